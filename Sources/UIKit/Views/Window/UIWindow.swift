/// The topmost view of an interface. It displays the view of its root view controller.
///
/// A window is hidden until ``makeKeyAndVisible()``, which loads the root view controller's view
/// and makes it appear.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private(set) static weak var keyWindow: UIWindow?

  /// The responder that receives the user's keyboard input.
  weak var firstResponder: UIResponder? {
    didSet {
      (oldValue as? UIView)?.noteDrawingChange()
      (firstResponder as? UIView)?.noteDrawingChange()
    }
  }

  let link = WindowLink()
  /// The touches in the window, and the gesture recognizers that receive them.
  private(set) lazy var touchDispatcher = TouchDispatcher(link: link, clock: animationClock)
  private(set) lazy var wheelDispatcher = WheelDispatcher(
    link: link, clock: animationClock, resolver: touchDispatcher.resolver)
  private(set) lazy var pressDispatcher = PressDispatcher(link: link, clock: animationClock)

  /// The device that a host displays the window on; `nil` for a window created by the app.
  package internal(set) var device: Device?
  var hostTraits: UITraitCollection?
  var hostSafeArea: UIEdgeInsets
  /// A Boolean value that indicates whether the root view controller hides the status bar.
  var isStatusBarHidden = false
  /// The coordinator of a change of the window's size in progress.
  var resizeCoordinator: ResizeCoordinator?
  /// The element that assistive technology or the keyboard is at; `nil` for none.
  package internal(set) weak var accessibilityFocus: UIResponder?
  /// The collection view that the keyboard is in, or was in last; `nil` for none.
  weak var keyboardList: UICollectionView?
  /// The notifications to assistive technology that no host has taken yet.
  var waitingNotices: [AccessibilityNotice] = []
  /// The clock of the animations in the window.
  package let animationClock = AnimationClock()

  /// Creates a hidden window with a frame on the screen, in points. It has the traits of the main
  /// screen, and its safe area if it has the same size.
  public override init(frame: CGRect) {
    let screen = UIScreen.main
    hostSafeArea =
      frame == screen.bounds ? screen.device.safeArea(screen.orientation) : .zero
    super.init(frame: frame)
    setUp()
  }

  /// Creates a window of size zero; this library reads no archives of windows.
  public required init?(coder: NSCoder) {
    hostSafeArea = .zero
    super.init(coder: coder)
    setUp()
  }

  deinit { link.window = nil }

  private func setUp() {
    link.window = self
    windowLink = link
    storedIsHidden = true
    setSafeArea(hostSafeArea)
  }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindowWithPresentations()
      if !isHidden { showRootViewController() }
    }
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes this the key window, which receives keyboard input.
  open func makeKey() {
    Self.keyWindow = self
  }

  /// A Boolean value that indicates whether this is the key window, which receives keyboard input.
  open var isKeyWindow: Bool { Self.keyWindow === self }

  /// The screen of the window: the main one.
  open var screen: UIScreen { .main }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let before = super.isHidden
      super.isHidden = newValue
      guard newValue != before else { return }
      if newValue {
        cancelEvents()
        rootViewController?.leaveWindowWithPresentations()
      } else {
        showRootViewController()
      }
    }
  }

  // MARK: Events

  /// Delivers an event of the window to gesture recognizers and views.
  ///
  /// Hosts send every event through this method. An override calls super.
  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .presses: (event as? UIPressesEvent).map(pressDispatcher.dispatch)
    case .scroll: (event as? WheelEvent).map(wheelDispatcher.dispatch)
    default: touchDispatcher.dispatch(event)
    }
  }

  private func showRootViewController() {
    guard let controller = rootViewController else { return }
    controller.loadViewIfNeeded()
    guard let view = controller.viewIfLoaded else { return }
    updateStatusBar()
    view.frame = bounds
    if view.autoresizingMask.isEmpty {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    controller.withDeferredAppearance {
      addSubview(view)
      layoutIfNeeded()
    }
    controller.presentation.shown?.enter(self)
  }

  override var ownSafeArea: UIEdgeInsets { hostSafeArea }

  override var rootTraits: UITraitCollection { hostTraits ?? super.rootTraits }
}
