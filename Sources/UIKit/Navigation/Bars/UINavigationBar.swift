/// A bar at the top of a screen with the title, the back button, and the items of a
/// `UINavigationItem`.
///
/// The bar of a navigation controller has the items of its view controllers. A bar of the app's own
/// has a stack of items, and is placed by the app.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, BarAppearanceOwner {
  /// The delegate. A bar of a navigation controller has none of the app's.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The style of the bar. The default is `default`.
  ///
  /// A black bar has the colors of the dark interface style. Above the black bar of a navigation
  /// controller, the contents of the status bar are light.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteAssigned(.barStyle)
      guard barStyle != oldValue else { return }
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
      window?.updateStatusBar()
    }
  }

  /// The navigation controller of the bar; `nil` for a bar of the app's own.
  weak var owner: (any NavigationBarOwner)?
  private let background = BarBackgroundView()
  private var stack: [UINavigationItem] = []
  private(set) var page: NavigationBarPage?
  /// The running change of the contents.
  private var change: NavigationBarChange?

  /// Creates a bar with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    update()
  }

  /// Creates a bar of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    update()
    decodeBar(from: coder)
  }

  // MARK: Items

  /// The items from the first to the last, which is displayed. Setting them is not animated.
  ///
  /// - Precondition: The bar isn't managed by a navigation controller; otherwise UIKit also raises
  ///   an exception.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// The last item, which is displayed; `nil` if there is none.
  open var topItem: UINavigationItem? { stack.last }
  /// The item before the last one; `nil` if there is none.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Sets the items.
  ///
  /// - Precondition: The bar isn't managed by a navigation controller; otherwise UIKit also raises
  ///   an exception.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    requireOwnBar("setItems(_:animated:)")
    show(items ?? [], animated: animated)
  }

  /// Adds an item, which is then displayed.
  ///
  /// - Precondition: The bar isn't managed by a navigation controller; otherwise UIKit also raises
  ///   an exception.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    requireOwnBar("pushItem(_:animated:)")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the last item.
  ///
  /// - Returns: The removed item; `nil` if there is none.
  /// - Precondition: The bar isn't managed by a navigation controller; otherwise UIKit also raises
  ///   an exception.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    requireOwnBar("popItem(animated:)")
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    show(Array(stack.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func requireOwnBar(_ method: String) {
    require(
      owner == nil,
      "\(method) cannot be called on the bar of a navigation controller; push and pop view "
        + "controllers instead.")
  }

  private func show(_ items: [UINavigationItem], animated: Bool) {
    let change = prepareChange(to: items)
    guard animated else { return change.finish(isFinished: true) }
    change.animate(withDuration: NavigationBarChange.duration)
  }

  /// Makes the contents for other items, which are not displayed yet. A running change is finished.
  func prepareChange(to items: [UINavigationItem]) -> NavigationBarChange {
    change?.finish(isFinished: true)
    let old = (items: stack, page: page)
    let direction: NavigationBarChange.Direction =
      if old.items.last === items.last {
        .none
      } else if let last = items.last, old.items.contains(where: { $0 === last }) {
        .pop
      } else if let last = old.items.last, items.contains(where: { $0 === last }) {
        .push
      } else {
        .none
      }
    for item in stack where !items.contains(where: { $0 === item }) { item.presenter = nil }
    stack = items
    for item in items { item.presenter = self }
    page = topItem.map {
      let page = NavigationBarPage($0, after: backItem, in: self, appearance: appearanceOfTitles)
      page.hasLargeTitle = hasLargeTitle
      addSubview(page)
      return page
    }
    let change = NavigationBarChange(from: old.page, to: page, direction: direction) {
      [unowned self] change, isFinished in
      if self.change === change { self.change = nil }
      if isFinished { return }
      for item in self.stack { item.presenter = nil }
      self.stack = old.items
      for item in old.items { item.presenter = self }
      self.page = old.page
      self.page?.updateContents()
      self.update()
    }
    self.change = change
    update()
    return change
  }

  // MARK: Titles

  /// A Boolean value that indicates whether titles may be large. The default is `false`.
  open var prefersLargeTitles = false {
    didSet {
      noteAssigned(.prefersLargeTitles)
      if prefersLargeTitles != oldValue { heightMayHaveChanged() }
    }
  }
  /// The attributes of titles; the attributes of the appearance take precedence. The default is
  /// `nil`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteAssigned(.titleTextAttributes)
      page?.updateContents()
    }
  }
  /// The attributes of large titles; the attributes of the appearance take precedence. The default
  /// is `nil`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteAssigned(.largeTitleTextAttributes)
      page?.updateContents()
      heightMayHaveChanged()
    }
  }

  /// A Boolean value that indicates whether the title of the displayed item is large.
  var hasLargeTitle: Bool {
    owner?.hasLargeTitle ?? (prefersLargeTitles && stack.showsLargeTitle(at: stack.count - 1))
  }

  /// Gives the contents a large or a small title, unless another item is about to replace theirs.
  func updateSizeOfTitle() {
    guard let page, owner == nil || owner?.lastItem === page.item else { return }
    page.hasLargeTitle = hasLargeTitle
  }

  /// Called after the height of the contents may have changed.
  func heightMayHaveChanged() {
    updateSizeOfTitle()
    setNeedsLayout()
    owner?.barHeightMayHaveChanged()
  }

  // MARK: Appearance

  /// The appearance with content below the bar. Assigning one stores a copy.
  open var standardAppearance: UINavigationBarAppearance {
    get { standard(orElse: { UINavigationBarAppearance() }) }
    set {
      noteAssigned(.standardAppearance)
      setAppearance(\.standard, newValue)
    }
  }
  /// The appearance in a compact-height environment; `nil`, the default, for
  /// ``standardAppearance``. Assigning one stores a copy.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set {
      noteAssigned(.compactAppearance)
      setAppearance(\.compact, newValue)
    }
  }
  /// The appearance with content that begins at the edge of the bar; `nil`, the default, for
  /// ``standardAppearance`` without a background. Assigning one stores a copy.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set {
      noteAssigned(.scrollEdgeAppearance)
      setAppearance(\.scrollEdge, newValue)
    }
  }
  /// The appearance in a compact-height environment with content that begins at its edge; `nil`,
  /// the default, for ``scrollEdgeAppearance``. Assigning one stores a copy.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      noteAssigned(.compactScrollEdgeAppearance)
      setAppearance(\.compactScrollEdge, newValue)
    }
  }
  var appearances = BarAppearances<UINavigationBarAppearance>()

  func appearancesDidChange() { update() }

  /// A Boolean value that indicates whether content is visible through the background. The default
  /// is `true`. With `false`, the screens of a navigation controller begin below the bar.
  open var isTranslucent = true {
    didSet {
      noteAssigned(.isTranslucent)
      guard isTranslucent != oldValue else { return }
      update()
      owner?.barHeightMayHaveChanged()
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

  /// A Boolean value that indicates whether content begins at the edge of the bar, or before it.
  var isContentAtEdge = true {
    didSet { if isContentAtEdge != oldValue { update() } }
  }

  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  private var standard: UINavigationBarAppearance {
    appearances.standard(isLow: isLow, of: topItem?.appearances) ?? standardAppearance
  }

  private var scrollEdge: UINavigationBarAppearance? {
    appearances.scrollEdge(isLow: isLow, of: topItem?.appearances)
  }

  /// The current appearance of titles and items.
  private var appearanceOfTitles: UINavigationBarAppearance {
    isContentAtEdge ? scrollEdge ?? standard : standard
  }

  private var backgroundAtPresent: UIBarAppearance.Background {
    if isTranslucent, isContentAtEdge {
      return scrollEdge?.background ?? UIBarAppearance.Background()
    }
    return standard.background.tinted(barTintColor, isTranslucent: isTranslucent)
  }

  /// Displays the present looks.
  private func update() {
    background.show(backgroundAtPresent)
    page?.show(appearanceOfTitles)
    updateSizeOfTitle()
    setNeedsLayout()
  }

  /// The color of the items' contents: ``UIView/tintColor`` if it is set on the bar, or else the
  /// color of labels; before iOS 26 always the tint color.
  var contentColor: UIColor { metrics.look == .floating ? storedTint ?? .label : tintColor }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    page?.updateContents()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    heightMayHaveChanged()
    update()
  }

  // MARK: Layout

  /// The position of the bar: the delegate's, or at the top of the screen in a navigation
  /// controller.
  open var barPosition: UIBarPosition {
    owner == nil ? delegate?.position(for: self) ?? .any : .topAttached
  }

  /// The height of the displayed contents.
  private var contentHeight: CGFloat {
    page?.heights.full ?? metrics.height(in: traitCollection)
  }

  /// Returns the given width, and the height of the contents.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let overlap = barPosition == .topAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(
      x: 0, y: -overlap, width: bounds.width, height: bounds.height + overlap)
    for subview in subviews {
      guard let page = subview as? NavigationBarPage else { continue }
      if page.isLeaving {
        // It keeps its height, and with it a large title, while the bar takes another height.
        page.frame = CGRect(x: 0, y: 0, width: bounds.width, height: page.frame.height)
      } else if change != nil {
        UIView.performWithoutAnimation {
          page.frame = bounds
          page.layoutIfNeeded()
        }
      } else {
        page.frame = bounds
      }
    }
  }

  /// Displays the search bar alone, or with the other contents, after a search began or ended.
  func showsSearch() {
    page?.updateContents()
    setNeedsLayout()
  }

  /// Goes back for a tap on the back button.
  func goBack() {
    if let action = topItem?.backAction { return action.performWithSender(self, target: nil) }
    if let owner { owner.goBack() } else { popItem(animated: true) }
  }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.barStyle, \UINavigationBar.barStyle),
      .init(.isTranslucent, \UINavigationBar.isTranslucent),
      .init(.barTintColor, \UINavigationBar.barTintColor),
      .init(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles),
      .init(.titleTextAttributes, \UINavigationBar.titleTextAttributes),
      .init(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes),
      .init(.standardAppearance, \UINavigationBar.standardAppearance),
      .init(.compactAppearance, \UINavigationBar.compactAppearance),
      .init(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance),
      .init(.compactScrollEdgeAppearance, \UINavigationBar.compactScrollEdgeAppearance),
    ]
  }
}

extension UINavigationBar: NavigationItemPresenter {
  func itemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard item === topItem || item === backItem || owner != nil else { return }
    if animated, item === topItem, window != nil {
      prepareChange(to: stack).animate(withDuration: NavigationBarChange.itemDuration)
    } else {
      update()
    }
    heightMayHaveChanged()
  }
}
