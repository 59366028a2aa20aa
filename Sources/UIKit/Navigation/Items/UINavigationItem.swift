/// The contents of a navigation bar for one screen: titles and bar button items.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, BarAppearanceOwner {
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item of an interface file.
  public required init?(coder: NSCoder) {
    super.init()
    decodeNavigationItem(from: coder)
  }

  // MARK: Titles

  /// The title; `nil`, the default, for none.
  open var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  /// The view in place of the title, in the middle of the bar; `nil`, the default, for none.
  ///
  /// It has the size of its constraints, or else of `sizeThatFits(_:)`, or of its frame.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      titleViewSize = titleView.flatMap { $0.bounds.isEmpty ? nil : $0.bounds.size }
      itemDidChange()
    }
  }
  /// The size that ``titleView`` had when it was set; `nil` for an empty one.
  private(set) var titleViewSize: CGSize?
  /// A line above the title; `nil`, the default, for none.
  open var prompt: String? { didSet { if prompt != oldValue { itemDidChange() } } }
  /// The display of the title in a bar that prefers large titles. The default is `automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
  }

  // MARK: The back button

  /// The item of the back button of the next screen; `nil`, the default, for one with the title of
  /// this screen.
  ///
  /// As on iOS 26, the button displays a chevron, or the image of the item; assistive technology
  /// reads its title. Target and action of the item are not used.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  /// The title of the back button of the next screen, or `nil` (the default) to use the title of
  /// this screen.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// The titles that the back button of the next screen may have. The default is `default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  /// The action of this screen's back button in place of the return to the screen before; `nil`,
  /// the default, for none.
  open var backAction: UIAction? { didSet { itemDidChange() } }
  /// A Boolean value that indicates whether this screen has no back button. The default is `false`.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  private var storedHidesBackButton = false

  /// Sets ``hidesBackButton``.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != storedHidesBackButton else { return }
    storedHidesBackButton = hidesBackButton
    itemDidChange(animated: animated)
  }
  /// A Boolean value that indicates whether the back button is displayed beside items at the
  /// leading edge. The default is `false`: items take its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange() } }
  }

  // MARK: Items

  /// The items at the leading edge, from there on; `nil`, the default, for none.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leading.isEmpty ? nil : leading }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The items at the trailing edge, from there on; `nil`, the default, for none.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailing.isEmpty ? nil : trailing }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The first item at the leading edge; `nil`, the default, for none. Setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leading.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The first item at the trailing edge; `nil`, the default, for none. Setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { trailing.first }
    set { setRightBarButton(newValue, animated: false) }
  }
  /// The item that a split view controller displays before the items at the leading edge; `nil` for
  /// none.
  var itemOfContainer: UIBarButtonItem? {
    didSet { if itemOfContainer !== oldValue { itemDidChange() } }
  }
  /// The items that a bar displays at the leading edge.
  var displayedLeadingItems: [UIBarButtonItem] {
    guard let itemOfContainer, !leading.contains(where: { $0 === itemOfContainer }) else {
      return leading
    }
    return [itemOfContainer] + leading
  }
  private var leading: [UIBarButtonItem] = []
  private var trailing: [UIBarButtonItem] = []

  /// Sets the items at the leading edge. Animated, the contents of the bar are cross-dissolved.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leading = items ?? []
    itemDidChange(animated: animated)
  }
  /// Sets the items at the trailing edge. Animated, the contents of the bar are cross-dissolved.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    trailing = items ?? []
    itemDidChange(animated: animated)
  }
  /// Sets the only item at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Sets the only item at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  // MARK: Search

  /// The search whose bar is displayed below the title; `nil`, the default, for none.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.leaveItem(self)
      searchController?.enterItem(self)
      itemDidChange()
    }
  }
  /// A Boolean value that indicates whether the search bar gives way to content that moves up, and
  /// returns with it. The default is `true`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { itemDidChange() } }
  }

  // MARK: Appearance

  /// The appearance of the bar with content below it, or `nil` (the default) to use the bar's own.
  /// Assigning one stores a copy.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { setAppearance(\.standard, newValue) }
  }
  /// The appearance of the bar in a compact-height environment, or `nil` (the default) to use the
  /// bar's own. Assigning one stores a copy.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { setAppearance(\.compact, newValue) }
  }
  /// The appearance of the bar with content that begins at its edge, or `nil` (the default) to use
  /// the bar's own. Assigning one stores a copy.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { setAppearance(\.scrollEdge, newValue) }
  }
  /// The appearance of the bar in a compact-height environment with content that begins at its
  /// edge, or `nil` (the default) to use the bar's own. Assigning one stores a copy.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { setAppearance(\.compactScrollEdge, newValue) }
  }
  var appearances = BarAppearances<UINavigationBarAppearance>()

  func appearancesDidChange() { itemDidChange() }

  // MARK: Bars

  /// The bar that contains the item; `nil` if none does.
  weak var presenter: (any NavigationItemPresenter)?
  /// The view controller whose item it is; `nil` for an item of an app's own bar.
  weak var viewController: UIViewController?

  func itemDidChange(animated: Bool = false) { presenter?.itemDidChange(self, animated: animated) }
}

/// A bar that contains navigation items.
@preconcurrency @MainActor
protocol NavigationItemPresenter: AnyObject {
  /// Called after an item changed.
  func itemDidChange(_ item: UINavigationItem, animated: Bool)
}
