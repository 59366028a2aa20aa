import TesseraTesting
import UIKit

/// The calls of the apps in the tests of this folder.
@MainActor
enum Calls {
  static var all: [String] = []
  private static var observers: [any NSObjectProtocol] = []

  /// Adds a call with the states of the app and of a scene.
  static func add(_ call: String, _ scene: UIScene? = nil) {
    let states = "\(UIApplication.shared.applicationState)"
    all.append("\(call) \(states)" + (scene.map { " \($0.activationState)" } ?? ""))
  }

  /// Returns the calls since the last time.
  static func take() -> [String] {
    defer { all = [] }
    return all
  }

  /// Observes the notifications of all apps and scenes until ``stopObserving()``.
  static func observe(_ names: [Notification.Name]) {
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { all.append(name.rawValue) }
      }
    }
  }

  static func stopObserving() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}

/// A view controller that opens URLs and records warnings.
final class PlainController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Calls.add("viewDidAppear")
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    Calls.add("didReceiveMemoryWarning")
  }
}

/// An app with scenes that its delegate configures.
final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Calls.add("didFinishLaunching \(application.connectedScenes.count)")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Calls.add("configurationForConnecting \(connectingSceneSession.role.rawValue)")
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = RecordingSceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { Calls.add("didDiscardSceneSessions \(sceneSessions.count)") }

  func applicationDidBecomeActive(_ application: UIApplication) { Calls.add("app active") }
  func applicationWillTerminate(_ application: UIApplication) { Calls.add("willTerminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Calls.add("memory") }
}

final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString).joined()
    Calls.add("willConnect\(urls.isEmpty ? "" : " \(urls)")", scene)
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = PlainController()
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { Calls.add("didDisconnect", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { Calls.add("didBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { Calls.add("willResignActive", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { Calls.add("willEnterForeground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { Calls.add("didEnterBackground", scene) }
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    Calls.add("open \(urlContexts.map(\.url.absoluteString).joined())", scene)
  }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    Calls.add(
      "didUpdate \(Int(previousCoordinateSpace.bounds.width)) to "
        + "\(Int(windowScene.coordinateSpace.bounds.width))")
  }
}

/// An app without scenes.
final class WindowAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = (launchOptions?[.url] as? URL)?.absoluteString
    Calls.add("didFinishLaunching\(url.map { " \($0)" } ?? "")")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = PlainController()
    window?.makeKeyAndVisible()
    return url?.hasPrefix("refused") != true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Calls.add("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { Calls.add("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    Calls.add("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    Calls.add("willEnterForeground")
  }
  func applicationWillTerminate(_ application: UIApplication) { Calls.add("willTerminate") }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Calls.add("open \(url.absoluteString)")
    return true
  }
}

/// An app whose scenes its property list describes.
final class ListedAppDelegate: NSObject, UIApplicationDelegate {
  static func information(delegate name: String) -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": true,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            ["UISceneConfigurationName": "Main", "UISceneDelegateClassName": name]
          ]
        ],
      ] as [String: Any]
    ]
  }
}

/// An app that never makes a window.
final class BlankAppDelegate: UIResponder, UIApplicationDelegate {}
