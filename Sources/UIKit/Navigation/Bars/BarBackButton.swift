/// The back button of a navigation bar: a chevron, or the image of an item. Before iOS 26, the
/// title of the screen before follows it, in place of a background.
@MainActor
final class BarBackButton: UIControl {
  /// The distance between the chevron and the title before iOS 26: chosen.
  private static let gap: CGFloat = 6

  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let standardImage = UIImage(systemName: "chevron.backward")
  /// The title, and a shorter one for a narrow bar.
  private var title: (String, short: String)?
  private var hasImage = false
  /// Called for a tap.
  var didTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    background.isUserInteractionEnabled = false
    background.clipsToBounds = true
    addSubview(background)
    for part in [imageView, titleLabel] {
      part.isAccessibilityElement = false
      addSubview(part)
    }
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 17, weight: .medium)
  }

  required init?(coder: NSCoder) {
    fatalError("The back buttons of bars cannot be decoded; create a navigation bar.")
  }

  /// Displays the image of an item, or else a chevron, in a color, and a title if the generation of
  /// the system has one.
  func show(_ image: UIImage?, title: (String, short: String)?, color: UIColor) {
    hasImage = image != nil
    self.title = title
    let image = image ?? standardImage
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = color
    titleLabel.textColor = color
    setNeedsLayout()
  }

  private var isAttached: Bool { traitCollection.metrics.navigationBar.look == .attached }

  /// The title in a width: the shorter one, or none, if there is no room.
  private func title(fitting width: CGFloat) -> (text: String, width: CGFloat)? {
    guard isAttached, !hasImage, let title else { return nil }
    for text in [title.0, title.short] where !text.isEmpty {
      let needed = NSAttributedString(string: text, attributes: [.font: titleLabel.font!])
        .size().width.rounded(.up)
      if needed <= width { return (text, needed) }
    }
    return nil
  }

  private var imageWidth: CGFloat { imageView.sizeThatFits(.zero).width.rounded(.up) }

  /// Returns the width of the button in a bar: the width of a circle, or of the chevron and the
  /// title.
  ///
  /// - Parameter room: The maximum width.
  func preferredWidth(height: CGFloat, room: CGFloat) -> CGFloat {
    guard isAttached else { return height }
    let room = room - imageWidth - Self.gap
    guard let title = title(fitting: room) else { return max(height, imageWidth) }
    return imageWidth + Self.gap + title.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.isHidden = isAttached
    background.frame = bounds
    background.layer.cornerRadius = bounds.height / 2
    guard isAttached else {
      titleLabel.isHidden = true
      imageView.frame = bounds
      return
    }
    let title = title(fitting: bounds.width - imageWidth - Self.gap)
    titleLabel.text = title?.text
    titleLabel.isHidden = title == nil
    imageView.frame = placed(CGRect(x: 0, y: 0, width: imageWidth, height: bounds.height))
    titleLabel.frame = placed(
      CGRect(
        x: imageWidth + Self.gap, y: 0, width: title?.width ?? 0, height: bounds.height))
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    setNeedsLayout()
  }

  override var isHighlighted: Bool {
    didSet { for part in [imageView, titleLabel] { part.alpha = isHighlighted ? 0.4 : 1 } }
  }

  override func send(_ events: Event, with event: UIEvent?) {
    super.send(events, with: event)
    if events.contains(.touchUpInside) { didTap?() }
  }

  override var standardIsAccessibilityElement: Bool { true }

  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.button)
  }
}
