/// A scene with windows on the screen of a device.
///
/// A window belongs to the scene that it was created for by ``UIWindow/init(windowScene:)``. The
/// scene does not retain it; the delegate does.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  private struct Member {
    weak var window: UIWindow?
  }

  private var members: [Member] = []

  /// The screen that the host displays the scene on, or `nil` to use the main screen's.
  package internal(set) var settings: SceneSettings?

  /// Creates a scene. Only the application does so.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// Creates the scene of a window outside of applications, or of an app without scenes.
  convenience init(settings: SceneSettings?) {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
    self.init(session: session, connectionOptions: ConnectionOptions())
    self.settings = settings
    session.scene = self
  }

  // MARK: Windows

  /// The windows of the scene, in the order in which they were added.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The window that receives keyboard input; `nil` if there is none.
  ///
  /// After it was hidden, left the scene or ended, the last other visible window becomes key, which
  /// is chosen.
  open var keyWindow: UIWindow? { key }
  private weak var key: UIWindow?
  private var hasKey = false

  func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { makeKey(lastVisibleWindow) }
  }

  private var lastVisibleWindow: UIWindow? { windows.last { !$0.isHidden } }

  /// Makes a window key, and tells both windows.
  func makeKey(_ window: UIWindow?) {
    let before = keyWindow
    guard before !== window else { return }
    key = window
    hasKey = window != nil
    before?.resignKey()
    window?.becomeKey()
  }

  /// Makes the last visible window key after a window was hidden that was key. It stays key if it
  /// was the only visible one.
  func windowDidHide(_ window: UIWindow) {
    guard keyWindow === window, let next = lastVisibleWindow else { return }
    makeKey(next)
  }

  /// Makes the last visible window key if the key window has ended.
  func windowDidEnd() {
    guard hasKey, key == nil else { return }
    hasKey = false
    makeKey(lastVisibleWindow)
  }

  // MARK: Screen

  /// The screen of the scene: the main one.
  open var screen: UIScreen { .main }

  /// The orientation of the interface: `portrait`, or `landscapeRight` on a device in landscape.
  open var interfaceOrientation: UIInterfaceOrientation {
    (settings?.orientation ?? UIScreen.main.orientation).interfaceOrientation
  }

  /// The coordinates of the scene, which are the coordinates of its screen.
  open var coordinateSpace: any UICoordinateSpace {
    ScreenSpace(size: settings?.size ?? UIScreen.main.bounds.size)
  }

  /// The properties of the status bar.
  open var statusBarManager: UIStatusBarManager? { statusBar }
  private lazy var statusBar = UIStatusBarManager(scene: self)

  /// The geometry of the scene.
  open var effectiveGeometry: Geometry {
    Geometry(coordinateSpace: coordinateSpace, interfaceOrientation: interfaceOrientation)
  }

  /// Changes the orientation of the interface to one that the app supports.
  ///
  /// The device is rotated unless its orientation is among the preferred ones. Of several, the
  /// first in the order of `UIInterfaceOrientation` decides.
  ///
  /// - Parameters:
  ///   - geometryPreferences: The preferred orientations.
  ///   - errorHandler: A closure called if none of them is supported, or the screen has none of
  ///     them.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    do { try rotate(to: geometryPreferences) } catch { errorHandler?(error) }
  }

  // MARK: Traits

  /// The traits of a full-screen window.
  open var traitCollection: UITraitCollection {
    settings?.traits ?? UIScreen.main.traitCollection
  }

  /// Called after traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
