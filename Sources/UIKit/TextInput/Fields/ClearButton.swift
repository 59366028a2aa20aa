/// The button of a text field that removes the text.
final class ClearButton: UIControl {
  static let side: CGFloat = 19

  private let image = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))

  init(action: @escaping @MainActor () -> Void) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    image.tintColor = .tertiaryLabel
    image.contentMode = .scaleAspectFit
    addSubview(image)
    isAccessibilityElement = true
    accessibilityLabel = "Clear text"
    accessibilityTraits = .button
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Touches near the small button count.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
  }
}
