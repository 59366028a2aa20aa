import UIKit

/// Creates the window of a scene and records the calls of the scene.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Journal.shared.add("scene(_:willConnectTo:options:)")
    guard let windowScene = scene as? UIWindowScene else { return }
    scene.title = "Life cycle"
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(
      rootViewController: JournalViewController())
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    Journal.shared.add("sceneWillEnterForeground(_:)")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    Journal.shared.add("sceneDidBecomeActive(_:)")
  }

  func sceneWillResignActive(_ scene: UIScene) {
    Journal.shared.add("sceneWillResignActive(_:)")
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    Journal.shared.add("sceneDidEnterBackground(_:)")
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    Journal.shared.add("sceneDidDisconnect(_:)")
  }

  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    for context in urlContexts { Journal.shared.add("open \(context.url.absoluteString)") }
  }
}
