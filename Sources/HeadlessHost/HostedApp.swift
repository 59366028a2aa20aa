import UIKit

/// An app on the screen of a device, without a browser: its application, its delegate, and a scene.
///
/// The delegate's class is launched, and its scene is connected and active, before the initializer
/// returns:
///
///     let app = try HostedApp(AppDelegate.self, device: "iphone-15")
///     try app.screen.tap(at: [0, 3])
///     app.enterBackground()
///     #expect(app.application.applicationState == .background)
///
/// # Several Apps in a Process
///
/// Each hosted app has its own application, delegate and scene. `UIApplication.shared` is the
/// application of the hosted app or screen that was used last, and notifications go to all
/// observers in the process: observe the notifications of an `object` to tell apps apart. All apps
/// of the process share static variables.
@MainActor
public final class HostedApp {
  /// The application.
  public let application: UIApplication
  /// The screen model.
  public nonisolated let model: ScreenModel
  /// The connected scene; `nil` after ``disconnectScene()``.
  public private(set) var scene: UIWindowScene?

  private var settings: SceneSettings
  private var session: UISceneSession
  private var hosted: HostedScreen?

  /// Launches an app and connects its scene.
  ///
  /// - Parameters:
  ///   - delegate: The class of the application's delegate, which inherits from `NSObject`. It is
  ///     created by its initializer without parameters.
  ///   - model: The screen model; an iPhone 15 by default.
  ///   - appearance: The light or dark style.
  ///   - layoutDirection: The layout direction.
  ///   - contentSizeCategory: The user's text size.
  ///   - isLandscape: A Boolean value that indicates whether the screen starts in landscape
  ///     orientation; `nil` for the orientation of the model.
  ///   - showsKeyboard: A Boolean value that indicates whether the keyboard of the device is
  ///     displayed while a text is edited.
  ///   - url: A URL to open at the launch; `nil` for none.
  ///   - information: The property list of the app, such as its `UIApplicationSceneManifest`.
  public convenience init(
    _ delegate: any UIApplicationDelegate.Type, on model: ScreenModel = .iPhone15,
    appearance: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, isLandscape: Bool? = nil,
    showsKeyboard: Bool = false, opening url: URL? = nil, information: [String: Any] = [:]
  ) {
    var user = UserTraits()
    user.layoutDirection = layoutDirection
    user.contentSizeCategory = contentSizeCategory
    user.showsKeyboard = showsKeyboard
    self.init(
      ApplicationProgram(delegateClass: delegate, information: information), on: model,
      appearance: appearance, user: user, isLandscape: isLandscape, opening: url)
  }

  /// Launches the app of a program and connects its scene.
  package init(
    _ program: ApplicationProgram, on model: ScreenModel, appearance: UIUserInterfaceStyle,
    user: UserTraits, isLandscape: Bool?, opening url: URL? = nil
  ) {
    self.model = model
    settings = SceneSettings(
      device: model.device,
      orientation: isLandscape ?? model.startsInLandscape ? .landscape : .portrait,
      style: appearance, user: user)
    application = UIApplication.launch(program, on: settings, opening: url)
    let scene = application.connectScene(on: settings, for: url.map(SceneRequest.url))
    self.scene = scene
    session = scene.session
    layOut()
  }

  /// Launches an app on the screen of a device.
  ///
  /// - Parameter device: The short name of the device, such as `iphone-15`.
  /// - Throws: `UnknownScreen` if no device has that name.
  public convenience init(
    _ delegate: any UIApplicationDelegate.Type, device: String,
    appearance: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, isLandscape: Bool? = nil,
    opening url: URL? = nil, information: [String: Any] = [:]
  ) throws {
    self.init(
      delegate, on: try .named(device), appearance: appearance, layoutDirection: layoutDirection,
      contentSizeCategory: contentSizeCategory, isLandscape: isLandscape, opening: url,
      information: information)
  }

  /// The screen with the key window of the scene, or else with its last visible window.
  ///
  /// - Throws: `MissingWindow` if no scene is connected, or it has no visible window with a view
  ///   controller.
  public var screen: HostedScreen {
    get throws {
      guard let scene else {
        throw MissingWindow(description: "The scene was disconnected; call enterForeground().")
      }
      guard let window = scene.displayedWindow else {
        throw MissingWindow(description: scene.missingWindowSentence)
      }
      guard let controller = window.rootViewController else {
        throw MissingWindow(
          description: "The window has no root view controller; set its rootViewController.")
      }
      scene.activate()
      if let hosted, hosted.window === window, hosted.viewController === controller {
        return hosted
      }
      let screen = HostedScreen(window, viewController: controller, on: model)
      hosted = screen
      return screen
    }
  }

  /// The URLs that the app opened outside, in order.
  public var openedURLs: [URL] { scene?.openedURLs ?? [] }

  // MARK: Life cycle

  /// Moves the scene to the background, as when the user returns to the home screen: it resigns as
  /// active, then enters the background.
  public func enterBackground() {
    scene.map(application.enterBackground)
    layOut()
  }

  /// Brings the scene to the foreground and makes it active. A disconnected scene is connected
  /// again with its session.
  public func enterForeground() {
    if let scene {
      application.enterForeground(scene)
    } else {
      let scene = application.connectScene(on: settings, session: session)
      self.scene = scene
    }
    layOut()
  }

  /// Makes the scene inactive in the foreground, as an alert of the system does.
  public func resignActive() {
    scene.map(application.resignActive)
    layOut()
  }

  /// Disconnects the scene, as the system does to free memory: it enters the background, and its
  /// delegate is released. An app without scenes only enters the background.
  public func disconnectScene() {
    guard let scene else { return }
    application.disconnect(scene)
    if application.hasScenes {
      settings = scene.settings ?? settings
      self.scene = nil
      hosted = nil
    }
    runCompletions()
  }

  /// Disconnects the scene and removes its session, as when the user closes the scene for good.
  public func discardScene() {
    disconnectScene()
    if application.hasScenes { application.discard(session) }
  }

  /// Disconnects the scenes and ends the app.
  public func terminate() {
    disconnectScene()
    application.terminate()
  }

  // MARK: Events

  /// Opens a URL in the app, as from another one. A disconnected scene is connected with it.
  ///
  /// - Returns: A Boolean value that indicates whether a delegate received the URL; in an app
  ///   without scenes, whether it has opened it.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    defer { layOut() }
    guard let scene = sceneInForeground(for: .url(url)) else { return scene?.delegate != nil }
    return application.open(url, in: scene)
  }

  /// The quick actions of the app's icon: those in its property list, then those that it added.
  public var quickActions: [UIApplicationShortcutItem] { application.quickActions }

  /// Performs a quick action of the app's icon. A disconnected scene is connected with it.
  ///
  /// - Parameter type: The type of one of the ``quickActions``.
  /// - Returns: The value with which the delegate called its completion handler; `nil` if it has
  ///   not called it yet, or if the scene was connected with the action.
  /// - Throws: `MissingQuickAction` if the app has no quick action of this type.
  @discardableResult
  public func performQuickAction(_ type: String) throws -> Bool? {
    guard let item = quickActions.first(where: { $0.type == type }) else {
      throw MissingQuickAction(type: type, known: quickActions.map(\.type))
    }
    defer { layOut() }
    guard let scene = sceneInForeground(for: .quickAction(item)) else { return nil }
    var result: Bool?
    application.perform(item, in: scene) { result = $0 }
    return result
  }

  /// Continues an activity in the app, as from another device or a search. A disconnected scene is
  /// connected with it.
  ///
  /// - Returns: A Boolean value that indicates whether a delegate received the activity; in an app
  ///   without scenes, whether it has continued it.
  @discardableResult
  public func `continue`(_ activity: NSUserActivity) -> Bool {
    defer { layOut() }
    guard let scene = sceneInForeground(for: .activity(activity)) else {
      return scene?.delegate != nil
    }
    return application.continue(activity, in: scene)
  }

  /// Brings the scene to the foreground for a request.
  ///
  /// - Returns: The scene that receives the request; `nil` if a disconnected scene was connected
  ///   with it.
  private func sceneInForeground(for request: SceneRequest) -> UIWindowScene? {
    guard let scene else {
      scene = application.connectScene(on: settings, session: session, for: request)
      return nil
    }
    application.enterForeground(scene)
    return scene
  }

  /// Delivers a memory warning: to its delegate, observers of the notification, and the view
  /// controllers.
  public func receiveMemoryWarning() {
    application.receiveMemoryWarning()
    layOut()
  }

  /// Ends the time of all background tasks, which calls their handlers.
  public func expireBackgroundTasks() {
    application.expireBackgroundTasks()
    runCompletions()
  }

  private func layOut() {
    guard let screen = try? screen else { return runCompletions() }
    screen.layOut()
  }

  private func runCompletions() {
    for _ in 0..<20 where !NextTurn.runWaiting() { return }
  }
}

/// The error for an app that displays no window.
public struct MissingWindow: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason and the correction, as one sentence.
  public let description: String
}

/// The error for a quick action that the app does not have.
public struct MissingQuickAction: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type that was not found.
  public let type: String
  /// The types of the app's quick actions.
  public let known: [String]

  /// A sentence about the type and the known ones.
  public var description: String {
    let list = known.isEmpty ? "none" : known.joined(separator: ", ")
    return "The app has no quick action of the type '\(type)'; it has \(list)."
  }
}
