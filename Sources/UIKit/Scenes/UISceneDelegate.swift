/// The methods that a scene calls.
///
/// All are optional. The order of calls is the same as in UIKit: a scene that is connected enters
/// the foreground and becomes active; one that leaves the foreground resigns as active, then enters
/// the background.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene has been created, for its windows. See ``UIWindow/init(windowScene:)``.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has been disconnected. It may be connected again later.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground, also for the first time.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called for URLs to open while the scene is connected.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  /// Called before `scene(_:continue:)`.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called for an activity to continue while the scene is connected.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Returns the activity from which the scene restores its state, or `nil`. Called when the scene
  /// has entered the background; see ``UISceneSession/stateRestorationActivity``.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// The default does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// The default does nothing.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  /// The default does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// The default does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// The default returns `nil`.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene, which the delegate creates and keeps.
  var window: UIWindow? { get set }
  /// Called after the size, the orientation or the traits of the scene have changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Called for a quick action while the scene is connected. The delegate calls the completion
  /// handler with a Boolean value that indicates whether it has performed the action.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The default keeps no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// The default does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// The default performs nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
