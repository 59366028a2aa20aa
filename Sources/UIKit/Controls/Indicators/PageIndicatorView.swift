/// The mark of one page in a page control: a dot, or an image.
final class PageIndicatorView: UIView {
  static let side: CGFloat = 10
  private static let dotSide: CGFloat = 8

  private let dot = UIView()
  private let imageView = UIImageView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    dot.layer.cornerRadius = Self.dotSide / 2
    imageView.isAccessibilityElement = false
    addSubview(dot)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the size of the mark.
  static func size(of image: UIImage?) -> CGSize {
    let size = image?.size ?? .zero
    return CGSize(width: max(size.width, side), height: max(size.height, side))
  }

  func show(_ image: UIImage?, color: UIColor) {
    dot.isHidden = image != nil
    dot.backgroundColor = color
    imageView.image = image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(
      x: bounds.midX - Self.dotSide / 2, y: bounds.midY - Self.dotSide / 2, width: Self.dotSide,
      height: Self.dotSide)
    let size = imageView.image?.size ?? .zero
    imageView.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
