/// An object that manages the view of a screen, or of a part of one: its loading, appearance,
/// layout, and changes of size, including the views of its child view controllers.
///
/// # Order of Calls
///
/// When a screen appears for the first time: `loadView`, `viewDidLoad`, `viewWillAppear`, (the view
/// enters the window) `viewIsAppearing`, `viewSafeAreaInsetsDidChange`, `viewWillLayoutSubviews`,
/// `viewDidLayoutSubviews`, `viewDidAppear`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, TraitStateHolder {
  private var storedView: UIView?
  let traitState = TraitState()
  var family = ViewControllerFamily()
  var presentation = ViewControllerPresentation()
  var appearance = ViewControllerAppearance()
  var membership = ContainerMembership()
  /// The scene of the storyboard that the view controller was loaded from.
  var interfaceScene: InterfaceScene?
  /// The objects of the nib of the view that no other object owns.
  var nibObjects: [AnyObject] = []
  /// The coordinator of a transition of a container; `nil` outside of one.
  weak var containerCoordinator: (any UIViewControllerTransitionCoordinator)?

  /// The nib name passed to the initializer.
  public let nibName: String?
  /// The bundle passed to the initializer.
  public let nibBundle: Bundle?

  /// Creates a view controller with the view of a nib.
  ///
  /// Without a name, the nib has the name of the class, with or without `Controller` at the end. If
  /// there is none, ``loadView()`` creates a plain view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller of a storyboard. The view is loaded later, with the outlets in it.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    decodeController(from: coder)
  }

  /// Creates a view controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// See UILayoutSupport.swift.
  var barGuides = BarGuides()

  /// The view; reading it loads it.
  ///
  /// - Precondition: ``loadView()`` sets it; otherwise UIKit also raises an exception.
  open var view: UIView! {
    get {
      MainQueue.requireCurrent(for: "UIViewController.view")
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.owningController = nil
      storedView = newValue
      newValue?.owningController = self
      newValue?.invalidateTraits()
      newValue?.refreshSafeArea()
      newValue?.refreshMargins()
    }
  }

  /// The view; `nil` if it is not loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Called by Interface Builder, and never in an app. The default does nothing.
  open func prepareForInterfaceBuilder() {}

  /// A Boolean value that indicates whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates the view and sets ``UIViewController/view``. The default implementation loads it from
  /// the storyboard or the nib, or else creates a plain view with the main screen's size. Override
  /// it to create another one, without calling `super`; never call it directly.
  ///
  /// - Precondition: A nib whose name was passed exists; otherwise UIKit also raises an exception.
  open func loadView() {
    if loadViewFromInterface({ view = $0 }) { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    require(
      storedView != nil,
      "loadView() of \(type(of: self)) did not set its view; set 'view' there, or do not override "
        + "it.")
    viewDidLoad()
  }

  /// Called after the view is loaded. An override calls `super`.
  open func viewDidLoad() {}

  /// Called after the view controller was loaded from a nib or a storyboard. An override calls
  /// `super`. View controllers created in code do not receive the call.
  open func awakeFromNib() {}

  /// Never called. Every class that inherits from `NSObject` has the method on iOS, which apps
  /// override by mistake for the instance's.
  open class func awakeFromNib() {}

  /// Called for a memory warning of the system; see `HostedScreen.sendMemoryWarning()`. An
  /// override calls `super` and releases what it can create again.
  open func didReceiveMemoryWarning() {}

  // MARK: Restoration

  /// The identifier of the view controller for the restoration of states by coders, which does not
  /// happen here; see ``UIViewControllerRestoration``. The default is `nil`.
  open var restorationIdentifier: String?
  /// The class that creates the view controller for a restoration; never used. The default is
  /// `nil`.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Saves the state of the view controller; never called. An override calls `super`.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state of the view controller; never called. An override calls `super`.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after all states were restored; never called. An override calls `super`.
  open func applicationFinishedRestoringState() {}

  // MARK: Storyboards

  /// Performs the segue of an identifier in the storyboard of the view controller. It calls
  /// ``prepare(for:sender:)`` first, and not ``shouldPerformSegue(withIdentifier:sender:)``.
  ///
  /// - Precondition: The storyboard has a segue of the identifier that begins at this view
  ///   controller; otherwise UIKit also raises an exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let interfaceScene else {
      fatalError(
        "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)': it was not "
          + "created by a storyboard; create it with instantiateViewController(withIdentifier:).")
    }
    interfaceScene.perform(withIdentifier: identifier, sender: sender)
  }

  /// Returns whether a segue that the user began is performed. The default is `true`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed. The default implementation does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether the view controller is the destination of an unwind segue whose action it has.
  /// The default is `true`.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  // MARK: Hooks for this module

  /// Makes the presentation of this view controller.
  func makePresentationController() -> UIPresentationController {
    let style = modalPresentationStyle
    if style == .popover { return UIPopoverPresentationController(presented: self) }
    return style.isSheet
      ? UISheetPresentationController(presented: self, style: style)
      : UIPresentationController(presented: self, style: style)
  }

  /// Called after the user dismissed the view controller by a gesture or a touch beside it, before
  /// the delegate of the presentation is notified.
  func wasDismissedByUser() {}

  /// The item of a child, which a tab bar displays instead of an item of the view controller's own;
  /// `nil` if there is none.
  var tabBarItemOfChild: UITabBarItem? { nil }
  /// A Boolean value that indicates whether the bar at the bottom of a container gives way to the
  /// displayed child.
  var hidesBottomBarOfContainer: Bool { false }
  /// The scroll view whose content the bar at the bottom of a container follows.
  var bottomContentScrollView: UIScrollView? { contentScrollView(for: .bottom) }

  // The callbacks of a child for its container. Containers without bars pass on what concerns bars
  // of an outer one.

  /// Called after a child got another item for tab bars.
  func childTabBarItemDidChange() { parent?.childTabBarItemDidChange() }
  /// Called after the items of a child for a toolbar changed.
  func childToolbarItemsDidChange(_ child: UIViewController, animated: Bool) {}
  /// Called before a child displays one of its own with another
  /// ``UIViewController/hidesBottomBarOfContainer``.
  func childMayHideBottomBar(
    _ child: UIViewController, with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Called before a navigation controller displays another view controller of its stack.
  func childWillShowTop(of container: UIViewController) {
    parent?.childWillShowTop(of: container)
  }
  /// Called after a navigation controller displayed another view controller of its stack, or
  /// returned to the one before.
  func childDidShowTop(of container: UIViewController) {
    parent?.childDidShowTop(of: container)
  }
  /// Called after the content of a child moved below the bars.
  func childContentDidMove() { parent?.childContentDidMove() }

  /// The title of the screen for the user. Setting it sets the titles of
  /// ``UIViewController/navigationItem`` and ``UIViewController/tabBarItem``.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  // MARK: Navigation

  /// The titles and the items of the screen in a navigation bar. It is created with ``title`` when
  /// it is read for the first time.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem()
    item.title = title
    setNavigationItem(item)
    return item
  }
  private var storedNavigationItem: UINavigationItem?
  /// The navigation item; `nil` if it was not read yet.
  var navigationItemIfCreated: UINavigationItem? { storedNavigationItem }
  /// Sets the item of a storyboard.
  func setNavigationItem(_ item: UINavigationItem) {
    storedNavigationItem = item
    item.viewController = self
  }

  /// An item that begins and ends editing: `Edit`, and a check mark while ``isEditing``.
  open var editButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem()
    item.describe(isEditing ? .done : .edit)
    item.setAction(
      Selector("toggleEditing", UIViewController.toggleEditing), of: self)
    storedEditButtonItem = item
    return item
  }
  private var storedEditButtonItem: UIBarButtonItem?

  private func toggleEditing() { setEditing(!isEditing, animated: true) }

  /// The items of the screen in the toolbar of a navigation controller; `nil`, the default, for
  /// none.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  private var storedToolbarItems: [UIBarButtonItem]?

  /// Sets ``UIViewController/toolbarItems``. Animated, the items of the toolbar are
  /// cross-dissolved.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    parent?.childToolbarItemsDidChange(self, animated: animated)
  }

  /// A Boolean value that indicates whether the bars at the bottom are hidden while the view
  /// controller is in the stack of a navigation controller. The default is `false`.
  ///
  /// Set it before the push. It concerns the tab bar, and the toolbar until
  /// `setToolbarHidden(_:animated:)` shows that, as in `viewWillAppear(_:)`.
  open var hidesBottomBarWhenPushed = false

  /// The item of the view controller in a tab bar. It is created with ``UIViewController/title``
  /// when it is read for the first time; until it is set, a navigation controller returns the item
  /// of its first view controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = storedTabBarItem ?? tabBarItemOfChild { return item }
      let item = UITabBarItem()
      item.title = title
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      parent?.childTabBarItemDidChange()
    }
  }
  private var storedTabBarItem: UITabBarItem?

  /// Displays a view controller in the manner of the nearest container: a navigation controller
  /// pushes it. Without a container that overrides the method, the view controller is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Displays a view controller as the details of this one, in the manner of the nearest container
  /// that overrides the method. Without one, the view controller is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Adds the secondary view controller of a split view controller that collapses to this one, the
  /// primary one. The default does nothing; a navigation controller pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the secondary view controller of a split view controller that expands, which this one,
  /// the primary one, contains. The default is `nil`; a navigation controller removes its last view
  /// controller.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Returns this view controller, or else the nearest ancestor, that performs an action; `nil` if
  /// there is none.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }

  /// The edges of a container to which the view extends below bars. The default is all.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// A Boolean value that indicates whether the view also extends below opaque bars. The default is
  /// `false`.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Appearance

  /// Called before the view appears. An override calls `super`.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and has its traits and its size, but is not drawn yet.
  /// An override calls `super`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared. An override calls `super`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the window. An override calls `super`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the window. An override calls `super`.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A Boolean value that indicates whether the appearance methods of children are called when
  /// their views appear and disappear with the container's. The default is `true`; with `false`,
  /// the container calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// Called before the view lays out its subviews. The default implementation does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews. The default implementation does nothing.
  open func viewDidLayoutSubviews() {}
  /// Updates ``contentUnavailableConfiguration`` for a state. Called before the first layout of the
  /// view, and before the layout after
  /// ``setNeedsUpdateContentUnavailableConfiguration()``. The default does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// See UIViewController+ContentUnavailable.swift.
  var unavailableContent = ContentUnavailableDisplay()

  /// Called when ``view`` needs to update its constraints. The default implementation does nothing;
  /// an override calls `super` last.
  open func updateViewConstraints() {}
  /// Called after the view's safe area changed. The default implementation does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's margins changed. The default implementation does nothing.
  open func viewLayoutMarginsDidChange() {}

  /// Insets added to the safe area of the view, in points, for elements such as this view
  /// controller's own bars. The default is zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.refreshSafeArea() } }
  }

  /// The minimum margins of the view: 16 points at the leading and trailing edges, or 20 with
  /// regular width or at least 414 points; none at the top and bottom.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide =
      traitCollection.horizontalSizeClass == .regular
      || (viewIfLoaded?.bounds.size.width ?? 0) >= 414
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// A Boolean value that indicates whether the view's margins are at least
  /// ``systemMinimumLayoutMargins``. The default is `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.refreshMargins() }
  }

  /// The preferred size of the view in a container, in points. The default is zero.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        if let own = presentation.own {
          own.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
          ownPresentation?.container?.setNeedsLayout()
        }
      }
    }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the content is being edited. The default is `false`.
  /// Setting it calls ``setEditing(_:animated:)`` without animation.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  /// Begins or ends editing, and changes ``editButtonItem``. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButtonItem?.describe(editing ? .done : .edit)
  }

  // MARK: Traits

  /// The traits: the traits of the view's superview, or else of the parent, with this view
  /// controller's overrides.
  open var traitCollection: UITraitCollection {
    traitState.resolve { inheritedTraits }
  }

  /// Called after traits changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Status bar

  /// A Boolean value that indicates whether the status bar is hidden. The default is `false`.
  ///
  /// The window reads the value of its root view controller, or of the child that that one names,
  /// when the view appears, when the window's size changes, and after
  /// `setNeedsStatusBarAppearanceUpdate()`. A hidden status bar leaves the safe area of devices
  /// without a camera housing; phones with one keep their safe area.
  open var prefersStatusBarHidden: Bool { false }
  /// The child whose ``UIViewController/prefersStatusBarHidden`` applies instead of this view
  /// controller's. The default is `nil`, for none.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The style of the status bar above the view controller. The default is `default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The child whose `preferredStatusBarStyle` is used in place of this view controller's; `nil`,
  /// the default, for none.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The animation of the status bar when ``UIViewController/prefersStatusBarHidden`` changes. The
  /// default is `fade`.
  ///
  /// The browser's page plays it. Pictures show the state afterward.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// A Boolean value that indicates whether the view controller decides about the status bar while
  /// it is presented without covering the screen, as a sheet or over its presenter. The default is
  /// `false`. One that covers the screen always decides.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Reads the preferences for the status bar again. In an animation block, the change of the safe
  /// area is animated.
  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.updateStatusBar()
  }

  // MARK: Home indicator

  /// A Boolean value that indicates whether the home indicator is hidden. The default is `false`.
  ///
  /// A device shows a hidden indicator again at the next touch; hosts do not.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child whose ``UIViewController/prefersHomeIndicatorAutoHidden`` applies instead of this
  /// view controller's. The default is `nil`, for none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Reads the preference for the home indicator again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    viewIfLoaded?.window?.updateStatusBar()
  }

  // MARK: Orientations

  /// The orientations of the interface that the view controller supports. The default is all on an
  /// iPad, and all but upside down on an iPhone.
  ///
  /// The root view controller of a window decides, or the one that covers it. Containers do not ask
  /// their children; an override of a container may. `requestGeometryUpdate(_:)` and
  /// ``UIViewController/setNeedsUpdateOfSupportedInterfaceOrientations()`` respect it; the page and
  /// tests turn the device to any orientation.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .standard(for: self) }

  /// A Boolean value that indicates whether the interface turns with the device. The default is
  /// `true`. As on iOS 16 and later, it has no effect.
  open var shouldAutorotate: Bool { true }

  /// The orientation in which the view controller prefers to be presented. The default is the
  /// current one. As on iPads and in apps with scenes, it has no effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }

  /// Reads ``UIViewController/supportedInterfaceOrientations`` again, and turns the interface if
  /// the current orientation is no longer supported.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.windowScene?.turnToSupportedOrientation()
  }

  /// Turns the interface to an orientation that the view controllers support; see
  /// ``UIViewController/setNeedsUpdateOfSupportedInterfaceOrientations()``.
  open class func attemptRotationToDeviceOrientation() {
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      scene.turnToSupportedOrientation()
    }
  }

  // MARK: Size changes

  /// Called before the view's size changes, such as for a rotation of the device. An override calls
  /// `super`, which notifies the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before traits change, such as for a rotation of the device. An override calls `super`,
  /// which notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Returns the size of a child when this view controller's view has `parentSize`. The default
  /// implementation returns `parentSize` for a child that fills the view, and the child's current
  /// size otherwise.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
    return child.bounds.size == viewIfLoaded?.bounds.size ? parentSize : child.bounds.size
  }

  /// Called after the preferred size of a child changed. The default implementation does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called after constraints gave the view of a child another size. The default implementation
  /// does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Presentation

  /// The manner in which this view controller is presented. The default is `automatic`.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The movement with which this view controller is presented and dismissed. The default is
  /// `coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The object with the animations of the presentation and dismissal of this view controller, and
  /// with its presentation controller for the style `custom`. It is not retained. The default is
  /// `nil`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// A Boolean value that indicates whether the user cannot dismiss the presentation of this view
  /// controller. The default is `false`.
  open var isModalInPresentation = false
  /// A Boolean value that indicates whether the view of this view controller is the area of
  /// presentations in a context by it and its descendants. The default is `false`.
  open var definesPresentationContext = false

  /// The view controller that this one or an ancestor presents; `nil` for none.
  open var presentedViewController: UIViewController? { shownPresentation?.presentedViewController }
  /// The presenter of this view controller or of an ancestor; `nil` for none.
  open var presentingViewController: UIViewController? { ownPresentation?.presenter }

  /// Presents a view controller.
  ///
  /// The presenter is the topmost ancestor of this view controller. The order of calls with
  /// `fullScreen` is, as reported by developers: the presenter's `viewWillDisappear`, then of the
  /// presented one `viewWillAppear`, `viewIsAppearing` and `viewDidAppear`, then the presenter's
  /// `viewDidDisappear`, then the completion. The appearance of the presenter does not change if
  /// its view stays in the window. Without animation, all of it takes place within the call
  /// (chosen).
  ///
  /// If the presenter presents another one, or its view is not in a window, a message is logged and
  /// nothing changes, as in UIKit.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The view controller to present.
  ///   - flag: A Boolean value that indicates whether the presentation is animated.
  ///   - completion: A closure called after the appearance.
  /// - Precondition: The presented view controller has no parent, and is not presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentModally(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the view controller that this one presents, with those that it presents; or else
  /// this one, if it is presented.
  ///
  /// Nothing changes if there is no presentation; then the completion is not called (chosen).
  ///
  /// - Parameters:
  ///   - flag: A Boolean value that indicates whether the dismissal is animated.
  ///   - completion: A closure called after the disappearance.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    (shownPresentation ?? ownPresentation)?.dismiss(animated: flag, completion: completion)
  }

  // MARK: Family

  /// The parent view controller; `nil` if there is none.
  open var parent: UIViewController? { family.parent }

  /// Called before the parent changes. An override calls `super`.
  open func willMove(toParent parent: UIViewController?) {
    membership.movement = parent == nil ? .fromParent : .toParent
  }
  /// Called after the parent changed. An override calls `super`.
  open func didMove(toParent parent: UIViewController?) {
    membership.movement = nil
  }

  /// Adds a child view controller, after removing it from its current parent. Calls the child's
  /// `willMove(toParent:)`; the caller then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the view controller from its parent. Calls `didMove(toParent:)` with `nil`; the caller
  /// calls `willMove(toParent:)` with `nil` before.
  open func removeFromParent() {
    leaveParent()
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: Members that apps override in extensions

  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}

extension UIViewController: UIContentContainer {}
