/// The button of an action of a swiped row.
@MainActor
final class SwipeActionButton: UIControl {
  /// The minimum width of a button (chosen).
  private static let leastWidth: CGFloat = 64
  private static let sideMargin: CGFloat = 16
  private static let gap: CGFloat = 4
  /// The height of a row from which images are displayed with their texts, as public reports say.
  private static let heightForBoth: CGFloat = 91

  let action: UIContextualAction
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)

  init(_ action: UIContextualAction, rowHeight: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    tintColor = .white
    imageView.image = action.image
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    imageView.isHidden = action.image == nil
    label.text = action.title
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.textAlignment = .center
    label.isHidden =
      action.title == nil || action.image != nil && rowHeight < Self.heightForBoth
    for view in [imageView, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.spokenName
  }

  required init?(coder: NSCoder) { nil }

  private var imageSize: CGSize { imageView.isHidden ? .zero : imageView.sizeThatFits(.zero) }
  private var labelSize: CGSize {
    label.isHidden ? .zero : label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// The width for the image and the text.
  var preferredWidth: CGFloat {
    let content = max(imageSize.width, labelSize.width).rounded(.up)
    return max(Self.leastWidth, content + 2 * Self.sideMargin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = traitCollection.metrics.list.cardRadius
    layer.cornerRadius = min(bounds.height, bounds.width, 2 * radius) / 2
    let (image, text) = (imageSize, labelSize)
    let gap = imageView.isHidden || label.isHidden ? 0 : Self.gap
    let top = (bounds.height - image.height - gap - text.height) / 2
    imageView.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    let width = min(text.width, max(0, bounds.width - Self.sideMargin))
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: top + image.height + gap, width: width,
      height: text.height)
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { layer.opacity = isHighlighted ? 0.7 : 1 } }
  }
}
