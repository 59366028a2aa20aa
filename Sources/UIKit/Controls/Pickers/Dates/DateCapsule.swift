/// The date or the time of a compact date picker, which opens a calendar or wheels.
///
/// The text has 12 points at the sides and 7 above and below (`dp-ip16-sizes`).
final class DateCapsule: UIControl {
  private static let padding = CGSize(width: 12, height: 7)
  private let label = UILabel()
  private let spokenName: String

  /// Creates a capsule with the name that assistive technology reads before its text.
  init(name: String) {
    spokenName = name
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    addSubview(label)
    showColors()
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of date pickers cannot be decoded; create a UIDatePicker.")
  }

  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      noteDrawingChange()
    }
  }

  /// The least size for the text.
  var fittingSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(
      width: size.width + 2 * Self.padding.width, height: size.height + 2 * Self.padding.height)
  }

  /// A Boolean value that indicates whether the calendar or the wheels of the capsule are open.
  var isOpen = false { didSet { showColors() } }

  override var isEnabled: Bool { didSet { showColors() } }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { sendActions(for: .primaryActionTriggered) }
  }

  override func respond(to key: ControlKey) -> Bool {
    guard key == .activate else { return false }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  override var takesArrows: Bool { true }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .primaryActionTriggered)
    return true
  }

  override var standardIsAccessibilityElement: Bool { true }
  override var standardAccessibilityLabel: String? { spokenName }
  override var standardAccessibilityValue: String? { label.text }
  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.button)
  }
}
