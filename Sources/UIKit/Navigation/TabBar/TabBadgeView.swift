/// The badge of an item of a tab bar: a text in a capsule.
@MainActor
final class TabBadgeView: UIView {
  private let label = UILabel()
  private var textOffset = UIOffset.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.isAccessibilityElement = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("The badges of tab bars cannot be decoded; create an item with a badge.")
  }

  /// Displays a text.
  func show(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], color: UIColor, offset: UIOffset
  ) {
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: traitCollection.metrics.tabBar.badgeTextSize),
      .foregroundColor: UIColor.white,
    ]
    label.show(text, standard.merging(attributes) { $1 })
    backgroundColor = color
    textOffset = offset
    setNeedsLayout()
  }

  /// The size of the badge for its text: no narrower than high.
  var preferredSize: CGSize {
    let text = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let height = max(traitCollection.metrics.tabBar.badgeHeight, text.height.rounded(.up))
    return CGSize(width: max(height, (text.width + height / 2).rounded(.up)), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }
}
