// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Page view controllers are missing; use a collection view with orthogonal paging, or a
/// scroll view with isPagingEnabled.
@available(
  *, unavailable,
  message:
    "Page view controllers are missing; use a collection view with orthogonal paging, or a scroll view with isPagingEnabled."
)
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }
  public struct OptionsKey: Hashable {}
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { missing() }
  public required init?(coder: NSCoder) { missing() }
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { missing() }
    set { missing() }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    get { missing() }
    set { missing() }
  }
  open var viewControllers: [UIViewController]? { missing() }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { missing() }
}

/// Missing: Page view controllers are missing; use a collection view with orthogonal paging, or a
/// scroll view with isPagingEnabled.
@available(
  *, unavailable,
  message:
    "Page view controllers are missing; use a collection view with orthogonal paging, or a scroll view with isPagingEnabled."
)
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

@available(
  *, unavailable,
  message:
    "Page view controllers are missing; use a collection view with orthogonal paging, or a scroll view with isPagingEnabled."
)
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { missing() }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { missing() }
}

/// Missing: Page view controllers are missing; use a collection view with orthogonal paging, or a
/// scroll view with isPagingEnabled.
@available(
  *, unavailable,
  message:
    "Page view controllers are missing; use a collection view with orthogonal paging, or a scroll view with isPagingEnabled."
)
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

@available(
  *, unavailable,
  message:
    "Page view controllers are missing; use a collection view with orthogonal paging, or a scroll view with isPagingEnabled."
)
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { missing() }
}

/// Missing: Split view controllers are missing; use a navigation controller.
@available(
  *, unavailable, message: "Split view controllers are missing; use a navigation controller."
)
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact, inspector
  }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary
  }
  public init(style: Style) { missing() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { missing() }
  public required init?(coder: NSCoder) { missing() }
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    get { missing() }
    set { missing() }
  }
  open var viewControllers: [UIViewController] {
    get { missing() }
    set { missing() }
  }
  open var preferredDisplayMode: DisplayMode {
    get { missing() }
    set { missing() }
  }
  open var displayMode: DisplayMode { missing() }
  open var isCollapsed: Bool { missing() }
  open func setViewController(_ viewController: UIViewController?, for column: Column) { missing() }
  open func viewController(for column: Column) -> UIViewController? { missing() }
  open func show(_ column: Column) { missing() }
  open func hide(_ column: Column) { missing() }
}

/// Missing: Split view controllers are missing; use a navigation controller.
@available(
  *, unavailable, message: "Split view controllers are missing; use a navigation controller."
)
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

@available(
  *, unavailable, message: "Split view controllers are missing; use a navigation controller."
)
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { missing() }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { missing() }
}

extension UIViewController {
  /// Missing: Split view controllers are missing; use a navigation controller.
  @available(
    *, unavailable, message: "Split view controllers are missing; use a navigation controller."
  )
  public var splitViewController: UISplitViewController? { missing() }
}
