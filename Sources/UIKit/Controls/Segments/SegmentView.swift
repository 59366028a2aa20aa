/// The title or the image of a segment, and its background image.
final class SegmentView: UIView {
  private let label = UILabel()
  private let imageView = UIImageView()
  private let background = UIImageView()
  /// The distance of the content from the middle, in points.
  private var offset = CGPoint.zero

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    for view in [background, label, imageView] {
      view.isAccessibilityElement = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  // The keyboard comes to the control.
  override var standardRespondsToUserInteraction: Bool { false }

  /// Displays a segment.
  func show(
    _ segment: ControlSegment, attributes: [NSAttributedString.Key: Any], background: UIImage?,
    opacity: CGFloat, position: UIOffset
  ) {
    if let title = segment.title {
      if Set(attributes.keys).isSubset(of: [.font, .foregroundColor]) {
        label.text = title
        label.font = attributes[.font] as? UIFont
        label.textColor = attributes[.foregroundColor] as? UIColor
      } else {
        label.attributedText = NSAttributedString(string: title, attributes: attributes)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
      }
    } else {
      label.text = nil
    }
    let color = attributes[.foregroundColor] as? UIColor
    imageView.image = segment.image
    imageView.tintColor = color
    imageView.preferredSymbolConfiguration = (attributes[.font] as? UIFont).map {
      UIImage.SymbolConfiguration(font: $0)
    }
    self.background.image = background
    label.alpha = opacity
    imageView.alpha = opacity
    offset = CGPoint(
      x: segment.contentOffset.width + position.horizontal,
      y: segment.contentOffset.height + position.vertical)
    setNeedsLayout()
  }

  /// The width of the content.
  var contentWidth: CGFloat {
    imageView.image == nil
      ? label.sizeThatFits(.zero).width : imageView.sizeThatFits(.zero).width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    label.frame = bounds.offsetBy(dx: offset.x, dy: offset.y)
    let size = imageView.image == nil ? .zero : imageView.sizeThatFits(.zero)
    let scale = traitCollection.roundingScale
    imageView.frame = CGRect(
      x: PixelRounding.snapped(bounds.midX - size.width / 2 + offset.x, scale: scale),
      y: PixelRounding.snapped(bounds.midY - size.height / 2 + offset.y, scale: scale),
      width: size.width, height: size.height)
  }
}
