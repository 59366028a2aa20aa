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
}
