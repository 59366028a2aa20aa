import TesseraTesting
import Testing
import UIKit

/// URLs, property lists, memory and mistakes of apps.
@MainActor
@Suite struct HostedAppInputTests {
  private func logging(_ body: () throws -> Void) rethrows -> [String] {
    let before = DeveloperLog.sink
    var messages: [String] = []
    DeveloperLog.sink = { messages.append($0) }
    defer { DeveloperLog.sink = before }
    try body()
    return messages
  }

  @Test func `a URL reaches the scene at its connection or while it is connected`() throws {
    Calls.all = []
    let url = try #require(URL(string: "example://open/7"))
    let app = HostedApp(SceneAppDelegate.self, opening: url)
    #expect(Calls.take().contains("willConnect example://open/7 inactive unattached"))
    app.enterBackground()
    Calls.all = []
    #expect(app.openURL(url))
    #expect(Calls.take().last == "open example://open/7 active foregroundActive")
    app.disconnectScene()
    Calls.all = []
    #expect(app.openURL(url))
    #expect(Calls.take().first == "willConnect example://open/7 background unattached")
  }

  @Test func `a URL at the launch of an app without scenes is opened unless it is refused`() throws
  {
    Calls.all = []
    let url = try #require(URL(string: "example://open/7"))
    let app = HostedApp(WindowAppDelegate.self, opening: url)
    #expect(
      Calls.take() == [
        "didFinishLaunching example://open/7 inactive", "viewDidAppear inactive",
        "didBecomeActive active", "open example://open/7 active",
      ])
    #expect(app.openURL(url))
    #expect(Calls.take() == ["open example://open/7 active"])
    _ = HostedApp(WindowAppDelegate.self, opening: URL(string: "refused://open"))
    #expect(!Calls.take().contains { $0.hasPrefix("open") })
  }

  @Test func `an app opens web and mail addresses outside and no others`() throws {
    Calls.all = []
    let app = HostedApp(SceneAppDelegate.self)
    let good = try ["https://www.swift.org/a?b=c#d", "mailto:a@example.org", "HTTP://example.org"]
      .map { try #require(URL(string: $0)) }
    let bad = try ["javascript:alert(1)", "file:///etc/passwd", "https:///nowhere", "mailto:", "x"]
      .map { try #require(URL(string: $0)) }
    var answers: [Bool] = []
    let messages = logging {
      for url in good + bad {
        app.application.open(url) { answers.append($0) }
        #expect(app.application.canOpenURL(url) == good.contains(url))
      }
      #expect(answers == [])
      app.application.open(good[0], options: [.universalLinksOnly: true]) { answers.append($0) }
      app.scene?.open(good[0], options: nil) { answers.append($0) }
    }
    try app.screen.layOut()
    #expect(answers == [true, true, true, false, false, false, false, false, false, true])
    #expect(app.openedURLs == good + [good[0]])
    #expect(messages.count == bad.count)
    #expect(messages.first?.contains("\"javascript:alert(1)\" was not opened") == true)
  }

  @Test func `a property list names the class of the scene's delegate`() throws {
    Calls.all = []
    let module = String(reflecting: RecordingSceneDelegate.self).split(separator: ".")[0]
    for name in ["$(PRODUCT_MODULE_NAME)", String(module)].map({ "\($0).RecordingSceneDelegate" })
      + ["RecordingSceneDelegate"]
    {
      let app = HostedApp(
        ListedAppDelegate.self, information: ListedAppDelegate.information(delegate: name))
      #expect(try app.screen.viewController is PlainController)
      #expect(app.scene?.session.configuration.name == "Main")
      #expect(app.application.supportsMultipleScenes)
    }
  }

  @Test func `a class that does not exist is reported with its key`() {
    Calls.all = []
    let messages = logging {
      let app = HostedApp(
        ListedAppDelegate.self, information: ListedAppDelegate.information(delegate: "No.Class"))
      #expect(throws: MissingWindow.self) { try app.screen }
      app.enterBackground()
    }
    #expect(messages.count == 3)
    #expect(messages.first?.contains("'No.Class' as UISceneDelegateClassName") == true)
    #expect(messages.dropFirst().first?.contains("'Main' has no class for the delegate") == true)
    #expect(messages.last?.contains("The scene has no visible window") == true)
  }

  @Test func `a property list of other types than documented is no manifest`() {
    Calls.all = []
    let odd: [String: Any] = ["UIApplicationSceneManifest": ["UISceneConfigurations": [1, 2]]]
    let messages = logging {
      _ = HostedApp(BlankAppDelegate.self, information: odd)
      _ = HostedApp(
        BlankAppDelegate.self, information: ["UIApplicationSceneManifest": "nothing"])
    }
    #expect(messages.count == 3)
  }

  @Test func `an app without a window is reported and does not get stuck`() throws {
    Calls.all = []
    var app: HostedApp?
    let messages = logging { app = HostedApp(BlankAppDelegate.self) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("application(_:didFinishLaunchingWithOptions:)") == true)
    let error = #expect(throws: MissingWindow.self) { try app?.screen }
    #expect(error?.description.contains("The app has no visible window") == true)
    app?.enterBackground()
    app?.enterForeground()
    app?.receiveMemoryWarning()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    #expect(throws: MissingWindow.self) { try app?.screen }
    window.rootViewController = PlainController()
    #expect(try app?.screen.window === window)
  }

  @Test func `a window without a scene in an app with scenes is reported`() throws {
    Calls.all = []
    let app = HostedApp(SceneAppDelegate.self, appearance: .dark)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let messages = logging {
      window.makeKeyAndVisible()
      // The app may set the scene in the same turn.
      while NextTurn.runWaiting() {}
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("UIWindow(windowScene:)") == true)
    #expect(!window.isKeyWindow)
    #expect(try app.screen.window !== window)
    window.windowScene = app.scene
    window.makeKey()
    #expect(app.scene?.windows.last === window)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(window.safeAreaInsets.top == 59)
  }

  @Test func `a delegate that goes away gets no calls`() {
    Calls.all = []
    let app = HostedApp(SceneAppDelegate.self)
    app.application.delegate = WindowAppDelegate()
    Calls.all = []
    app.receiveMemoryWarning()
    app.terminate()
    #expect(!Calls.take().contains { $0.hasPrefix("memory") || $0.hasPrefix("willTerminate") })
  }

  @Test func `a memory warning reaches the delegate and the view controllers`() {
    Calls.all = []
    let app = HostedApp(SceneAppDelegate.self)
    Calls.all = []
    app.receiveMemoryWarning()
    #expect(Calls.take() == ["memory active", "didReceiveMemoryWarning active"])
  }

  @Test func `tasks in the background end by themselves or at the end of their time`() {
    Calls.all = []
    let app = HostedApp(WindowAppDelegate.self)
    let application = app.application
    var expired: [Int] = []
    let first = application.beginBackgroundTask { expired.append(1) }
    var second = UIBackgroundTaskIdentifier.invalid
    second = application.beginBackgroundTask(withName: "save") {
      expired.append(2)
      application.endBackgroundTask(second)
    }
    #expect(first != .invalid)
    #expect(second != .invalid)
    #expect(first != second)
    application.endBackgroundTask(first)
    app.expireBackgroundTasks()
    app.expireBackgroundTasks()
    #expect(expired == [2])
  }

  @Test func `a scene rotates to a preferred orientation that the app supports`() throws {
    Calls.all = []
    let app = HostedApp(
      SceneAppDelegate.self,
      information: [
        "UISupportedInterfaceOrientations": [
          "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
        ]
      ])
    let scene = try #require(app.scene)
    var errors = 0
    Calls.all = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
    #expect(errors == 0)
    #expect(scene.interfaceOrientation == .landscapeRight)
    #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
    #expect(try app.screen.size == CGSize(width: 852, height: 393))
    #expect(scene.statusBarManager?.statusBarFrame == .zero)
    #expect(Calls.take() == ["didUpdate 393 to 852 active"])
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { _ in
      errors += 1
    }
    #expect(errors == 1)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: [.portrait, .portraitUpsideDown]))
    #expect(scene.interfaceOrientation == .portrait)
    #expect(scene.statusBarManager?.statusBarFrame.height == 54)
    try app.screen.rotate(toLandscape: true)
    #expect(scene.interfaceOrientation == .landscapeRight)
  }

  private final class LightViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test func `the view controller in front determines the style of the status bar`() throws {
    let app = HostedApp(SceneAppDelegate.self)
    let scene = try #require(app.scene)
    let window = try #require(scene.keyWindow)
    let manager = try #require(scene.statusBarManager)
    window.rootViewController = LightViewController()
    #expect(manager.statusBarStyle == .lightContent)
    let navigation = UINavigationController(rootViewController: LightViewController())
    window.rootViewController = navigation
    #expect(manager.statusBarStyle == .default)
    navigation.isNavigationBarHidden = true
    #expect(manager.statusBarStyle == .lightContent)
    let tabs = UITabBarController()
    tabs.viewControllers = [LightViewController(), UIViewController()]
    window.rootViewController = tabs
    #expect(manager.statusBarStyle == .lightContent)
    tabs.selectedIndex = 1
    #expect(manager.statusBarStyle == .default)
  }
}
