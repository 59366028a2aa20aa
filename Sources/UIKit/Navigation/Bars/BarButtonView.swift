/// The button of an item in a bar.
@MainActor
final class BarButtonView: UIControl, BarItemPresenter {
  let item: UIBarButtonItem
  /// The appearance of titles.
  var appearance: UIBarButtonItemAppearance? { didSet { updateContents() } }
  /// The color of contents of items without one of their own.
  var contentColor = UIColor.label { didSet { updateContents() } }
  /// The minimum width, which is also the height: the bar's.
  var length: CGFloat {
    get { storedLength ?? traitCollection.metrics.navigationBar.itemLength }
    set { storedLength = newValue }
  }
  private var storedLength: CGFloat?
  /// Called after the item changed.
  var itemHasChanged: (() -> Void)?

  private let titleLabel = UILabel()
  private let imageView = UIImageView()

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    titleLabel.isAccessibilityElement = false
    titleLabel.textAlignment = .center
    imageView.isAccessibilityElement = false
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17)
    addSubview(titleLabel)
    addSubview(imageView)
    item.presenter = self
    updateContents()
  }

  required init?(coder: NSCoder) {
    fatalError("The buttons of bars cannot be decoded; create an item.")
  }

  func itemDidChange() {
    updateContents()
    itemHasChanged?()
  }

  override func applyAppearance() {
    super.applyAppearance()
    item.applyAppearance(in: self)
    updateContents()
    (superview as? BarPlatterView)?.updateColors()
    superview?.setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  // MARK: Contents

  private var ownView: UIView? { item.customView }

  private func updateContents() {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    updateMenu()
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    if let ownView {
      if ownView.superview !== self { addSubview(ownView) }
      titleLabel.isHidden = true
      imageView.isHidden = true
      return setNeedsLayout()
    }
    let image = item.image
    imageView.isHidden = image == nil
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = shownColor
    titleLabel.isHidden = image != nil
    if image == nil { titleLabel.show(item.title ?? "", titleAttributes) }
    let opacity: CGFloat = isHighlighted && isEnabled ? 0.4 : 1
    imageView.alpha = opacity
    titleLabel.alpha = opacity
    noteDrawingChange()
    setNeedsLayout()
  }

  /// The color of the contents in the present state.
  private var shownColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return item.style == .prominent && isFloating ? .white : item.tintColor ?? contentColor
  }

  /// The attributes of the title in the present state: the standard ones, the bar appearance's, and
  /// the item's.
  private var titleAttributes: [NSAttributedString.Key: Any] {
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: metrics.textSize(in: traitCollection),
        weight: item.style == .prominent ? .semibold : .regular),
      .foregroundColor: shownColor,
    ]
    return
      standard
      .merging(appearance?.titleAttributes(for: state) ?? [:]) { $1 }
      .merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
  }

  /// A Boolean value that indicates whether items have backgrounds.
  private var isFloating: Bool { metrics.look == .floating }

  /// The color of the background of the item alone; `nil` for none.
  var ownBackgroundColor: UIColor? {
    if item.style == .prominent, item.customView == nil, isFloating {
      return item.isEnabled ? item.tintColor ?? tintColor : .tertiarySystemFill
    }
    return item.isSelected ? .secondarySystemFill : nil
  }

  // MARK: Size

  /// The width of the item in a bar.
  var preferredWidth: CGFloat {
    if item.width > 0 { return item.width }
    if let ownView { return max(length, ownView.sizeInBar.width) }
    let padding = item.image == nil ? metrics.titlePadding : metrics.itemPadding
    return max(length, contentWidth + 2 * padding)
  }

  private var metrics: NavigationBarMetrics { traitCollection.metrics.navigationBar }

  private var contentWidth: CGFloat {
    if item.image != nil { return imageView.sizeThatFits(.zero).width.rounded(.up) }
    let titles = (item.possibleTitles ?? []).union([item.title ?? ""])
    let attributes = titleAttributes
    let widths = titles.map {
      NSAttributedString(string: $0, attributes: attributes).size().width
    }
    return (widths.max() ?? 0).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = bounds
    if let ownView {
      let size = ownView.sizeInBar
      ownView.frame = CGRect(
        x: PixelRounding.snapped((bounds.width - size.width) / 2, scale: scale),
        y: PixelRounding.snapped((bounds.height - size.height) / 2, scale: scale),
        width: size.width, height: size.height)
      return
    }
    imageView.frame = bounds.inset(by: item.imageInsets)
    let offset = appearance?.titleOffset(for: state) ?? .zero
    titleLabel.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  private var scale: CGFloat { traitCollection.roundingScale }

  // MARK: State

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { updateContents() } } }

  override func send(_ events: Event, with event: UIEvent?) {
    let isTap = events.contains(.touchUpInside)
    super.send(isTap ? events.union(.primaryActionTriggered) : events, with: event)
    if isTap { item.perform(with: event) }
  }

  // MARK: Menus

  private weak var shownMenu: UIMenu?

  private func updateMenu() {
    isContextMenuInteractionEnabled = item.menu != nil && item.customView == nil
    showsMenuAsPrimaryAction = item.opensMenuAtTouch
    guard item.menu !== shownMenu else { return }
    shownMenu = item.menu
    contextMenuInteraction?.replaceOpenMenu(by: item.menu)
  }

  override var menuSender: AnyObject { item }

  override func menuWillPerform(_ leaf: any MenuLeafElement, in menu: UIMenu) {
    item.selectionDidChange(to: leaf)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if old.generation != traitCollection.generation
      || old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      updateContents()
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContents()
    itemHasChanged?()
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { item.customView == nil }

  override var standardAccessibilityLabel: String? { item.accessibilityLabel }

  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.button)
  }
}

extension UIView {
  /// The size of a view of the app's in a bar: the size that its constraints determine, or else the
  /// result of `sizeThatFits(_:)`, or else the size of its frame; no higher than the bar.
  var sizeInBar: CGSize {
    let room = traitCollection.metrics.navigationBar.contentHeight(in: traitCollection)
    var size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width <= 0 || size.height <= 0 {
      let intrinsic = intrinsicContentSize
      if size.width <= 0 { size.width = max(0, intrinsic.width) }
      if size.height <= 0 { size.height = max(0, intrinsic.height) }
    }
    if size.width <= 0 { size.width = bounds.width }
    if size.height <= 0 { size.height = bounds.height }
    return CGSize(width: size.width, height: min(size.height, room))
  }
}

extension UILabel {
  /// Displays a text with attributes.
  func show(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let breaking = lineBreakMode
    let alignment = textAlignment
    attributedText = NSAttributedString(string: text, attributes: attributes)
    lineBreakMode = breaking
    textAlignment = alignment
  }
}
