import TesseraTesting
import Testing
import UIKit

@testable import LifeCycle

/// The order of calls in an app's life.
@MainActor
@Suite struct HostedAppTests {
  @Test func `the example records the calls of a launch in the documented order`() throws {
    Calls.all = []
    Journal.shared.clear()
    let app = try HostedApp(AppDelegate.self, device: "iphone-15")
    let launch = [
      "application(_:willFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:)",
      "application(_:configurationForConnecting:options:)",
      "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
      "sceneDidBecomeActive(_:)",
    ]
    #expect(Journal.shared.entries == launch)
    #expect(try app.screen.visibleItems.count == launch.count)
    app.enterBackground()
    app.enterForeground()
    app.disconnectScene()
    #expect(
      Journal.shared.entries.dropFirst(launch.count) == [
        "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)", "sceneWillEnterForeground(_:)",
        "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
        "sceneDidDisconnect(_:)",
      ])
  }

  @Test func `calls see the states of UIKit`() {
    Calls.all = []
    let app = HostedApp(SceneAppDelegate.self)
    #expect(
      Calls.take() == [
        "didFinishLaunching 0 inactive",
        "configurationForConnecting UIWindowSceneSessionRoleApplication inactive",
        "willConnect inactive unattached", "viewDidAppear inactive",
        "willEnterForeground inactive unattached", "didBecomeActive active foregroundActive",
      ])
    app.enterBackground()
    #expect(
      Calls.take() == [
        "willResignActive active foregroundActive", "didEnterBackground background background",
      ])
    app.enterForeground()
    #expect(
      Calls.take() == [
        "willEnterForeground background background", "didBecomeActive active foregroundActive",
      ])
    app.resignActive()
    #expect(app.application.applicationState == .inactive)
    app.enterForeground()
    #expect(
      Calls.take() == [
        "willResignActive active foregroundActive", "didBecomeActive active foregroundActive",
      ])
    app.enterForeground()
    #expect(Calls.take() == [])
    app.terminate()
    #expect(
      Calls.take() == [
        "willResignActive active foregroundActive", "didEnterBackground background background",
        "didDisconnect background unattached", "willTerminate background",
      ])
  }

  @Test func `an app without scenes gets the calls in its delegate`() throws {
    Calls.all = []
    let app = HostedApp(WindowAppDelegate.self, on: try .named("ipad-pro-11"))
    #expect(
      Calls.take() == [
        "didFinishLaunching inactive", "viewDidAppear inactive", "didBecomeActive active",
      ])
    #expect(try app.screen.window === app.application.delegate?.window)
    #expect(try app.screen.size == CGSize(width: 834, height: 1210))
    app.enterBackground()
    app.enterForeground()
    #expect(
      Calls.take() == [
        "willResignActive active", "didEnterBackground background",
        "willEnterForeground background", "didBecomeActive active",
      ])
    app.disconnectScene()
    #expect(app.scene != nil)
    #expect(app.application.connectedScenes.count == 1)
  }

  @Test func `notifications follow the calls of the delegates`() {
    Calls.all = []
    Calls.observe([
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      UIScene.willConnectNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didDisconnectNotification,
    ])
    defer { Calls.stopObserving() }
    let app = HostedApp(WindowAppDelegate.self)
    #expect(
      Calls.take() == [
        "didFinishLaunching inactive", "viewDidAppear inactive",
        "UIApplicationDidFinishLaunchingNotification", "UISceneWillConnectNotification",
        "didBecomeActive active", "UIApplicationDidBecomeActiveNotification",
      ])
    app.enterBackground()
    #expect(
      Calls.take() == [
        "willResignActive active", "UIApplicationWillResignActiveNotification",
        "didEnterBackground background", "UIApplicationDidEnterBackgroundNotification",
      ])
    let scenes = HostedApp(SceneAppDelegate.self)
    Calls.all = []
    scenes.enterBackground()
    scenes.enterForeground()
    #expect(
      Calls.take() == [
        "willResignActive active foregroundActive", "UISceneWillDeactivateNotification",
        "UIApplicationWillResignActiveNotification",
        "didEnterBackground background background", "UISceneDidEnterBackgroundNotification",
        "UIApplicationDidEnterBackgroundNotification",
        "willEnterForeground background background", "UISceneWillEnterForegroundNotification",
        "UIApplicationWillEnterForegroundNotification",
        "didBecomeActive active foregroundActive", "UISceneDidActivateNotification",
        "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test func `a disconnected scene releases its delegate and comes back with its session`() throws {
    Calls.all = []
    let app = HostedApp(SceneAppDelegate.self)
    weak var delegate: AnyObject?
    weak var window: UIWindow?
    delegate = app.scene?.delegate
    window = try app.screen.window
    let session = try #require(app.scene?.session)
    session.userInfo = ["row": 7]
    app.disconnectScene()
    #expect(delegate == nil)
    #expect(window == nil)
    #expect(app.application.connectedScenes.isEmpty)
    #expect(app.application.openSessions == [session])
    #expect(throws: MissingWindow.self) { try app.screen }
    Calls.all = []
    app.enterForeground()
    #expect(app.scene?.session === session)
    #expect(app.scene?.session.userInfo?["row"] as? Int == 7)
    #expect(!Calls.take().contains { $0.hasPrefix("configuration") })
    app.discardScene()
    #expect(app.application.openSessions.isEmpty)
    #expect(Calls.take().last == "didDiscardSceneSessions 1 background")
  }

  @Test func `a released app leaves nothing behind`() {
    Calls.all = []
    weak var application: UIApplication?
    weak var delegate: AnyObject?
    do {
      let app = HostedApp(SceneAppDelegate.self)
      application = app.application
      delegate = app.application.delegate
      #expect(UIApplication.shared === application)
    }
    #expect(application == nil)
    #expect(delegate == nil)
    #expect(UIApplication.shared.delegate == nil)
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `two apps have applications of their own`() throws {
    Calls.all = []
    let one = HostedApp(SceneAppDelegate.self)
    let other = HostedApp(WindowAppDelegate.self)
    #expect(UIApplication.shared === other.application)
    one.enterBackground()
    #expect(UIApplication.shared === one.application)
    #expect(other.application.applicationState == .active)
    #expect(one.application.windows.map(ObjectIdentifier.init).count == 1)
    #expect(try other.screen.window.isKeyWindow)
    #expect(UIApplication.shared === other.application)
  }
}
