/// A control with two buttons that decrease and increase a value.
///
/// The size follows iOS 26: 94 by 32 points (`se26-stepper`), and the defaults are recorded
/// (`cat26-stepper`). Colors, the moment of a step, and the times of repeated ones are chosen.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)

  let parts = StepperParts()
  var images = StepperImages()
  var pressed = StepperPress()

  /// Creates a stepper at the origin of a frame. Its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a stepper of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
    setUp()
    decodeStepper(from: coder)
  }

  private func setUp() {
    parts.add(to: self)
    showButtons()
  }

  // MARK: Values

  /// The value, which is clamped to the range. The default is 0. Setting it sends no actions.
  open var value: Double {
    get { storedValue }
    set {
      storedValue =
        newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      showButtons()
    }
  }
  private var storedValue = 0.0

  /// The minimum value. The default is 0. A minimum above the maximum also becomes the maximum.
  ///
  /// [Apple documentation](https://developer.apple.com/documentation/uikit/uistepper)
  open var minimumValue: Double {
    get { storedMinimum }
    set {
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      value = storedValue
    }
  }
  private var storedMinimum = 0.0

  /// The maximum value. The default is 100. A maximum below the minimum also becomes the minimum.
  ///
  /// [Apple documentation](https://developer.apple.com/documentation/uikit/uistepper)
  open var maximumValue: Double {
    get { storedMaximum }
    set {
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      value = storedValue
    }
  }
  private var storedMaximum = 100.0

  /// The amount by which a step changes the value. The default is 1.
  ///
  /// - Precondition: It is above 0; otherwise UIKit also raises an exception.
  open var stepValue = 1.0 {
    didSet {
      require(
        stepValue > 0, "A stepper cannot step by \(stepValue); set a step value above zero.")
    }
  }

  /// A Boolean value that indicates whether `valueChanged` is sent for every step, and not only at
  /// the end of a touch. The default is `true`.
  open var isContinuous = true
  /// A Boolean value that indicates whether a button that is held repeats its step. The default is
  /// `true`.
  open var autorepeat = true
  /// A Boolean value that indicates whether a step beyond an end of the range leads to the other
  /// end. The default is `false`.
  open var wraps = false { didSet { showButtons() } }

  // MARK: Images

  /// Sets the image behind the buttons for a state, in place of the standard background.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.background[state] = image
    showButtons()
  }
  /// Returns the image behind the buttons for a state, or else for the normal state.
  open func backgroundImage(for state: State) -> UIImage? { images.background[state] }

  /// Sets the image between the buttons in two states, in place of a line.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    images.dividers[SegmentBoundary(left: leftState, right: rightState)] = image
    showButtons()
  }
  /// Returns the image that was set between the buttons in two states.
  open func dividerImage(
    forLeftSegmentState state: State, rightSegmentState: State
  ) -> UIImage? {
    images.dividers[SegmentBoundary(left: state, right: rightSegmentState)]
  }

  /// Sets the image of the button that increases the value, for a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increment[state] = image
    showButtons()
  }
  /// Returns the image of the button that increases the value for a state, or else for the normal
  /// state. The default is a plus sign.
  open func incrementImage(for state: State) -> UIImage? { images.increment[state] }

  /// Sets the image of the button that decreases the value, for a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrement[state] = image
    showButtons()
  }
  /// Returns the image of the button that decreases the value for a state, or else for the normal
  /// state. The default is a minus sign.
  open func decrementImage(for state: State) -> UIImage? { images.decrement[state] }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { showButtons() } } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showButtons()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginPress(at: touch.location(in: self))
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    movePress(to: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endPress(with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    cancelPress(with: event)
  }

  override var takesArrows: Bool { true }

  override func respond(to key: ControlKey) -> Bool {
    guard key.step != 0 else { return false }
    if step(by: key.step) { sendChange(with: nil) }
    return true
  }

  func sendChange(with event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  override var keptValue: UserValue? { .number(storedValue) }

  override func change(to value: UserValue) {
    guard case .number(let number) = value else { return }
    self.value = number
    sendChange(with: nil)
  }

  // MARK: Sizes

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the size of the stepper, 94 by 32 points, whatever the offered size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override var huggedLengths: HuggedLengths { .fixedSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeButtons()
  }

  // MARK: Accessibility

  /// The value without needless digits.
  override var standardAccessibilityValue: String? { PlainNumber.text(value) }
}
