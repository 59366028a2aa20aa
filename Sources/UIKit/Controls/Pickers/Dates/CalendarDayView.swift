/// A day of a calendar.
final class CalendarDayView: UIControl {
  private static let diameter: CGFloat = 44
  private let disk = UIView()
  private let label = UILabel()
  private var spoken = ""
  private var isToday = false
  var date = Date()

  init() {
    super.init(frame: .zero)
    disk.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(disk)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("The days of calendars cannot be decoded; create a UIDatePicker.")
  }

  /// Displays a day.
  func show(_ text: String, spoken: String, isToday: Bool, isSelected: Bool, isEnabled: Bool) {
    label.text = text
    self.spoken = spoken
    self.isToday = isToday
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    showColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    let tint: UIColor = tintColor
    label.font = .systemFont(ofSize: isSelected ? 22 : 20, weight: isSelected ? .medium : .regular)
    label.textColor =
      !isEnabled
      ? .quaternaryLabel
      : isSelected ? (isToday ? .white : tint) : isToday ? tint : .label
    disk.backgroundColor =
      isSelected ? (isToday ? tint : tint.withAlphaComponent(0.12)) : nil
    noteDrawingChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(Self.diameter, bounds.width, bounds.height)
    disk.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    disk.layer.cornerRadius = side / 2
    label.frame = bounds
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { sendActions(for: .primaryActionTriggered) }
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  override var standardIsAccessibilityElement: Bool { true }
  override var standardAccessibilityLabel: String? { spoken }
  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(isSelected ? [.button, .selected] : .button)
  }
}
