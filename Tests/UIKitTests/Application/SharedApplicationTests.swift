import Testing

@testable import UIKit

/// `UIApplication.shared` outside of apps, actions, and the end of the responder chain.
@MainActor
@Suite struct SharedApplicationTests {
  private final class Controller: UIViewController {
    var calls: [String] = []
    func save(_ sender: Any?) { calls.append("save") }
    override func loadView() { view = UIView() }
  }

  private final class Field: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    func save(_ sender: Any?) { calls.append("save") }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    func save(_ sender: Any?) { calls.append("save") }
  }

  private func makeWindow(style: UIUserInterfaceStyle = .light) -> UIWindow {
    UIWindow(device: .standard, style: style) { Controller() }
  }

  @Test func `a hosted window is the key window of the only scene`() throws {
    let window = makeWindow()
    let application = UIApplication.shared
    #expect(application.applicationState == .active)
    #expect(application.keyWindow === window)
    #expect(application.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(window)])
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(application.connectedScenes.count == 1)
    #expect(scene.keyWindow === window)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.coordinateSpace.bounds == window.bounds)
    #expect(application.openSessions == [scene.session])
    #expect(application.preferredContentSizeCategory == .large)
    #expect(application.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `the window of the last event is the key window`() {
    let one = makeWindow()
    let other = makeWindow()
    #expect(UIApplication.shared.keyWindow === other)
    one.deliverHover(at: .zero)
    #expect(UIApplication.shared.keyWindow === one)
    #expect(other.isKeyWindow)
  }

  @Test func `a closed window leaves no scene behind`() {
    var window: UIWindow? = makeWindow()
    weak var scene: UIWindowScene?
    scene = window?.windowScene
    #expect(scene != nil)
    window = nil
    #expect(scene == nil)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(UIApplication.shared.keyWindow == nil)
  }

  @Test(arguments: ["hidden", "moved", "ended"])
  func `the last visible window follows a key window that is hidden, leaves the scene or ends`(
    _ change: String
  ) throws {
    let window = makeWindow()
    let scene = try #require(window.windowScene)
    var banner: UIWindow? = UIWindow(windowScene: scene)
    banner?.makeKeyAndVisible()
    let unseen = UIWindow(windowScene: scene)
    #expect(!window.isKeyWindow)
    var keys = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeKeyNotification, object: window, queue: nil
    ) { _ in MainActor.assumeIsolated { keys += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    switch change {
    case "hidden": banner?.isHidden = true
    case "moved": banner?.windowScene = nil
    default: banner = nil
    }
    #expect(window.isKeyWindow)
    #expect(keys == 1)
    #expect(!unseen.isKeyWindow)
    #expect(banner?.isKeyWindow != true)
  }

  @Test func `a window that is not key ends without another becoming key`() throws {
    let window = makeWindow()
    let scene = try #require(window.windowScene)
    window.isHidden = true
    #expect(scene.keyWindow === window)
    var other: UIWindow? = UIWindow(windowScene: scene)
    other?.isHidden = false
    other = nil
    #expect(scene.keyWindow === window)
  }

  @Test func `the screen is a new iPhone 15 again after the window of another device has ended`() {
    var window: UIWindow? = UIWindow(device: .named("ipad-pro-11")!) { Controller() }
    #expect(UIScreen.main.bounds.size == CGSize(width: 834, height: 1210))
    window?.isHidden = false
    window = nil
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
    #expect(UIView().traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `the screen is the front window's after another of the same device has ended`() {
    var former: UIWindow? = UIWindow(device: .named("ipad-pro-11")!) { Controller() }
    former?.isHidden = false
    let window = UIWindow(device: .named("ipad-pro-11")!) { Controller() }
    former = nil
    #expect(UIScreen.main.bounds.size == window.bounds.size)
    #expect(UIView().traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `the key window of a scene changes with notifications`() throws {
    let window = makeWindow(style: .dark)
    let scene = try #require(window.windowScene)
    let second = UIWindow(windowScene: scene)
    #expect(second.traitCollection.userInterfaceStyle == .dark)
    nonisolated(unsafe) var names: [String] = []
    let observers = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { note in
        names.append("\(note.name.rawValue) \(note.object as? UIWindow === second)")
      }
    }
    second.makeKey()
    second.makeKey()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      names == ["UIWindowDidResignKeyNotification false", "UIWindowDidBecomeKeyNotification true"])
    #expect(scene.windows.count == 2)
    // Hosts display visible windows only.
    #expect(scene.displayedWindow === window)
  }

  @Test func `an action without a target goes to the first responder and then to the sender`() {
    let window = makeWindow()
    let controller = window.rootViewController as! Controller
    let field = Field()
    let button = UIButton()
    controller.view.addSubview(field)
    controller.view.addSubview(button)
    let save = Selector("save(_:)", Field.save(_:))
    _ = Selector("save(_:)", Controller.save(_:))
    button.addTarget(nil, action: save, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(controller.calls == ["save"])
    field.becomeFirstResponder()
    button.sendActions(for: .touchUpInside)
    #expect(field.calls == ["save"])
    #expect(UIApplication.shared.sendAction(save, to: nil, from: nil, for: nil))
    #expect(field.calls == ["save", "save"])
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
    #expect(!UIApplication.shared.sendAction("nothing(_:)", to: nil, from: nil, for: nil))
  }

  @Test func `the responder chain ends at the delegate of the application`() throws {
    let window = makeWindow()
    let application = UIApplication.shared
    let delegate = Delegate()
    application.delegate = delegate
    defer { application.delegate = nil }
    var chain: [UIResponder] = []
    var responder: UIResponder? = window.rootViewController?.view
    while let current = responder {
      chain.append(current)
      responder = current.next
    }
    let scene = try #require(window.windowScene)
    let expected = [
      window.rootViewController?.view, window.rootViewController, window, scene, application,
      delegate,
    ]
    #expect(chain.map(ObjectIdentifier.init) == expected.map { ObjectIdentifier($0!) })
    _ = Selector("save(_:)", Delegate.save(_:))
    #expect(application.sendAction("save(_:)", to: nil, from: nil, for: nil))
    #expect(delegate.calls == ["save"])
  }

  @Test func `a delegate that is a view controller is not in the responder chain`() {
    final class Odd: UIViewController, UIApplicationDelegate {
      var window: UIWindow?
    }
    let odd = Odd()
    let application = UIApplication()
    application.delegate = odd
    #expect(application.next == nil)
  }

  @Test func `events pass through a subclass of the application`() throws {
    final class Watching: UIApplication {
      var types: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) {
        types.append(event.type)
        super.sendEvent(event)
      }
    }
    final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Controller()
        window?.makeKeyAndVisible()
      }
    }
    let settings = SceneSettings(device: .standard)
    let application = UIApplication.launch(
      ApplicationProgram(principalClass: Watching.self, delegateClass: App.self, information: [:]),
      on: settings)
    let scene = application.connectScene(on: settings)
    let window = try #require(scene.displayedWindow)
    window.deliver([HostTouch(id: 1, phase: .began, location: CGPoint(x: 9, y: 9))])
    window.deliver([HostTouch(id: 1, phase: .ended, location: CGPoint(x: 9, y: 9))])
    window.deliver(HostKey(isDown: true, code: .keyboardA, characters: "a"))
    #expect((application as? Watching)?.types == [.touches, .touches, .presses])
  }

  @Test func `actions of bar items pass through a subclass of the application`() throws {
    final class Watching: UIApplication {
      var sent: [(action: Selector, target: AnyObject?, sender: AnyObject?)] = []
      var isBlocking = false
      override func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
      ) -> Bool {
        sent.append((action, target as AnyObject?, sender as AnyObject?))
        return isBlocking ? false : super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    final class Root: UIViewController {
      var count = 0
      func add() { count += 1 }
    }
    final class Chain: UINavigationController {
      var count = 0
      func add() { count += 1 }
    }
    final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Chain(rootViewController: Root())
        window?.makeKeyAndVisible()
      }
    }
    let settings = SceneSettings(device: .standard)
    let application = try #require(
      UIApplication.launch(
        ApplicationProgram(
          principalClass: Watching.self, delegateClass: App.self, information: [:]),
        on: settings) as? Watching)
    let window = try #require(application.connectScene(on: settings).displayedWindow)
    let navigation = try #require(window.rootViewController as? Chain)
    let root = try #require(navigation.topViewController as? Root)
    _ = Selector("add", Chain.add)
    let add = Selector("add", Root.add)
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: root, action: add)
    root.navigationItem.rightBarButtonItem = item
    func tap() {
      window.settleLayout()
      let buttons: [UIControl] = NavigationScreen.parts(of: navigation.navigationBar)
      guard let button = buttons.first(where: { $0.accessibilityLabel == "Add" }) else {
        Issue.record("The bar has no button.")
        return
      }
      let middle = button.convert(
        CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      window.deliver([HostTouch(id: 1, phase: .began, location: middle)])
      window.deliver([HostTouch(id: 1, phase: .ended, location: middle)])
    }
    tap()
    #expect(root.count == 1)
    #expect(application.sent.count == 1)
    #expect(application.sent.last?.action == add)
    #expect(application.sent.last?.target === root)
    #expect(application.sent.last?.sender === item)
    item.target = nil
    tap()
    #expect(application.sent.last?.target == nil)
    #expect(application.sent.count == 2)
    #expect(navigation.count == 1)
    #expect(root.count == 1)
    application.isBlocking = true
    tap()
    #expect(navigation.count == 1)
    #expect(application.sent.count == 3)
  }

  @Test
  func `the action of a bar item without a target reaches the first responder before the bar`()
    throws
  {
    let window = UIWindow(device: .standard) {
      UINavigationController(rootViewController: UIViewController())
    }
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let root = try #require(navigation.topViewController)
    let field = Field()
    root.view.addSubview(field)
    field.becomeFirstResponder()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: nil, action: Selector("save(_:)", Field.save(_:)))
    window.settleLayout()
    let buttons: [UIControl] = NavigationScreen.parts(of: navigation.navigationBar)
    #expect(buttons.first { $0.accessibilityLabel == "Save" }?.activateByUser() == true)
    #expect(field.calls == ["save"])
  }

  @Test func `classes are found by name at the top level of modules only`() {
    #expect(ClassName.find("UIKit.UIWindowScene", module: nil) == UIWindowScene.self)
    #expect(ClassName.find("UIWindowScene", module: "UIKit") == UIWindowScene.self)
    #expect(ClassName.find("UIWindowScene", module: nil) == nil)
    #expect(ClassName.find("$(PRODUCT_MODULE_NAME).UIView", module: "UIKit") == UIView.self)
    for odd in ["", ".", "UIKit.", "UIKit.Nothing", "UIKit.UIScene.OpenURLOptions", "1x", "ä.ö"] {
      #expect(ClassName.find(odd, module: "UIKit") == nil)
    }
  }

  @Test func `a screen and a view convert each other's coordinates`() {
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.rootViewController?.view.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 11, y: 22))
    #expect(view.convert(CGPoint(x: 11, y: 22), from: space) == CGPoint(x: 1, y: 2))
    #expect(space.convert(view.bounds, from: view) == view.frame)
    #expect(space.convert(view.frame, to: view) == view.bounds)
  }
}

@Suite(.serialized) @MainActor struct RemoteNotificationTests {
  @MainActor private final class Delegate: NSObject, UIApplicationDelegate {
    var errors: [NSError] = []
    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { errors.append(error as NSError) }
  }

  @Test func `a registration for remote notifications fails later, with the simulator's code`()
    async throws
  {
    let application = UIApplication()
    let delegate = Delegate()
    application.delegate = delegate
    application.registerForRemoteNotifications()
    #expect(delegate.errors.isEmpty)
    for _ in 1...200 where delegate.errors.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(delegate.errors.map(\.code) == [3010])
    #expect(delegate.errors.first?.domain == NSCocoaErrorDomain)
    #expect(!application.isRegisteredForRemoteNotifications)
  }
}
