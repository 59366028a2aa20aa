/// The app: its state, its scenes and windows, and the last responder but one of the responder
/// chain.
///
/// ``UIApplicationMain(_:_:_:_:)`` creates it. Outside of an app, as in a test of a view
/// controller, the shared application is active, has no delegate, and has the scene and the windows
/// of the screen whose window received an event, was laid out, or became key last.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application of the current event; `nil` outside of apps.
  private static weak var current: UIApplication?
  /// The application of windows outside of apps.
  static let standalone = UIApplication()

  /// The application. In a process with several, such as a test, it is the application of the
  /// screen that received an event last.
  open class var shared: UIApplication { current ?? standalone }

  /// Creates an application. Only `UIApplicationMain` and tests do so.
  public override init() { super.init() }

  // MARK: State

  /// The delegate. The application keeps the one that was created at its launch; another one is
  /// kept by the app.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The program that the host launched; `nil` for the application of windows outside of apps.
  var launch: ApplicationLaunch?
  /// The connected scenes, in the order of their connection.
  var scenes: [UIScene] = []
  /// The scene of the last event.
  private(set) weak var frontScene: UIWindowScene?
  private lazy var standaloneScene = UIWindowScene(settings: nil)

  /// The state of the app: the state of its most active scene.
  open var applicationState: State {
    guard let launch else { return .active }
    let states = scenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) || !launch.hasEnteredForeground
      ? .inactive : .background
  }

  /// A Boolean value that indicates whether the device stays on without touches. The default is
  /// `false`. The page requests it from the browser.
  open var isIdleTimerDisabled = false

  /// The number on the app's icon; the default is 0, for none. The browser displays it in the title
  /// of the page.
  open var applicationIconBadgeNumber = 0

  /// A Boolean value that indicates whether the status bar displays network activity. It is not
  /// displayed, as on iPhones without a home button. The default is `false`.
  open var isNetworkActivityIndicatorVisible = false

  /// The quick actions that the app adds to those in its property list; `nil`, the default, for
  /// none. See `HostedApp.performQuickAction(_:)`.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    (keyWindow?.traitCollection ?? UIScreen.main.traitCollection).preferredContentSizeCategory
  }

  /// The direction of the interface's layout.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let traits = keyWindow?.traitCollection ?? UIScreen.main.traitCollection
    return traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Scenes and windows

  /// The connected scenes. Outside of an app, the scene of the current screen.
  open var connectedScenes: Set<UIScene> {
    launch == nil ? Set([frontScene].compactMap { $0 }) : Set(scenes)
  }

  /// The sessions of the scenes, also of disconnected ones that the user has not closed.
  open var openSessions: Set<UISceneSession> {
    launch.map { Set($0.sessions) } ?? Set(connectedScenes.map(\.session))
  }

  /// A Boolean value that indicates whether the app's property list states that the app displays
  /// several scenes.
  open var supportsMultipleScenes: Bool { launch?.manifest?.supportsMultipleScenes ?? false }

  /// The windows of all scenes, in the order in which they were added.
  open var windows: [UIWindow] {
    if let scene = launch == nil ? frontScene : launch?.implicitScene { return scene.windows }
    return scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
  }

  /// The window that receives keyboard input, of the scene of the last event; `nil` if there is
  /// none.
  open var keyWindow: UIWindow? {
    frontScene?.keyWindow ?? scenes.lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
  }

  /// Makes a scene the scene of the current event.
  func activate(_ scene: UIWindowScene?) {
    Self.current = self
    if let scene { frontScene = scene }
  }

  /// The scene of a window that was created without one: the scene of an app without scenes, or of
  /// the current screen.
  var sceneForNewWindow: UIWindowScene? {
    if let launch { return launch.implicitScene }
    return frontScene ?? standaloneScene
  }

  /// Returns the orientations that the app supports in a window: the orientations of its delegate,
  /// or else of its property list, or else all on an iPad, and all but upside down on an iPhone.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? standardOrientations
  }

  // MARK: URLs

  /// Returns a Boolean value that indicates whether the host opens URLs with this scheme: `http`,
  /// `https` and `mailto`.
  open func canOpenURL(_ url: URL) -> Bool { ExternalURL.isValid(url) }

  /// Opens a URL outside of the app. The browser opens it in another tab; a test reads it in
  /// `HostedScreen.openedURLs`.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Options for opening the URL.
  ///   - completion: A closure called later with a Boolean value that indicates whether the host
  ///     opens the URL. It is `false` for schemes that `canOpenURL(_:)` rejects.
  @preconcurrency
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = request(url, options)
    if let completion { NextTurn.run { completion(isOpened) } }
  }

  /// Opens a URL outside of the app.
  ///
  /// - Returns: A Boolean value that indicates whether the host opens the URL.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    request(url, options)
  }

  private func request(_ url: URL, _ options: [OpenExternalURLOptionsKey: Any]) -> Bool {
    let scene = (frontScene as UIScene?) ?? scenes.first
    return scene?.request(
      url, universalLinksOnly: options[.universalLinksOnly] as? Bool ?? false) ?? false
  }

  // MARK: Events and actions

  /// Delivers an event to its window. All events pass here; an override calls super.
  open func sendEvent(_ event: UIEvent) { event.window?.sendEvent(event) }

  /// Calls a method of a target.
  ///
  /// - Parameters:
  ///   - action: The method, with up to two parameters: the sender and the event.
  ///   - target: The object to call. For `nil`, it is the first one that has the method in the
  ///     responder chain of the key window's first responder, or else of the sender or, for an item
  ///     of a bar, of its button.
  ///   - sender: The sender.
  ///   - event: The event that led to the action.
  /// - Returns: `false` if there is no such object.
  /// - Precondition: The target has the method, or is `nil`.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? responder(for: action, from: sender) else { return false }
    action.send(to: target as AnyObject, sender: sender, event: event)
    return true
  }

  private func responder(for action: Selector, from sender: Any?) -> Any? {
    let origin = sender as? UIResponder ?? (sender as? UIBarButtonItem)?.responder
    let window = origin?.responderWindow ?? keyWindow
    return window?.firstResponder?.target(forAction: action, withSender: sender)
      ?? (origin ?? window ?? self).target(forAction: action, withSender: sender)
  }

  /// The delegate, if it is a responder that is not a view, a view controller or an application.
  open override var next: UIResponder? {
    guard let next = delegate as? UIResponder, !(next is UIView), !(next is UIViewController),
      next !== self
    else { return nil }
    return next
  }

  // MARK: Background

  private(set) var backgroundTasks = BackgroundTasks()

  /// The seconds that the app can run in the background: unlimited, because hosts do not suspend
  /// apps.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins a task that the app completes in the background.
  ///
  /// - Parameter handler: A closure called when the time is over, in tests only: hosts do not
  ///   suspend apps. It ends the task.
  @preconcurrency
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task with a name for debugging.
  @preconcurrency
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(handler)
  }

  /// Ends a task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }
}
