import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// Pages of an app: one scene each, or one for all of an app without scenes.
@MainActor
@Suite struct ApplicationSessionTests {
  final class ScenesDelegate: UIResponder, UIApplicationDelegate {
    var discarded = 0
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = WindowDelegate.self
      return configuration
    }
    func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) { discarded += sceneSessions.count }
  }

  final class WindowDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      scene.title = "Scene"
      window = UIWindow(windowScene: scene as! UIWindowScene)
      window?.rootViewController = ListViewController(rowCount: 20)
      window?.makeKeyAndVisible()
    }
  }

  final class ClassicDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []
    func applicationDidFinishLaunching(_ application: UIApplication) {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ListViewController(rowCount: 20)
      window?.makeKeyAndVisible()
    }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  }

  final class BlankDelegate: UIResponder, UIApplicationDelegate {}

  @MainActor private final class Page {
    let session: ScreenSession
    private var sequence = 0
    var messages: [[String: Any]] = []

    init(_ screens: ApplicationScreens, device: String = "iphone-15") throws {
      session = ScreenSession(
        entry: GalleryEntry(name: "app", title: "App", application: screens))
      try session.receive(
        .ready(
          .init(
            device: device, isLandscape: false, size: CGSize(width: 500, height: 700), scale: 2,
            isDark: false)))
      try drain()
    }

    func drain() throws {
      while let message = session.nextMessage(sequence: sequence + 1) {
        sequence += 1
        try session.receive(.acknowledge(sequence: sequence))
        messages.append(
          try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any] ?? [:])
      }
    }

    func of(_ type: String) -> [[String: Any]] { messages.filter { $0["type"] as? String == type } }
  }

  private func screens(_ delegate: AnyClass) -> ApplicationScreens {
    ApplicationScreens(ApplicationProgram(delegateClass: delegate, information: [:]))
  }

  @Test func `each page of an app with scenes has its own scene on its own device`() throws {
    let screens = screens(ScenesDelegate.self)
    let one = try Page(screens)
    let other = try Page(screens, device: "ipad-pro-11")
    let application = try #require(screens.application)
    #expect(application.connectedScenes.count == 2)
    #expect(Set(application.windows.map { Int($0.bounds.width) }) == [393, 834])
    #expect(one.of("page").last?["title"] as? String == "Scene")
    #expect((one.of("patch").first?["nodes"] as? [Any])?.isEmpty == false)
    one.session.end()
    #expect(application.connectedScenes.count == 1)
    #expect((application.delegate as? ScenesDelegate)?.discarded == 1)
    #expect(application.applicationState == .active)
    other.session.end()
    #expect(application.connectedScenes.isEmpty)
    #expect(application.applicationState == .background)
    let third = try Page(screens)
    #expect(screens.application === application)
    #expect(third.of("screen").count == 1)
  }

  @Test func `a new page of an app without scenes takes over its window`() throws {
    let screens = screens(ClassicDelegate.self)
    let one = try Page(screens)
    let application = try #require(screens.application)
    let delegate = try #require(application.delegate as? ClassicDelegate)
    #expect(one.session.refusal == nil)
    let other = try Page(screens, device: "ipad-pro-11")
    #expect(one.session.refusal?.reason == "Another page displays App now.")
    #expect(delegate.window?.bounds.width == 834)
    one.session.end()
    #expect(delegate.calls == ["active"])
    other.session.end()
    #expect(delegate.calls == ["active", "background"])
    let third = try Page(screens)
    #expect(third.session.refusal == nil)
    #expect(delegate.calls == ["active", "background", "active"])
    #expect(delegate.window?.bounds.width == 393)
  }

  @Test func `opened URLs and the badge reach the page of the scene`() throws {
    let screens = screens(ScenesDelegate.self)
    let one = try Page(screens)
    let other = try Page(screens)
    let application = try #require(screens.application)
    let scene = try #require(application.keyWindow?.windowScene)
    application.open(try #require(URL(string: "https://example.org/?a=%22%3Cb%3E%22")))
    scene.open(try #require(URL(string: "mailto:a@example.org")), options: nil)
    application.applicationIconBadgeNumber = 3
    application.isIdleTimerDisabled = true
    try one.drain()
    try other.drain()
    #expect(one.of("open").isEmpty)
    #expect(
      other.of("open").map { $0["url"] as? String } == [
        "https://example.org/?a=%22%3Cb%3E%22", "mailto:a@example.org",
      ])
    #expect(one.of("page").last?["badge"] as? Int == 3)
    #expect(other.of("page").last?["badge"] as? Int == 3)
    #expect(other.of("page").last?["awake"] as? Bool == true)
  }

  @Test func `copied texts reach the page of the scene, the last one once`() throws {
    let screens = screens(ScenesDelegate.self)
    let one = try Page(screens)
    let other = try Page(screens)
    UIPasteboard.general.string = "first"
    UIPasteboard.general.string = "a \"quoted\" text"
    try one.drain()
    try other.drain()
    #expect(one.of("copy").isEmpty)
    #expect(other.of("copy").map { $0["text"] as? String } == ["a \"quoted\" text"])
    other.messages = []
    UIPasteboard.general.image = UIImage()
    try other.drain()
    #expect(other.of("copy").isEmpty)
  }

  @Test func `an app without a window displays a sentence, and its window as soon as it has one`()
    throws
  {
    let before = DeveloperLog.sink
    DeveloperLog.sink = { _ in }
    defer { DeveloperLog.sink = before }
    let page = try Page(screens(BlankDelegate.self))
    let text = "\(page.of("patch"))"
    #expect(text.contains("The app has no visible"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ListViewController(rowCount: 3)
    window.makeKeyAndVisible()
    page.messages = []
    try page.drain()
    #expect((page.of("patch").first?["removed"] as? [Any])?.isEmpty == false)
    page.session.end()
  }

  @Test func `a rotation by the app changes the size of the page's screen`() throws {
    let screens = screens(ScenesDelegate.self)
    let page = try Page(screens)
    screens.application?.keyWindow?.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: .landscapeRight))
    try page.drain()
    #expect(page.of("size").last?["size"] as? [Int] == [852, 393])
  }

  @Test func `options of the command line are read, and others are left to the app`() throws {
    #expect(try ApplicationOptions([]).port == 8080)
    let options = try ApplicationOptions([
      "-verbose", "--port", "9000", "YES", "--device=ipad-pro-11", "--other",
    ])
    #expect(options.port == 9000)
    #expect(options.device == "ipad-pro-11")
    #expect(try ApplicationOptions(["-h"]).describesOptions)
    for odd in [
      ["--port"], ["--port", "70000"], ["--port=x"], ["--device", "nokia"], ["--device"],
    ] {
      #expect(throws: ApplicationOptions.Failure.self) { try ApplicationOptions(odd) }
    }
  }
}
