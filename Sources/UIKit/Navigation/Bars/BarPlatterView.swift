/// A background in the shape of a capsule, with the buttons of items in front of it.
///
/// The material stands for the glass of iOS 26.
@MainActor
final class BarPlatterView: UIView {
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private(set) var buttons: [BarButtonView] = []

  /// Creates a background with buttons, from the leading edge on.
  init(_ buttons: [BarButtonView], isVisible: Bool = true) {
    super.init(frame: .zero)
    background.isHidden = !isVisible
    background.isUserInteractionEnabled = false
    background.clipsToBounds = true
    addSubview(background)
    self.buttons = buttons
    for button in buttons { addSubview(button) }
    updateColors()
  }

  required init?(coder: NSCoder) {
    fatalError("The backgrounds of bar items cannot be decoded; create an item.")
  }

  /// Shows the colors of a single item.
  func updateColors() {
    let isSingle = buttons.count == 1
    background.contentView.backgroundColor = isSingle ? buttons[0].ownBackgroundColor : nil
    for button in buttons {
      button.layer.cornerRadius = button.length / 2
      button.backgroundColor = isSingle ? nil : button.ownBackgroundColor
    }
  }

  /// The width of the background with its buttons.
  var preferredWidth: CGFloat {
    let widths = buttons.reduce(0) { $0 + $1.preferredWidth }
    return widths + CGFloat(buttons.count - 1) * NavigationBarMetrics.itemSpacing
      + 2 * NavigationBarMetrics.itemMargin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.layer.cornerRadius = bounds.height / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = NavigationBarMetrics.itemMargin
    var x = margin
    // In a bar that is too narrow, the last button gives way.
    let end = max(bounds.width - margin, margin)
    for button in buttons {
      let width = max(0, min(button.preferredWidth, end - x))
      button.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: margin, width: width,
        height: max(0, bounds.height - 2 * margin))
      x += width + NavigationBarMetrics.itemSpacing
    }
  }
}

/// The back button of a navigation bar: a chevron, or the image of an item.
@MainActor
final class BarBackButton: UIControl {
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let imageView = UIImageView()
  private let standardImage = UIImage(systemName: "chevron.backward")
  /// Called for a tap.
  var didTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    background.isUserInteractionEnabled = false
    background.clipsToBounds = true
    addSubview(background)
    imageView.isAccessibilityElement = false
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 17, weight: .medium)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    fatalError("The back buttons of bars cannot be decoded; create a navigation bar.")
  }

  /// Displays the image of an item, or else a chevron, in a color.
  func show(_ image: UIImage?, color: UIColor) {
    let image = image ?? standardImage
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.layer.cornerRadius = bounds.height / 2
    imageView.frame = bounds
  }

  override var isHighlighted: Bool { didSet { imageView.alpha = isHighlighted ? 0.4 : 1 } }

  override func send(_ events: Event, with event: UIEvent?) {
    super.send(events, with: event)
    if events.contains(.touchUpInside) { didTap?() }
  }

  override var standardIsAccessibilityElement: Bool { true }

  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.button)
  }
}
