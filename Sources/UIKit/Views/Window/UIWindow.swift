/// The topmost view of an interface. It shows the view of its root view controller.
///
/// A window is hidden until ``makeKeyAndVisible()``; showing it loads the root view controller's view
/// and makes it appear.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private static weak var keyWindow: UIWindow?

  /// The responder that gets what the user types.
  weak var firstResponder: UIResponder? {
    didSet {
      (oldValue as? UIView)?.noteDrawingChange()
      (firstResponder as? UIView)?.noteDrawingChange()
    }
  }

  let link = WindowLink()
  /// The touches in the window, and the gesture recognizers that receive them.
  private(set) lazy var touchDispatcher = TouchDispatcher(link: link, clock: animationClock)
  private(set) lazy var pressDispatcher = PressDispatcher(link: link, clock: animationClock)

  /// The device a host shows the window for; nil for a window that an app made itself.
  package internal(set) var device: Device?
  var hostTraits: UITraitCollection?
  var hostSafeArea: UIEdgeInsets
  /// The time by which what is in the window moves.
  package let animationClock = AnimationClock()

  /// Makes a hidden window at a place on the screen, in points. It has the traits of the main screen,
  /// and its safe area if it is as large.
  public override init(frame: CGRect) {
    let screen = UIScreen.main
    hostSafeArea =
      frame == screen.bounds ? screen.device.safeArea(screen.orientation) : .zero
    super.init(frame: frame)
    setUp()
  }

  /// Windows are not read from archives here: this makes a window of size zero.
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
      oldValue?.leaveWindow()
      if !isHidden { showRootViewController() }
    }
  }

  /// Shows the window and makes it the one that takes keyboard input.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes this the window that takes keyboard input.
  open func makeKey() {
    Self.keyWindow = self
  }

  /// Whether this is the window that takes keyboard input.
  open var isKeyWindow: Bool { Self.keyWindow === self }

  /// The screen the window is on: the main one.
  open var screen: UIScreen { .main }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let before = super.isHidden
      super.isHidden = newValue
      guard newValue != before else { return }
      if newValue {
        cancelEvents()
        rootViewController?.leaveWindow()
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
    default: touchDispatcher.dispatch(event)
    }
  }

  private func showRootViewController() {
    guard let controller = rootViewController else { return }
    controller.loadViewIfNeeded()
    guard let view = controller.viewIfLoaded else { return }
    view.frame = bounds
    if view.autoresizingMask.isEmpty {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    controller.withDeferredAppearance {
      addSubview(view)
      layoutIfNeeded()
    }
  }

  override var ownSafeArea: UIEdgeInsets { hostSafeArea }

  override var rootTraits: UITraitCollection { hostTraits ?? super.rootTraits }
}
