// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

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
