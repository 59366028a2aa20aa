/// A container that displays the last view controller of a stack, below a navigation bar.
///
/// The views of the stack fill the container; the bar covers their upper part, which is part of
/// their safe area. Automatically adjusted scroll views have that safe area whatever the size of
/// their content.
///
/// # Order of Calls
///
/// A push calls, on the view controllers: `willMove(toParent:)`, `viewDidLoad`, `viewWillDisappear`
/// of the old one, `viewWillAppear` of the new one, the delegate's method for `willShow`, and after
/// the animation `viewDidDisappear`, `viewDidAppear`, `didMove(toParent:)` and the delegate's
/// method for `didShow`. The stack changes at once. A change of the stack during an animation
/// completes that animation first; one within the calls above takes place after them.
///
/// The duration of the animation and its curve are chosen: 0.35 seconds.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The duration for hiding and showing the bar, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// The delegate.
  // `UIImagePickerController` declares its own, of a type that Swift does not rank before this one.
  @_disfavoredOverload
  open weak var delegate: (any UINavigationControllerDelegate)?

  var state = NavigationState()
  private let bar: UINavigationBar
  private let toolbarClass: AnyClass?
  private(set) lazy var interactivePop = InteractivePop(self)
  /// See BarHiding.swift.
  private(set) lazy var barHiding = BarHiding(self)

  /// Creates a navigation controller with a stack of one view controller.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    toolbarClass = nil
    super.init(nibName: nil, bundle: nil)
    setUp()
    changeStack(to: [rootViewController], animated: false)
  }

  /// Creates a navigation controller with bars of classes, and an empty stack. The default of `nil`
  /// is `UINavigationBar` and `UIToolbar`.
  ///
  /// - Precondition: The classes are `UINavigationBar` and `UIToolbar`, or subclasses.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = UINavigationBar.make(navigationBarClass)
    self.toolbarClass = toolbarClass
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    toolbarClass = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a navigation controller of a storyboard, with its first view controller.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    toolbarClass = nil
    super.init(coder: coder)
    setUp()
    decodeNavigation(from: coder)
  }

  private func setUp() {
    bar.owner = self
    bar.setContentHuggingPriority(.required, for: .vertical)
  }

  // MARK: The stack

  /// The view controllers from the first to the last, which is displayed. Setting them is not
  /// animated.
  ///
  /// - Precondition: Each view controller is in the stack once, and none is a navigation
  ///   controller; otherwise UIKit also raises an exception.
  open var viewControllers: [UIViewController] {
    get { state.stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last view controller of the stack; `nil` if it is empty.
  open var topViewController: UIViewController? { state.stack.last }
  /// The view controller that the navigation controller presents, or else the last one of the
  /// stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Sets the stack. Another last view controller is pushed, or popped if it was in the stack.
  ///
  /// - Precondition: Each view controller is in the stack once, and none is a navigation
  ///   controller; otherwise UIKit also raises an exception.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }

  /// Adds a view controller, which is then displayed.
  ///
  /// - Precondition: It is not in the stack, and isn't a navigation controller; otherwise UIKit
  ///   also raises an exception.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    changeStack(to: state.stack + [viewController], animated: animated)
  }

  /// Removes the last view controller, unless it is the only one.
  ///
  /// - Returns: The removed view controller; `nil` if there is none.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard state.stack.count > 1 else { return nil }
    return pop(to: state.stack.count - 2, animated: animated).first
  }

  /// Removes all view controllers but the first one.
  ///
  /// - Returns: The removed view controllers; `nil` if there is none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = pop(to: 0, animated: animated)
    return popped.isEmpty ? nil : popped
  }

  /// Removes the view controllers after another one.
  ///
  /// - Returns: The removed view controllers; `nil` if there is none.
  /// - Precondition: The view controller is in the stack; otherwise UIKit also raises an exception.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = state.stack.firstIndex(where: { $0 === viewController }) else {
      fatalError(
        "\(type(of: viewController)) is none of the \(state.stack.count) view controllers in the "
          + "stack, so nothing can be popped to it; push it.")
    }
    let popped = pop(to: index, animated: animated)
    return popped.isEmpty ? nil : popped
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    guard index + 1 < state.stack.count else { return [] }
    let popped = Array(state.stack[(index + 1)...])
    changeStack(to: Array(state.stack[...index]), animated: animated)
    return popped
  }

  // MARK: The bar

  /// The bar. It displays the items of the view controllers.
  open var navigationBar: UINavigationBar { bar }
  /// A Boolean value that indicates whether the bar is hidden. The default is `false`.
  open var isNavigationBarHidden: Bool {
    get { state.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar. Animated, it takes ``hideShowBarDuration``; within the calls for a
  /// transition, the bar moves with the transition.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBarVisibility(to: hidden, animated: animated)
    setNeedsStatusBarAppearanceUpdate()
  }

  /// The recognizer of the pan from the edge that pops the last view controller.
  ///
  /// Its delegate allows it with a back button that is visible and has no action of its own; with
  /// another delegate, or none, the pan pops whenever there is a view controller to return to.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  // MARK: The toolbar

  /// The toolbar. Its items are the ``UIViewController/toolbarItems`` of the last view controller.
  open var toolbar: UIToolbar! { ownToolbar }
  private(set) lazy var ownToolbar: UIToolbar = {
    let toolbar = UIToolbar.make(toolbarClass)
    toolbar.owner = self
    toolbar.isHidden = true
    return toolbar
  }()
  /// A Boolean value that indicates whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden: Bool {
    get { state.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar, even if it is hidden for the stack. Animated, it takes
  /// ``hideShowBarDuration``; within the calls for a transition, the toolbar moves with the
  /// transition.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeToolbarVisibility(to: hidden, animated: animated)
  }

  override func childToolbarItemsDidChange(_ child: UIViewController, animated: Bool) {
    if child === topViewController { showToolbarItems(animated: animated) }
  }

  // MARK: Containers

  /// Pushes the secondary view controller of a split view controller that collapses.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    (secondaryViewController as? UINavigationController)?.state.isColumn = true
    changeStack(to: state.stack + [secondaryViewController], animated: false)
  }

  /// Removes the last view controller for a split view controller that expands, unless it is the
  /// only one.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    guard state.stack.count > 1, let last = state.stack.last else { return nil }
    changeStack(to: state.stack.dropLast(), animated: false)
    return last
  }

  /// Pushes the view controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  override var tabBarItemOfChild: UITabBarItem? { state.stack.first?.tabBarItem }

  override var hidesBottomBarOfContainer: Bool {
    state.stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  override var bottomContentScrollView: UIScrollView? {
    topViewController?.bottomContentScrollView
  }

  // MARK: The view

  /// Creates the view of the container. Do not call it directly.
  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.navigation = self
    view.addSubview(view.contentView)
    view.addSubview(bar)
    view.addGestureRecognizer(interactivePop.recognizer)
    barHiding.attach(to: view)
    self.view = view
    showTop(animated: false, isPush: true)
  }

  /// The view of the container.
  var container: NavigationView? { viewIfLoaded as? NavigationView }

  /// The orientations of the delegate.
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? .standard(for: self)
  }
  open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }
  open dynamic override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  /// Light contents above a black bar.
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
  /// The view controller at the top while the bar is hidden, as on iOS; the bar decides otherwise.
  open dynamic override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// Pops the last view controller.
  ///
  /// - Returns: `false`, with nothing changed, if it is the only one.
  open override func accessibilityPerformEscape() -> Bool {
    guard state.stack.count > 1, !isBarAway else { return false }
    popViewController(animated: true)
    return true
  }

  // MARK: Members that apps override in extensions

  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
}

/// The state of a navigation controller.
@MainActor
struct NavigationState {
  var stack: [UIViewController] = []
  /// The stack before a change that is about to be displayed; empty otherwise.
  var stackBefore: [UIViewController] = []
  /// The view controller whose view is in the container.
  var shown: UIViewController?
  /// View controllers that wait for `didMove(toParent:)` at the end of the transition.
  var arriving: [UIViewController] = []
  /// View controllers that are removed at the end of the transition.
  var leaving: [UIViewController] = []
  var isBarHidden = false
  var isToolbarHidden = true
  /// A Boolean value that indicates whether the stack hides bars at the bottom.
  var hidesBottomBars = false
  /// A Boolean value that indicates whether the toolbar is hidden for the stack.
  var isToolbarPushedAway = false
  /// The running transition.
  var transition: NavigationTransition?
  /// A Boolean value that indicates whether callbacks of a transition are running; a further
  /// transition waits until they have returned.
  var isNotifying = false
  /// A transition that waits: whether it is animated.
  var waiting: (animated: Bool, isPush: Bool)?
  /// A Boolean value that indicates whether the bar follows content right now.
  var isFollowing = false
  /// A Boolean value that indicates whether the controller is a column of a split view controller,
  /// which may be in the stack of another one.
  var isColumn = false
}

/// The view of a navigation controller.
@MainActor
final class NavigationView: UIView {
  weak var navigation: UINavigationController?
  /// The view of the displayed view controllers.
  let contentView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    fatalError("The views of navigation controllers cannot be decoded; create a controller.")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { navigation?.showWaiting(animated: false) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutContainer()
  }

  // The safe area of the displayed view is set before its appearance callbacks.
  override func safeAreaWasChanged() {
    super.safeAreaWasChanged()
    navigation?.layOutContainer(follows: false)
  }

  // Assistive technology reads the bar first.
  override var childrenInReadingOrder: [UIView] { children.reversed() }
}
