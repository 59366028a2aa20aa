/// The button of an item in a tab bar.
@MainActor
final class TabBarButton: UIControl, BarItemPresenter {
  let item: UITabBarItem
  /// Called after the item changed.
  var itemHasChanged: (() -> Void)?
  /// Called for a tap.
  var didTap: (() -> Void)?

  /// The colors that the bar has for the selected item and for the others.
  struct Colors: Equatable {
    var selected: UIColor
    var normal: UIColor
  }

  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let badge = TabBadgeView()
  private var style = UITabBarItemAppearance.Style.stacked
  private var appearance: UITabBarItemAppearance?
  private var colors = Colors(selected: .systemBlue, normal: .label)

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    imageView.isAccessibilityElement = false
    imageView.contentMode = .center
    titleLabel.isAccessibilityElement = false
    titleLabel.textAlignment = .center
    for part in [imageView, titleLabel, badge] { addSubview(part) }
    item.presenter = self
  }

  required init?(coder: NSCoder) {
    fatalError("The buttons of tab bars cannot be decoded; create an item.")
  }

  func itemDidChange() {
    updateContents()
    itemHasChanged?()
  }

  override func applyAppearance() {
    super.applyAppearance()
    item.applyAppearance(in: self)
    updateContents()
    superview?.setNeedsLayout()
  }

  // MARK: Contents

  /// Displays the item in an arrangement and an appearance.
  func show(
    style: UITabBarItemAppearance.Style, appearance: UITabBarItemAppearance, colors: Colors
  ) {
    self.style = style
    self.appearance = appearance
    self.colors = colors
    updateContents()
  }

  private var metrics: TabBarMetrics { traitCollection.metrics.tabBar }

  private var look: TabItemLook { appearance?.look(for: state) ?? TabItemLook() }

  private func updateContents() {
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    let look = look
    let color = look.iconColor ?? standardColor
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: metrics.symbolSize, weight: .medium)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = color
    titleLabel.show(item.title ?? "", titleAttributes(look, color))
    badge.isHidden = item.badgeValue == nil
    if let text = item.badgeValue {
      badge.show(
        text, look.badgeAttributes.merging(item.badgeTextAttributes(for: state) ?? [:]) { $1 },
        color: item.badgeColor ?? look.badgeColor ?? .systemRed,
        offset: look.badgeTitleOffset ?? .zero)
    }
    noteDrawingChange()
    setNeedsLayout()
  }

  private var standardColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return isSelected ? colors.selected : colors.normal
  }

  /// The attributes of the title: the standard ones, the appearance's, and the item's. As on iOS,
  /// titles do not grow with the user's text size.
  private func titleAttributes(
    _ look: TabItemLook, _ color: UIColor
  ) -> [NSAttributedString.Key: Any] {
    let size =
      style == .stacked ? metrics.titleSize : metrics.inlineTitleSize
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: isSelected ? .semibold : .medium),
      .foregroundColor: color,
    ]
    return
      standard
      .merging(look.titleAttributes) { $1 }
      .merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
  }

  // MARK: Layout

  /// The distance between a badge and the title beside it: chosen.
  private static let badgeGap: CGFloat = 2

  override func layoutSubviews() {
    super.layoutSubviews()
    let greatest = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let image = imageView.image?.size ?? .zero
    var title = titleLabel.sizeThatFits(greatest)
    title.width = min(title.width, max(0, bounds.width - 2 * metrics.itemMargin))
    var imageFrame = CGRect(origin: .zero, size: image)
    var titleFrame = CGRect(origin: .zero, size: title)
    let isLow = style != .stacked
    if isLow, image.width > 0 {
      // A title beside the image begins after the badge, whose middle is at the edge of the image.
      let overhang = badge.isHidden ? 0 : badge.preferredSize.width / 2 + Self.badgeGap
      let gap = max(metrics.inlineGap, overhang)
      title.width = min(
        title.width, max(0, bounds.width - image.width - gap - 2 * metrics.itemMargin))
      titleFrame.size = title
      let width = image.width + gap + title.width
      imageFrame.origin = CGPoint(
        x: (bounds.width - width) / 2, y: (bounds.height - image.height) / 2)
      titleFrame.origin = CGPoint(
        x: imageFrame.maxX + gap, y: (bounds.height - title.height) / 2)
      if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        imageFrame.origin.x = bounds.width - imageFrame.maxX
        titleFrame.origin.x = bounds.width - titleFrame.maxX
      }
    } else {
      // A lone image or title is in the middle.
      let middle = bounds.height / 2
      let hasTitle = !(item.title ?? "").isEmpty && !isLow
      let hasImage = image.width > 0 && !isLow
      imageFrame.origin = CGPoint(
        x: (bounds.width - image.width) / 2,
        y: (hasTitle ? metrics.imageMiddle : middle) - image.height / 2)
      titleFrame.origin = CGPoint(
        x: (bounds.width - title.width) / 2,
        y: (hasImage ? metrics.titleMiddle : middle) - title.height / 2)
    }
    place(imageFrame, titleFrame)
  }

  private func place(_ image: CGRect, _ title: CGRect) {
    let look = look
    let scale = traitCollection.roundingScale
    func snapped(_ rect: CGRect) -> CGRect {
      CGRect(
        x: PixelRounding.snapped(rect.minX, scale: scale),
        y: PixelRounding.snapped(rect.minY, scale: scale), width: rect.width, height: rect.height)
    }
    imageView.frame = snapped(image.inset(by: item.imageInsets))
    let own = item.titlePositionAdjustment
    let offset = own == .zero ? look.titleOffset ?? .zero : own
    titleLabel.frame = snapped(title.offsetBy(dx: offset.horizontal, dy: offset.vertical))
    let size = badge.preferredSize
    let shift = look.badgeOffset ?? .zero
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let corner = isRightToLeft ? image.minX - size.width / 2 : image.maxX - size.width / 2
    let x = min(max(corner, 0), max(bounds.width - size.width, 0))
    badge.frame = snapped(
      CGRect(x: x + shift.horizontal, y: max(0, image.minY - 5) + shift.vertical, size))
    badge.layoutIfNeeded()
  }

  // MARK: State

  override var isSelected: Bool { didSet { if isSelected != oldValue { updateContents() } } }

  override var isHighlighted: Bool {
    didSet {
      for part in [imageView, titleLabel] { part.alpha = isHighlighted && isEnabled ? 0.4 : 1 }
    }
  }

  override func send(_ events: Event, with event: UIEvent?) {
    super.send(events, with: event)
    if events.contains(.touchUpInside) { didTap?() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContents()
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }

  override var standardAccessibilityLabel: String? { item.accessibilityLabel }

  override var standardAccessibilityValue: String? { item.badgeValue }

  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.button)
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}
