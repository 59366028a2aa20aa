/// Manages the view of a screen, or of a part of one: loads it, hears when it appears, is laid out and
/// changes size, and hands the same on to child view controllers.
///
/// # Order of calls
/// When a screen is shown for the first time: `loadView`, `viewDidLoad`, `viewWillAppear`, (the view
/// enters the window) `viewIsAppearing`, `viewSafeAreaInsetsDidChange`, `viewWillLayoutSubviews`,
/// `viewDidLayoutSubviews`, `viewDidAppear`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, TraitStateHolder {
  private var storedView: UIView?
  let traitState = TraitState()
  var family = ViewControllerFamily()
  var appearance = ViewControllerAppearance()

  /// The name of the archive given to the initialiser. Archives are not read here.
  public let nibName: String?
  /// The bundle given to the initialiser.
  public let nibBundle: Bundle?

  /// Makes a view controller.
  ///
  /// Archives are not read here: with a name, the view controller has to override ``loadView()``.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// View controllers are not read from archives here: this makes one as `init()` does.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Makes a view controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// The view; reading it loads it.
  ///
  /// - Precondition: ``loadView()`` sets it; UIKit raises there too.
  open var view: UIView! {
    get {
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

  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view and sets ``view``. The default makes a plain one of the main screen's size.
  /// Override it to make another, without calling super; never call it.
  ///
  /// - Precondition: The view controller was made without the name of an archive. UIKit raises for an
  ///   archive it does not find.
  open func loadView() {
    require(
      nibName == nil,
      "\(type(of: self)) was made for the nib '\(nibName ?? "")', and nibs cannot be read here: make "
        + "it with a nil nibName and build the view in code.")
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    require(
      storedView != nil,
      "loadView() of \(type(of: self)) did not set its view: set 'view' there, or do not override "
        + "it.")
    viewDidLoad()
  }

  /// Tells that the view is loaded. Call super when overriding.
  open func viewDidLoad() {}

  /// A name of the screen for the user.
  open var title: String?

  // MARK: Appearance

  /// Tells that the view is about to be shown. Call super when overriding.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view is in the window and has its traits and its size, but is not drawn yet.
  /// Call super when overriding.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells that the view is shown. Call super when overriding.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view is about to leave the window. Call super when overriding.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view left the window. Call super when overriding.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children hear of appearing when their views do. Default true; where false, the container
  /// calls ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// Tells that the view is about to lay out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}
  /// Tells that the view laid out its subviews. The default does nothing.
  open func viewDidLayoutSubviews() {}
  /// Tells that the view's safe area changed. The default does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Tells that the view's margins changed. The default does nothing.
  open func viewLayoutMarginsDidChange() {}

  /// Room at the view's edges that this view controller's own bars and the like take, added to the
  /// safe area of the view, in points. Default zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.refreshSafeArea() } }
  }

  /// The least margins of the view: 16 points at leading and trailing, 20 where there is regular
  /// width, or 414 points and more; none at top and bottom.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide =
      traitCollection.horizontalSizeClass == .regular
      || (viewIfLoaded?.bounds.size.width ?? 0) >= 414
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. Default true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.refreshMargins() }
  }

  /// The size the view wants in a container, in points. Default zero.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  // MARK: Editing

  /// Whether the content is being edited. Default false. Setting it calls
  /// ``setEditing(_:animated:)`` without animation.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  /// Begins or ends editing. Call super when overriding.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
  }

  // MARK: Traits

  /// The traits: those of the view's superview, or else of the parent, with the overrides over them.
  open var traitCollection: UITraitCollection {
    traitState.resolve { inheritedTraits }
  }

  /// Tells that traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Size changes

  /// Tells that the view is about to change size, as when the device is turned. Call super when
  /// overriding: it tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Tells that traits are about to change, as when the device is turned. Call super when overriding:
  /// it tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The size a child will have when this view controller's view has `parentSize`. The default is
  /// `parentSize` for a child that fills the view, and the child's present size for another.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
    return child.bounds.size == viewIfLoaded?.bounds.size ? parentSize : child.bounds.size
  }

  /// Tells that a child wants another size. The default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Family

  /// The view controller that contains this one.
  open var parent: UIViewController? { family.parent }

  /// Tells that the view controller is about to come to another parent. Call super when overriding.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells that the view controller came to another parent. Call super when overriding.
  open func didMove(toParent parent: UIViewController?) {}

  /// Makes a view controller a child of this one; it leaves the parent it had. It hears
  /// `willMove(toParent:)`; whoever calls this also calls `didMove(toParent:)` afterwards.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes the view controller from its parent. It hears `didMove(toParent:)` with nil; whoever calls
  /// this calls `willMove(toParent:)` with nil before.
  open func removeFromParent() {
    leaveParent()
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
}

extension UIViewController: UIContentContainer {}
