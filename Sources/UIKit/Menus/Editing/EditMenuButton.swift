/// A title in an edit menu.
final class EditMenuButton: UIControl {
  private static let padding: CGFloat = 15

  let title: String
  private let label = UILabel()
  private let line = UIView()

  init(
    title: String, isEnabled: Bool, isRed: Bool, hasLine: Bool, font: UIFont,
    choose: @escaping @MainActor () -> Void
  ) {
    self.title = title
    super.init(frame: .zero)
    self.isEnabled = isEnabled
    label.text = title
    label.font = font
    label.textAlignment = .center
    label.textColor = !isEnabled ? .tertiaryLabel : isRed ? .systemRed : .label
    line.backgroundColor = .separator
    line.isHidden = !hasLine
    addSubview(label)
    addSubview(line)
    isAccessibilityElement = true
    accessibilityLabel = title == "›" ? "More" : title == "‹" ? "Back" : title
    accessibilityTraits = .button
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("Edit menus cannot be decoded; create a UIEditMenuInteraction.")
  }

  /// Returns the width of a title with its distances from the sides.
  static func width(of title: String, font: UIFont) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = title
    return label.intrinsicContentSize.width.rounded(.up) + 2 * padding
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.insetBy(dx: 4, dy: 0)
    line.frame = CGRect(
      x: 0, y: 12, width: 1 / traitCollection.roundingScale, height: bounds.height - 24)
  }
}
