/// The topmost view of an interface. It displays the view of its root view controller.
///
/// A window is hidden until ``makeKeyAndVisible()``, which loads the root view controller's view
/// and makes it appear.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The key window of the current screen.
  static var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The responder that receives the user's keyboard input.
  weak var firstResponder: UIResponder? {
    didSet {
      (oldValue as? UIView)?.noteDrawingChange()
      (firstResponder as? UIView)?.noteDrawingChange()
      keyboard.update(in: self)
    }
  }

  /// See WindowKeyboard.swift.
  let keyboard = WindowKeyboard()

  /// The responder that receives keys in place of the first responder, such as an open menu; `nil`
  /// for none.
  weak var keyReceiver: UIResponder?

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
  /// The preferences of the view controllers for the bars of the device.
  var statusBar = StatusBarPreferences()
  /// The coordinator of a change of the window's size in progress.
  var resizeCoordinator: ResizeCoordinator?
  /// The element that assistive technology or the keyboard is at; `nil` for none.
  package internal(set) weak var accessibilityFocus: UIResponder?
  /// The collection view that the keyboard is in, or was in last; `nil` for none.
  weak var keyboardList: (any RecyclingView)?
  /// The notifications to assistive technology that no host has taken yet.
  var waitingNotices: [AccessibilityNotice] = []
  /// The clock of the animations in the window.
  package let animationClock = AnimationClock()

  /// Creates a hidden window with a frame on the screen, in points. It has the traits of the main
  /// screen, and its safe area if it has the same size.
  ///
  /// It belongs to the scene of an app without scenes. In an app with scenes it belongs to none
  /// until its ``windowScene`` is set, and is not displayed.
  public override init(frame: CGRect) {
    let screen = UIScreen.main
    hostSafeArea =
      frame == screen.bounds ? screen.device.safeArea(screen.orientation) : .zero
    super.init(frame: frame)
    setUp()
    let application = UIApplication.shared
    storedScene = application.sceneForNewWindow
    storedScene?.add(self)
    if application.launch != nil { adoptSettings() }
  }

  /// Creates a hidden window that fills the screen of a scene. The scene does not keep it.
  public init(windowScene: UIWindowScene) {
    hostSafeArea = .zero
    super.init(frame: windowScene.coordinateSpace.bounds)
    setUp()
    storedScene = windowScene
    windowScene.add(self)
    adoptSettings()
  }

  /// Creates a window of size zero; this library reads no archives of windows.
  public required init?(coder: NSCoder) {
    hostSafeArea = .zero
    super.init(coder: coder)
    setUp()
  }

  deinit {
    link.window = nil
    guard MainQueue.isCurrent else { return }
    let (clock, traits, scene, ownScene) = (animationClock, hostTraits, storedScene, ownScene)
    MainActor.assumeIsolated {
      clock.endSoon()
      scene?.windowDidEnd()
      if let traits { UIScreen.main.resign(from: traits, of: ownScene) }
    }
  }

  private func setUp() {
    link.window = self
    windowLink = link
    storedIsHidden = true
    setSafeArea(hostSafeArea)
  }

  // MARK: Undo

  /// The recorder of the user's changes; `nil` before the first use.
  private(set) var storedUndoManager: UndoManager?

  /// The recorder of the user's changes in the window. Text fields and text views register their
  /// changes there.
  open override var undoManager: UndoManager? {
    if storedUndoManager == nil { storedUndoManager = UndoManager() }
    return storedUndoManager
  }

  // MARK: Scene

  private weak var storedScene: UIWindowScene?

  /// A proxy belongs to no scene.
  override class func makeProxy() -> any AppearanceTarget {
    let window = makeView(frame: .zero)
    (window as? UIWindow)?.windowScene = nil
    return window
  }
  /// The scene that a host created for the window alone; `nil` for one of an app.
  var ownScene: UIWindowScene?

  /// The scene of the window, which displays it; `nil` for none.
  open var windowScene: UIWindowScene? {
    get { storedScene }
    set {
      guard newValue !== storedScene else { return }
      storedScene?.remove(self)
      storedScene = newValue
      newValue?.add(self)
      adoptSettings()
      if waitsToBecomeKey, newValue != nil {
        waitsToBecomeKey = false
        if !isHidden { makeKey() }
      }
    }
  }

  /// Takes the traits, the animations, and the safe area of the screen that a host displays the
  /// scene on.
  private func adoptSettings() {
    guard let settings = storedScene?.settings else { return }
    animationClock.plays = settings.playsAnimations
    hostTraits = settings.traits
    invalidateTraits()
    guard bounds.size == settings.size else { return }
    device = settings.device
    setSafeArea(of: settings.device, settings.orientation)
  }

  /// The scene, or else the application.
  open override var next: UIResponder? { storedScene ?? UIApplication.shared }

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

  /// Makes this the key window of its scene, which receives keyboard input. A window without a
  /// scene becomes key when its ``windowScene`` is set.
  open func makeKey() {
    guard let scene = storedScene else {
      waitsToBecomeKey = true
      return
    }
    scene.application.activate(scene)
    scene.makeKey(self)
  }

  /// A Boolean value that indicates whether the window becomes key as soon as it has a scene.
  private var waitsToBecomeKey = false

  /// A Boolean value that indicates whether this is the key window of its scene, which receives
  /// keyboard input.
  open var isKeyWindow: Bool { storedScene?.keyWindow === self }

  /// Called when the window has become key. The default posts a notification.
  open func becomeKey() {
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Called when the window has ceased to be key. The default posts a notification.
  open func resignKey() {
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// Posted after a window has become key.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window has ceased to be key.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// The screen of the window: the main one.
  open var screen: UIScreen { .main }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let before = super.isHidden
      super.isHidden = newValue
      guard newValue != before else { return }
      if newValue {
        storedScene?.windowDidHide(self)
        cancelEvents()
        rootViewController?.leaveWindowWithPresentations()
      } else {
        applyAppearance()
        if storedScene == nil { NextTurn.run { [weak self] in self?.reportMissingScene() } }
        showRootViewController()
      }
      NotificationCenter.default.post(
        name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
        object: self)
    }
  }

  /// Posted after a window has become visible: after a change of `isHidden`.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden: after a change of `isHidden`.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// Logs that the window is visible and has no scene. An app may set the scene of a visible window
  /// in the same turn of the main queue.
  func reportMissingScene() {
    guard storedScene == nil, !isHidden else { return }
    DeveloperLog.sink(
      "\(type(of: self)) #\(sceneID) was made visible without a scene, so that it is not displayed; "
        + "create it with UIWindow(windowScene:), or set its windowScene.")
  }

  // MARK: Events

  /// Passes an event of the window to its application, which sends it.
  func pass(_ event: UIEvent) {
    event.link = link
    (storedScene?.application ?? .shared).sendEvent(event)
  }

  /// Delivers an event of the window to gesture recognizers and views.
  ///
  /// The application calls it for every event. An override calls super.
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

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    keyboard.didAdd(subview, to: self)
  }

  override var ownSafeArea: UIEdgeInsets { hostSafeArea }

  override var rootTraits: UITraitCollection { hostTraits ?? super.rootTraits }
}
