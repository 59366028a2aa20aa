/// A container that displays one of several view controllers, which the user selects in a tab bar.
///
/// The views of the view controllers fill the container; the bar covers their lower part, which is
/// part of their safe area. The view of a view controller is loaded when it is selected for the
/// first time.
///
/// # Order of Calls
///
/// A tap on an item calls `tabBar(_:didSelect:)`, while the old view controller is selected
/// (chosen), and `tabBarController(_:shouldSelect:)` of the delegate. If that returns `true`, the
/// selection calls, as developers have recorded, `viewDidLoad` and `viewWillAppear` of the new view
/// controller, `viewWillDisappear` and `viewDidDisappear` of the old one, and `viewDidAppear` of
/// the new one. Then `tabBarController(_:didSelect:)` is called. A selection within these calls
/// takes place after them. Selections by the app call none of the delegate's methods.
///
/// A tap on the item that is selected pops a navigation controller to its first view controller; if
/// that is displayed already, its content scrolls to the top.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?

  var state = TabState()
  private let bar = UITabBar()

  /// Creates a tab bar controller without view controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.owner = self
  }

  /// Creates a tab bar controller of a storyboard, with its view controllers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.owner = self
    decodeTabs(from: coder)
  }

  // MARK: View controllers

  /// The view controllers in the order of their items; `nil`, the default, for none. Setting them
  /// is not animated.
  ///
  /// The selected view controller stays selected if it is among the new ones; otherwise the one at
  /// its index is selected, or else the first one. A view controller that occurs twice gets one
  /// item, and a message is logged (chosen).
  open var viewControllers: [UIViewController]? {
    get { state.controllers.isEmpty ? nil : state.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets ``viewControllers``. Animated, the items are cross-dissolved.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    changeControllers(to: viewControllers ?? [], animated: animated)
  }

  // MARK: The selection

  /// The selected view controller; `nil` if there is none.
  ///
  /// - Precondition: A view controller that is set is one of ``viewControllers``; otherwise UIKit
  ///   also raises an exception.
  open var selectedViewController: UIViewController? {
    get { state.selected }
    set {
      guard let newValue else { return }
      require(
        state.controllers.contains { $0 === newValue },
        "\(type(of: newValue)) is none of the \(state.controllers.count) view controllers of the "
          + "tab bar controller, so it cannot be selected; add it to them.")
      select(newValue)
    }
  }

  /// The index of the selected view controller in ``viewControllers``; `NSNotFound` if there is
  /// none.
  ///
  /// Setting an index beyond the view controllers logs a message and changes nothing.
  open var selectedIndex: Int {
    get { state.controllers.firstIndex { $0 === state.selected } ?? NSNotFound }
    set {
      guard state.controllers.indices.contains(newValue) else {
        return DeveloperLog.sink(
          "selectedIndex of \(type(of: self)) is not set to \(newValue), because there are "
            + "\(state.controllers.count) view controllers; set viewControllers first, and a place "
            + "among them.")
      }
      select(state.controllers[newValue])
    }
  }

  // MARK: The bar

  /// The bar. It displays the items of the view controllers; its `isHidden` hides it without
  /// animation.
  open var tabBar: UITabBar { bar }

  /// A Boolean value that indicates whether the bar is hidden. The default is `false`.
  open var isTabBarHidden: Bool {
    get { bar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    changeBarVisibility(to: hidden, animated: animated)
  }

  /// Called after the user tapped an item, before the selection changes. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  override func childTabBarItemDidChange() { showItems(animated: false) }

  override func childMayHideBottomBar(
    _ child: UIViewController, with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    moveBar(for: child, with: coordinator)
  }

  override func childContentDidMove() {
    updateBarEdge()
    super.childContentDidMove()
  }

  override var bottomContentScrollView: UIScrollView? { state.selected?.bottomContentScrollView }

  // MARK: The view

  /// Creates the view of the container. Do not call it directly.
  open override func loadView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.controller = self
    view.addSubview(view.contentView)
    view.addSubview(bar)
    self.view = view
    showSelected()
  }

  /// The view of the container.
  var container: TabView? { viewIfLoaded as? TabView }

  open dynamic override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open dynamic override var childForHomeIndicatorAutoHidden: UIViewController? {
    selectedViewController
  }
  open dynamic override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The orientations of the delegate.
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? .standard(for: self)
  }

  // MARK: Members that apps override in extensions

  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    super.preferredStatusBarStyle
  }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override func viewDidLoad() { super.viewDidLoad() }
}

/// The state of a tab bar controller.
@MainActor
struct TabState {
  var controllers: [UIViewController] = []
  var selected: UIViewController?
  /// The view controller whose view is in the container.
  var shown: UIViewController?
  /// The running transition with an animator of the app; `nil` for none.
  var transition: TransitionContext?
  /// A Boolean value that indicates whether callbacks of a selection are running; a further
  /// selection waits until they have returned.
  var isSwitching = false
  /// A Boolean value that indicates whether the bar gives way to what the selected view controller
  /// displays.
  var isBarPushedAway = false
  /// The number of movements of the bar in progress.
  var movementCount = 0
}

/// The view of a tab bar controller.
@MainActor
final class TabView: UIView {
  weak var controller: UITabBarController?
  /// The view of the displayed view controller.
  let contentView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    fatalError("The views of tab bar controllers cannot be decoded; create a controller.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutContainer()
  }

  // The safe area of the displayed view is set before its appearance callbacks.
  override func safeAreaWasChanged() {
    super.safeAreaWasChanged()
    controller?.layOutContainer()
  }
}
