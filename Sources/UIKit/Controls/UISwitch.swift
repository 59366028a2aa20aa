/// A control with two states, on and off, that the user changes by a tap or a drag.
///
/// The size follows iOS 26: 61 by 28 points, with 2 points beside it at the right
/// (`ip26-nav-inline`, `ip26-nav-overflow`); on a device with an earlier system, 51 by 31. The
/// knob, its distance from the edge and the duration of its movement are chosen.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var metrics: SwitchMetrics { traitCollection.metrics.switches }

  private let track = UIView()
  private let knob = UIView()
  /// The displayed state: during a drag, the state of the finger's side.
  private var shownState = false
  /// A Boolean value that indicates whether the current touch has moved the knob.
  private var wasDragged = false

  /// Creates a switch. Of the frame, the origin is used: the size is fixed.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin, size: UIScreen.main.traitCollection.metrics.switches.frame))
    setUp()
  }

  /// Creates a switch of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = metrics.frame
    setUp()
    decodeSwitch(from: coder)
  }

  private func setUp() {
    track.isUserInteractionEnabled = false
    knob.isUserInteractionEnabled = false
    addSubview(track)
    addSubview(knob)
    showState()
  }

  // MARK: State

  /// A Boolean value that indicates whether the switch is on. The default is `false`. Setting it
  /// sends no actions.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }
  private var storedIsOn = false

  /// Sets the state, without sending actions.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    show(on, animated: animated)
    noteDrawingChange()
  }

  // MARK: Colors

  /// The color of the track while the switch is on; `nil`, the default, for the system's green.
  open var onTintColor: UIColor? {
    didSet {
      noteAssigned(.onTintColor)
      showState()
    }
  }
  /// The color of the knob; `nil`, the default, for white.
  open var thumbTintColor: UIColor? {
    didSet {
      noteAssigned(.thumbTintColor)
      showState()
    }
  }

  private func show(_ on: Bool, animated: Bool) {
    guard on != shownState else { return }
    shownState = on
    guard animated else { return showState() }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) { self.showState() }
  }

  /// Gives the track and the knob their colors and places.
  private func showState() {
    track.backgroundColor = shownState ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    let opacity: CGFloat = isEnabled ? 1 : 0.5
    track.alpha = opacity
    knob.alpha = opacity
    let metrics = metrics
    track.frame = CGRect(origin: bounds.origin, size: metrics.track)
    track.layer.cornerRadius = metrics.track.height / 2
    knob.layer.cornerRadius = metrics.knob.height / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isAtRight = shownState != isRightToLeft
    let size = metrics.knob
    knob.frame = CGRect(
      x: isAtRight
        ? track.frame.maxX - metrics.knobMargin - size.width
        : track.frame.minX + metrics.knobMargin,
      y: track.frame.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { showState() } }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasDragged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share = (touch.location(in: self).x - track.frame.minX) / track.frame.width
    let progress = isRightToLeft ? 1 - share : share
    // The finger is in the last quarter of the other side.
    if shownState ? progress < 0.25 : progress > 0.75 {
      wasDragged = true
      show(!shownState, animated: true)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let new: Bool
    if wasDragged {
      new = shownState
    } else {
      new = isTouchInside ? !storedIsOn : storedIsOn
    }
    guard new != storedIsOn else { return }
    setOn(new, animated: true)
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    show(storedIsOn, animated: true)
  }

  override var keptValue: UserValue? { .number(storedIsOn ? 1 : 0) }

  override func change(to value: UserValue) {
    guard case .number(let number) = value else { return }
    setOn(number != 0, animated: false)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  // MARK: Sizes

  /// The size of the switch without the points at the right: 61 by 28 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: metrics.frame.width - metrics.rightInset, height: metrics.frame.height)
  }

  /// Returns the size of the switch, 68 by 30 points, whatever the offered size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.frame }

  /// 2 points at the right.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: metrics.rightInset)
  }

  override var huggedLengths: HuggedLengths { .fixedSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showState()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    guard old.generation != traitCollection.generation else { return }
    bounds.size = metrics.frame
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Accessibility

  /// Turns the switch on or off as a tap does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, isUserInteractionEnabled else { return false }
    setOn(!storedIsOn, animated: true)
    send([.valueChanged, .primaryActionTriggered], with: nil)
    return true
  }

  override var standardIsAccessibilityElement: Bool { true }

  /// `1` for a switch that is on, otherwise `0`.
  override var standardAccessibilityValue: String? { storedIsOn ? "1" : "0" }

  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union([.button, .toggleButton])
  }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.onTintColor, \UISwitch.onTintColor),
      .init(.thumbTintColor, \UISwitch.thumbTintColor),
    ]
  }
}
