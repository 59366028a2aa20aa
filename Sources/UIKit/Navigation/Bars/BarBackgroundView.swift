/// The background of a bar: a blur, a color, an image, and a line at its edge.
@MainActor
final class BarBackgroundView: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let imageView = UIImageView()
  private let shadow = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    imageView.isAccessibilityElement = false
    imageView.clipsToBounds = true
    for part in [effectView, imageView, shadow] { addSubview(part) }
  }

  required init?(coder: NSCoder) {
    fatalError("The backgrounds of bars cannot be decoded; create a bar.")
  }

  /// Displays a background.
  func show(_ background: UIBarAppearance.Background) {
    effectView.effect = background.effect
    effectView.isHidden = background.effect == nil && background.color == nil
    effectView.contentView.backgroundColor = background.color
    imageView.image = background.image
    imageView.contentMode = background.imageContentMode
    imageView.isHidden = background.image == nil
    shadow.backgroundColor = background.shadowColor
    shadow.isHidden = background.shadowColor == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    imageView.frame = bounds
    let pixel = 1 / traitCollection.roundingScale
    shadow.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: pixel)
  }
}
