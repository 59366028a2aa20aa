import UIKit

/// The entry point of the app. It records the calls of the application.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Journal.shared.add("application(_:willFinishLaunchingWithOptions:)")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Journal.shared.add("application(_:didFinishLaunchingWithOptions:)")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Journal.shared.add("application(_:configurationForConnecting:options:)")
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    Journal.shared.add("application(_:didDiscardSceneSessions:)")
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Journal.shared.add("applicationDidReceiveMemoryWarning(_:)")
  }

  func applicationWillTerminate(_ application: UIApplication) {
    Journal.shared.add("applicationWillTerminate(_:)")
  }
}
