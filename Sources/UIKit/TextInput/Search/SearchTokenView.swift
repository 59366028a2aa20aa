/// The capsule of a search token. Its appearance is chosen.
final class SearchTokenView: UIView {
  static let spacing: CGFloat = 4
  private static let padding: CGFloat = 8
  private static let iconSide: CGFloat = 16
  private static let verticalPadding: CGFloat = 3

  let token: UISearchToken
  private let icon = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  /// The background color if the token is not selected.
  var color = UIColor.secondarySystemFill { didSet { updateColors() } }
  /// A Boolean value that indicates whether the next press of the delete key removes the token.
  var isSelected = false { didSet { updateColors() } }

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    icon.image = token.icon
    icon.contentMode = .scaleAspectFit
    label.text = token.text
    if token.icon != nil { addSubview(icon) }
    addSubview(label)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  private func updateColors() {
    backgroundColor = isSelected ? tintColor : color
    label.textColor = isSelected ? .white : .label
    icon.tintColor = isSelected ? .white : nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  /// The font of the text.
  var font: UIFont {
    get { label.font }
    set { if newValue != label.font { label.font = newValue } }
  }

  private var textStart: CGFloat {
    Self.padding + (token.icon == nil ? 0 : Self.iconSide + Self.spacing)
  }

  /// The size of the whole text with the icon and the margins.
  var fullSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: textStart + text.width + Self.padding, height: text.height + 2 * Self.verticalPadding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ rect: CGRect) -> CGRect { isRightToLeft ? rect.mirrored(in: bounds) : rect }
    icon.frame = placed(
      CGRect(
        x: Self.padding, y: (bounds.height - Self.iconSide) / 2, width: Self.iconSide,
        height: Self.iconSide))
    label.frame = placed(
      CGRect(
        x: textStart, y: 0, width: max(0, bounds.width - textStart - Self.padding),
        height: bounds.height))
  }
}
