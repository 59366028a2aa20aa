/// A day of a calendar.
final class CalendarDayView: UIControl {
  private static let diameter: CGFloat = 44
  private let disk = UIView()
  private let label = UILabel()
  private var spoken = ""
  private var isToday = false
  var date = Date()
  /// The design of the font of the number.
  var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { if fontDesign != oldValue { showColors() } }
  }
  private var decoration: UIView?
  private var decorationHeight: CGFloat = 0

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
    let font = UIFont.systemFont(
      ofSize: isSelected ? 22 : 20, weight: isSelected ? .medium : .regular)
    label.font =
      fontDesign == .default
      ? font
      : font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: 0) } ?? font
    label.textColor =
      !isEnabled
      ? .quaternaryLabel
      : isSelected ? (isToday ? .white : tint) : isToday ? tint : .label
    disk.backgroundColor =
      isSelected ? (isToday ? tint : tint.withAlphaComponent(0.12)) : nil
    noteDrawingChange()
  }

  /// Displays a view below the number, or removes it.
  ///
  /// - Parameter height: The height of decorations in the calendar, in points; 0 for a calendar
  ///   without decorations.
  func showDecoration(_ view: UIView?, height: CGFloat) {
    guard view != nil || decoration != nil || height != decorationHeight else { return }
    decoration?.removeFromSuperview()
    decoration = view
    decorationHeight = height
    if let view {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let number = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width,
      height: max(0, bounds.height - decorationHeight))
    let side = min(Self.diameter, number.width, number.height)
    disk.frame = CGRect(
      x: number.midX - side / 2, y: number.midY - side / 2, width: side, height: side)
    disk.layer.cornerRadius = side / 2
    label.frame = number
    guard let decoration else { return }
    let size = decoration.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let width = min(size.width, bounds.width)
    let height = min(size.height, decorationHeight)
    decoration.frame = CGRect(
      x: bounds.midX - width / 2, y: number.maxY + (decorationHeight - height) / 2, width: width,
      height: height)
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
