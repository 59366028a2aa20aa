/// A background in the shape of a capsule, with the buttons of items in front of it.
///
/// The material stands for the glass of iOS 26. Before it, there is no background.
@MainActor
final class BarPlatterView: UIView {
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private(set) var buttons: [BarButtonView] = []
  private var isVisible = true

  /// Creates a background with buttons, from the leading edge on.
  init(_ buttons: [BarButtonView], isVisible: Bool = true) {
    super.init(frame: .zero)
    self.isVisible = isVisible
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
    background.isHidden = !isVisible || metrics.look == .attached
    let isSingle = buttons.count == 1
    background.contentView.backgroundColor = isSingle ? buttons[0].ownBackgroundColor : nil
    for button in buttons {
      button.layer.cornerRadius = button.length / 2
      button.backgroundColor = isSingle ? nil : button.ownBackgroundColor
    }
  }

  private var metrics: NavigationBarMetrics { traitCollection.metrics.navigationBar }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if old.generation != traitCollection.generation { updateColors() }
  }

  /// The width of the background with its buttons.
  var preferredWidth: CGFloat {
    let widths = buttons.reduce(0) { $0 + $1.preferredWidth }
    let metrics = metrics
    return widths + CGFloat(buttons.count - 1) * metrics.itemSpacing + 2 * metrics.itemMargin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.layer.cornerRadius = bounds.height / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let metrics = metrics
    let margin = metrics.itemMargin
    var x = margin
    // Before iOS 26, items are lower than the bar.
    let top =
      metrics.look == .floating ? margin : max(0, (bounds.height - metrics.itemLength) / 2)
    // In a bar that is too narrow, the last button gives way.
    let end = max(bounds.width - margin, margin)
    for button in buttons {
      let width = max(0, min(button.preferredWidth, end - x))
      button.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: top, width: width,
        height: max(0, bounds.height - 2 * top))
      x += width + metrics.itemSpacing
    }
  }
}
