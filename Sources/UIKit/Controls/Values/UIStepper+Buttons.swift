/// The images of a stepper by the states of its buttons.
struct StepperImages {
  var background = ControlStateValues<UIImage>()
  var increment = ControlStateValues<UIImage>()
  var decrement = ControlStateValues<UIImage>()
  var dividers: [SegmentBoundary: UIImage] = [:]
}

/// The touch of a button.
struct StepperPress {
  /// The direction of the button in which the touch began; 0 for none.
  var direction = 0
  /// A Boolean value that indicates whether the touch is in that button.
  var isInside = false
  /// The number of steps that the touch has repeated.
  var repeats = 0
  var timer: ClockTimer?
  /// A Boolean value that indicates whether a change of the value was not sent yet.
  var hasUnsentChange = false
}

/// The views of a stepper.
@MainActor
final class StepperParts {
  /// A button.
  final class Button: UIView {
    let background = UIImageView()
    let imageView = UIImageView()

    init(label: String) {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isAccessibilityElement = true
      accessibilityLabel = label
      clipsToBounds = true
      for view in [background, imageView] {
        view.isAccessibilityElement = false
        view.contentMode = view === imageView ? .center : .scaleToFill
        addSubview(view)
      }
    }

    required init?(coder: NSCoder) { nil }

    // The keyboard comes to the control.
    override var standardRespondsToUserInteraction: Bool { false }

    override func layoutSubviews() {
      super.layoutSubviews()
      background.frame = bounds
      imageView.frame = bounds
    }
  }

  let decrement = Button(label: "Decrement")
  let increment = Button(label: "Increment")
  let divider = UIImageView()

  func add(to stepper: UIStepper) {
    for view in [decrement, increment, divider] { stepper.addSubview(view) }
    divider.isAccessibilityElement = false
  }
}

/// The appearance of a stepper's buttons, and its steps.
extension UIStepper {
  private static let dividerSize = CGSize(width: 1, height: 18)
  private static let minus = UIImage(systemName: "minus")
  private static let plus = UIImage(systemName: "plus")
  /// The time of a touch before its first repeated step, and between the first and the later ones.
  private static let repeatDelay: TimeInterval = 0.5
  private static let firstInterval: TimeInterval = 0.25
  private static let interval: TimeInterval = 0.1
  /// The number of steps after which they follow each other faster.
  private static let slowSteps = 4

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func canStep(by direction: Int) -> Bool {
    minimumValue < maximumValue
      && (wraps || (direction > 0 ? value < maximumValue : value > minimumValue))
  }

  private func state(of direction: Int) -> State {
    var state = State.normal
    if pressed.direction == direction, pressed.isInside { state.insert(.highlighted) }
    if !isEnabled || !canStep(by: direction) { state.insert(.disabled) }
    return state
  }

  // MARK: Appearance

  func showButtons() {
    show(parts.decrement, state(of: -1), images.decrement, standard: Self.minus)
    show(parts.increment, state(of: 1), images.increment, standard: Self.plus)
    let states = [state(of: -1), state(of: 1)]
    let boundary = SegmentBoundary(
      left: states[isRightToLeft ? 1 : 0], right: states[isRightToLeft ? 0 : 1])
    let image =
      images.dividers[boundary]
      ?? images.dividers[SegmentBoundary(left: .normal, right: .normal)]
    parts.divider.image = image
    parts.divider.backgroundColor = image == nil ? .separator : nil
    noteDrawingChange()
    setNeedsLayout()
  }

  private func show(
    _ button: StepperParts.Button, _ state: State, _ own: ControlStateValues<UIImage>,
    standard: UIImage?
  ) {
    let isDisabled = state.contains(.disabled)
    let image = own[state]
    button.imageView.image = image ?? standard
    button.imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17)
    button.imageView.tintColor = isDisabled ? .tertiaryLabel : .label
    button.background.image = images.background[state]
    let isPressed = state.contains(.highlighted) && !isDisabled
    button.backgroundColor =
      button.background.image != nil ? nil : isPressed ? .systemFill : .tertiarySystemFill
    button.accessibilityTraits = isDisabled ? [.button, .notEnabled] : .button
    button.accessibilityValue = accessibilityValue
  }

  func placeButtons() {
    let half = bounds.width / 2
    let left = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    let right = left.offsetBy(dx: half, dy: 0)
    parts.decrement.frame = isRightToLeft ? right : left
    parts.increment.frame = isRightToLeft ? left : right
    let leftCorners: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    let rightCorners: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    for button in [parts.decrement, parts.increment] {
      let isPlain = button.background.image == nil
      button.layer.cornerRadius = isPlain ? bounds.height / 2 : 0
      button.layer.maskedCorners = button.frame.minX == 0 ? leftCorners : rightCorners
    }
    let size =
      parts.divider.image.map { CGSize(width: $0.size.width, height: bounds.height) }
      ?? Self.dividerSize
    parts.divider.frame = CGRect(
      x: half - size.width / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  // MARK: Steps

  /// Changes the value by a step.
  ///
  /// - Returns: A Boolean value that indicates whether the value changed.
  func step(by direction: Int) -> Bool {
    guard isEnabled, canStep(by: direction) else { return false }
    let new = value + Double(direction) * stepValue
    let before = value
    if wraps, new > maximumValue {
      value = minimumValue
    } else if wraps, new < minimumValue {
      value = maximumValue
    } else {
      value = new
    }
    return value != before
  }

  private func direction(at place: CGPoint) -> Int {
    (place.x < bounds.midX) == isRightToLeft ? 1 : -1
  }

  func beginPress(at place: CGPoint) {
    pressed = StepperPress(direction: direction(at: place), isInside: true)
    showButtons()
    if autorepeat { waitForRepeat(Self.repeatDelay) }
  }

  func movePress(to place: CGPoint) {
    let isInside = isTouchInside && direction(at: place) == pressed.direction
    guard isInside != pressed.isInside else { return }
    pressed.isInside = isInside
    showButtons()
  }

  private func waitForRepeat(_ delay: TimeInterval) {
    pressed.timer = owningWindow?.animationClock.schedule(after: delay) { [weak self] in
      self?.repeatStep()
    }
  }

  private func repeatStep() {
    pressed.timer = nil
    guard isTracking else { return }
    if pressed.isInside {
      pressed.repeats += 1
      takeStep(with: nil)
    }
    // The action may have ended the touch.
    guard isTracking else { return }
    waitForRepeat(pressed.repeats < Self.slowSteps ? Self.firstInterval : Self.interval)
  }

  private func takeStep(with event: UIEvent?) {
    guard step(by: pressed.direction) else { return }
    if isContinuous { sendChange(with: event) } else { pressed.hasUnsentChange = true }
  }

  /// Ends a touch: one that has repeated nothing makes its step.
  func endPress(with event: UIEvent?) {
    if pressed.isInside, pressed.repeats == 0 { takeStep(with: event) }
    finishPress(with: event)
  }

  func cancelPress(with event: UIEvent?) { finishPress(with: event) }

  private func finishPress(with event: UIEvent?) {
    let last = pressed
    if let timer = last.timer { owningWindow?.animationClock.cancel(timer) }
    pressed = StepperPress()
    showButtons()
    if last.hasUnsentChange { sendChange(with: event) }
  }
}
