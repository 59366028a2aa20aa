/// A bar at the bottom of a screen with items and a selected item.
///
/// The items are in front of a common background in the shape of a capsule, as on iOS 26. On a
/// device with an earlier system, they divide the width of the bar, which has a background. The bar
/// of a tab bar controller has the items of its view controllers. A bar of the app's own has items
/// that the app sets, and a delegate.
@preconcurrency @MainActor
open class UITabBar: UIView, BarAppearanceOwner {
  /// The tab bar controller of the bar; `nil` for a bar of the app's own.
  weak var owner: (any TabBarOwner)?
  private let background = BarBackgroundView()
  private let platter = UIVisualEffectView(
    effect: UIBlurEffect(style: .systemThickMaterial))
  private let selection = UIView()
  private(set) var buttons: [TabBarButton] = []
  private var shownItems: [UITabBarItem] = []

  /// Creates a bar with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeTabBar(from: coder)
  }

  private func setUp() {
    platter.isUserInteractionEnabled = false
    platter.clipsToBounds = true
    selection.isUserInteractionEnabled = false
    for part in [background, platter, selection] { addSubview(part) }
    update()
  }

  // MARK: Items

  /// The delegate.
  ///
  /// - Precondition: The bar isn't managed by a tab bar controller; otherwise UIKit also raises an
  ///   exception.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet { requireOwnBar("The delegate") }
  }

  /// The items, from the leading edge on; `nil`, the default, for none.
  ///
  /// - Precondition: The bar isn't managed by a tab bar controller; otherwise UIKit also raises an
  ///   exception.
  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. Animated, the buttons are cross-dissolved.
  ///
  /// - Precondition: The bar isn't managed by a tab bar controller; otherwise UIKit also raises an
  ///   exception.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    requireOwnBar("The items")
    show(items ?? [], animated: animated)
  }

  /// The selected item; `nil`, the default, for none. Setting it does not call the delegate.
  ///
  /// - Precondition: The bar isn't managed by a tab bar controller; otherwise UIKit also raises an
  ///   exception.
  open weak var selectedItem: UITabBarItem? {
    get { shownSelection }
    set {
      requireOwnBar("The selected item")
      select(newValue)
    }
  }
  private weak var shownSelection: UITabBarItem?

  private func requireOwnBar(_ what: String) {
    require(
      owner == nil,
      "\(what) of the tab bar of a tab bar controller cannot be set; set the view controllers, the "
        + "selection or the delegate of the controller.")
  }

  /// Displays items. Buttons of items that stay are kept.
  func show(_ items: [UITabBarItem], animated: Bool) {
    let change = { [self] in
      let old = buttons
      shownItems = items
      if owner == nil, !items.contains(where: { $0 === shownSelection }) { shownSelection = nil }
      buttons = items.map { item in old.first { $0.item === item } ?? makeButton(item) }
      for button in old where !buttons.contains(button) { button.removeFromSuperview() }
      for button in buttons { addSubview(button) }
      update()
    }
    guard animated, window != nil else { return change() }
    UIView.transition(
      with: self, duration: 0.25, options: .transitionCrossDissolve, animations: change)
  }

  private func makeButton(_ item: UITabBarItem) -> TabBarButton {
    let button = TabBarButton(item)
    button.itemHasChanged = { [weak self] in self?.update() }
    button.didTap = { [weak self, weak button] in button.map { self?.userDidTap($0.item) } }
    return button
  }

  /// Displays an item as the selected one.
  func select(_ item: UITabBarItem?) {
    shownSelection = item
    update()
  }

  /// A Boolean value that indicates whether the user has selected an item.
  private var hasSelectionOfUser = false

  package override var userValue: UserValue? {
    guard hasSelectionOfUser else { return nil }
    return shownItems.firstIndex { $0 === shownSelection }.map(UserValue.choice)
  }

  package override func handle(_ event: HostEvent) -> Bool {
    guard case .restore(.choice(let index)) = event else { return super.handle(event) }
    guard shownItems.indices.contains(index) else { return false }
    let item = shownItems[index]
    // A tap on the selected item would return to the beginning of its stack.
    if item !== shownSelection { userDidTap(item) }
    hasSelectionOfUser = true
    return item === shownSelection
  }

  private func userDidTap(_ item: UITabBarItem) {
    hasSelectionOfUser = true
    if let owner { return owner.userDidTap(item) }
    select(item)
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Appearance

  /// The appearance with content below the bar. Assigning one stores a copy.
  ///
  /// Until one is assigned or read, the bar has no background except behind its items, as on iOS
  /// 26. On a device with an earlier system, it has the default one.
  open var standardAppearance: UITabBarAppearance {
    get {
      standard(orElse: {
        let plain = UITabBarAppearance()
        if isFloating { plain.configureWithTransparentBackground() }
        return plain
      })
    }
    set {
      noteAssigned(.standardAppearance)
      setAppearance(\.standard, newValue)
    }
  }

  /// The appearance with content that ends at the edge of the bar; `nil`, the default, for
  /// ``standardAppearance`` without a background. Assigning one stores a copy.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set {
      noteAssigned(.scrollEdgeAppearance)
      setAppearance(\.scrollEdge, newValue)
    }
  }
  var appearances = BarAppearances<UITabBarAppearance>()

  func appearancesDidChange() { update() }

  /// A Boolean value that indicates whether content is visible through the background. The default
  /// is `true`. With `false`, the views of a tab bar controller end above the bar.
  open var isTranslucent = true {
    didSet {
      noteAssigned(.isTranslucent)
      guard isTranslucent != oldValue else { return }
      update()
      owner?.barMayHaveChanged()
    }
  }
  /// The color of the background, which replaces the color of ``standardAppearance``. The default
  /// is `nil`.
  open var barTintColor: UIColor? {
    didSet {
      noteAssigned(.barTintColor)
      update()
    }
  }
  /// The color of items that are not selected, or `nil` (the default) to use the color of labels.
  /// The selected item has the bar's ``UIView/tintColor``.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      noteAssigned(.unselectedItemTintColor)
      update()
    }
  }

  /// A Boolean value that indicates whether content ends at the edge of the bar, or above it.
  var isContentAtEdge = true { didSet { if isContentAtEdge != oldValue { update() } } }

  /// The current appearance.
  private var appearance: UITabBarAppearance {
    let own = shownSelection
    let standard = own?.standardAppearance ?? standardAppearance
    return isContentAtEdge
      ? own?.scrollEdgeAppearance ?? appearances.scrollEdge ?? standard : standard
  }

  private var backgroundAtPresent: UIBarAppearance.Background {
    if isTranslucent, isContentAtEdge, barTintColor == nil {
      return (shownSelection?.scrollEdgeAppearance ?? appearances.scrollEdge)?.background
        ?? UIBarAppearance.Background()
    }
    return (shownSelection?.standardAppearance ?? standardAppearance).background.tinted(
      barTintColor, isTranslucent: isTranslucent)
  }

  /// The arrangement of the items: beside each other in a low bar.
  private var style: UITabBarItemAppearance.Style {
    if isLow { return .compactInline }
    return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  /// Displays the present looks.
  private func update() {
    let appearance = appearance
    let style = style
    background.show(backgroundAtPresent)
    hasBackground = backgroundAtPresent != UIBarAppearance.Background()
    selection.backgroundColor = appearance.selectionIndicatorTintColor ?? .tertiarySystemFill
    let colors = TabBarButton.Colors(
      selected: tintColor,
      normal: unselectedItemTintColor ?? (isFloating ? .label : .secondaryLabel))
    for button in buttons {
      let own = button.item.standardAppearance ?? appearance
      button.isSelected = button.item === shownSelection
      button.show(style: style, appearance: own.items(in: style), colors: colors)
    }
    setNeedsLayout()
  }

  private var hasBackground = false

  private var isFloating: Bool { metrics.look == .floating }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    update()
    owner?.barMayHaveChanged()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { owner?.barMayHaveChanged() } }
  }

  // MARK: Layout

  /// The height of the bar.
  ///
  /// - Parameter safeArea: The inset of the safe area at the bottom, which adds to the height on
  ///   devices with an earlier system than iOS 26.
  func preferredHeight(safeArea: CGFloat) -> CGFloat {
    let height = isLow ? metrics.compactHeight : metrics.height
    return metrics.addsSafeArea ? height + safeArea : height
  }

  private var metrics: TabBarMetrics { traitCollection.metrics.tabBar }

  private var ownHeight: CGFloat {
    preferredHeight(safeArea: window?.safeAreaInsets.bottom ?? 0)
  }

  /// Returns the given width, and the height of the bar.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let count = CGFloat(buttons.count)
    platter.isHidden = buttons.isEmpty || !isFloating
    let selected = buttons.firstIndex { $0.isSelected }
    selection.isHidden = selected == nil || !isFloating
    guard !buttons.isEmpty else { return }
    guard isFloating else { return divideWidth() }
    let height = isLow ? metrics.compactPlatterHeight : metrics.platterHeight
    let (margin, overlap) = (metrics.itemMargin, metrics.overlap)
    let sides = UIEdgeInsets(
      top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    let room = bounds.inset(by: sides)
    let free = room.width - 2 * (metrics.sideMargin + margin)
    let widest =
      style == .stacked ? metrics.itemWidth : metrics.inlineItemWidth
    let width = max(0, min(widest, (free + (count - 1) * overlap) / count))
    let pitch = max(0, width - overlap)
    let whole = 2 * margin + pitch * (count - 1) + width
    let scale = traitCollection.roundingScale
    let x = PixelRounding.snapped(room.midX - whole / 2, scale: scale)
    platter.frame = CGRect(x: x, y: 0, width: whole, height: height)
    platter.layer.cornerRadius = height / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
      button.frame = CGRect(
        x: PixelRounding.snapped(x + margin + place * pitch, scale: scale), y: metrics.itemTop,
        width: width, height: height - metrics.itemTop - metrics.itemBottom)
    }
    if let selected {
      selection.frame = buttons[selected].frame
      selection.layer.cornerRadius = selection.bounds.height / 2
    }
  }

  /// Gives each button its share of the width (`ip15-tabbar`).
  private func divideWidth() {
    let sides = UIEdgeInsets(
      top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    let room = bounds.inset(by: sides)
    let height = isLow ? metrics.compactPlatterHeight : metrics.platterHeight
    let share = room.width / CGFloat(buttons.count)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
      button.frame = CGRect(
        x: room.minX + place * share + metrics.itemMargin, y: metrics.itemTop,
        width: max(0, share - 2 * metrics.itemMargin),
        height: height - metrics.itemTop - metrics.itemBottom)
    }
  }

  // Beside the items, what is below a bar without a background takes the touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let isBeside = hit === self && !hasBackground && !platter.frame.contains(point)
    return isBeside ? nil : hit
  }

  // MARK: Accessibility

  override var standardAccessibilityTraits: UIAccessibilityTraits { .tabBar }

  // Assistive technology reads the items in their order.
  override var childrenInReadingOrder: [UIView] { [background, platter, selection] + buttons }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.isTranslucent, \UITabBar.isTranslucent),
      .init(.barTintColor, \UITabBar.barTintColor),
      .init(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor),
      .init(.standardAppearance, \UITabBar.standardAppearance),
      .init(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance),
    ]
  }
}
