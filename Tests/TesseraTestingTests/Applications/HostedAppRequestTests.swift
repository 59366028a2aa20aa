import Foundation
import TesseraTesting
import Testing
import UIKit

/// Quick actions and activities of hosted apps.
@MainActor
@Suite struct HostedAppRequestTests {
  private static let quickActions: [String: Any] = [
    "UIApplicationShortcutItems": [
      ["UIApplicationShortcutItemType": "compose", "UIApplicationShortcutItemTitle": "Compose"],
      ["UIApplicationShortcutItemTitle": "No type"],
    ]
  ]

  @Test func `an app with scenes performs quick actions and continues activities`() throws {
    let app = HostedApp(ScenesDelegate.self, information: Self.quickActions)
    #expect(app.quickActions.map(\.type) == ["compose"])
    app.application.shortcutItems = [
      UIApplicationShortcutItem(type: "recent", localizedTitle: "Recent")
    ]
    let scene = try #require(app.scene?.delegate as? RequestSceneDelegate)
    #expect(try app.performQuickAction("compose") == true)
    #expect(try app.performQuickAction("recent") == false)
    #expect(scene.calls == ["action compose", "action recent"])
    #expect(throws: MissingQuickAction.self) { try app.performQuickAction("other") }

    #expect(app.continue(NSUserActivity(activityType: "read")))
    #expect(scene.calls.suffix(2) == ["will read", "continue read"])
  }

  @Test func `a disconnected scene is connected with the request and its state`() throws {
    let app = HostedApp(ScenesDelegate.self, information: Self.quickActions)
    app.disconnectScene()
    app.continue(NSUserActivity(activityType: "read"))
    let scene = try #require(app.scene?.delegate as? RequestSceneDelegate)
    #expect(scene.calls == ["connect activities: read, action: none, state: kept"])
    app.disconnectScene()
    #expect(try app.performQuickAction("compose") == nil)
    let again = try #require(app.scene?.delegate as? RequestSceneDelegate)
    #expect(again.calls == ["connect activities: , action: compose, state: kept"])
  }

  @Test func `an app without scenes gets the requests in its delegate`() throws {
    let app = HostedApp(PlainDelegate.self, information: Self.quickActions)
    let delegate = try #require(app.application.delegate as? PlainDelegate)
    #expect(try app.performQuickAction("compose") == true)
    #expect(app.continue(NSUserActivity(activityType: "read")))
    #expect(!app.continue(NSUserActivity(activityType: "other")))
    #expect(
      delegate.calls == ["action compose", "continue read", "restore read", "continue other"])
  }
}

private final class ScenesDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = RequestSceneDelegate.self
    return configuration
  }
}

private final class RequestSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    guard let state = session.stateRestorationActivity?.activityType else { return }
    let activities = connectionOptions.userActivities.map(\.activityType).joined(separator: " ")
    calls.append(
      "connect activities: \(activities), action: "
        + "\(connectionOptions.shortcutItem?.type ?? "none"), state: \(state)")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(activityType: "kept")
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    calls.append("will \(userActivityType)")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    calls.append("continue \(userActivity.activityType)")
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    calls.append("action \(shortcutItem.type)")
    completionHandler(shortcutItem.type == "compose")
  }
}

private final class RestoredController: UIViewController {
  var restore: ((String) -> Void)?
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    restore?(activity.activityType)
  }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []
  private let controller = RestoredController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    controller.restore = { [weak self] in self?.calls.append("restore \($0)") }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    calls.append("action \(shortcutItem.type)")
    completionHandler(true)
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    calls.append("continue \(userActivity.activityType)")
    guard userActivity.activityType == "read" else { return false }
    restorationHandler([controller])
    return true
  }
}
