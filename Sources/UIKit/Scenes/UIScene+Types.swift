extension UIScene {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is displayed and receives events.
    case foregroundActive = 0
    /// The scene is displayed without events.
    case foregroundInactive = 1
    /// The scene is not displayed.
    case background = 2
  }

  /// The reasons for the connection of a scene.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities to continue.
    public let userActivities: Set<NSUserActivity>
    /// The quick action to perform; `nil` for none.
    public let shortcutItem: UIApplicationShortcutItem?
    /// The type of an activity that another device provides later: `nil`, since hosts have no other
    /// devices.
    open var handoffUserActivityType: String? { nil }
    /// The bundle identifier of the app that requested the connection: `nil`, since hosts have no
    /// other apps.
    open var sourceApplication: String? { nil }

    init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
      super.init()
    }
  }

  /// Options for a URL that the app opens.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// A Boolean value that indicates whether to open the URL only in an app that is registered
    /// for it. The default is `false`. Hosts have no other apps.
    open var universalLinksOnly = false
  }

  /// The properties of a URL to open in the app.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that opens the URL: `nil`, since hosts have no other apps.
    open var sourceApplication: String? { nil }
    /// A Boolean value that indicates whether a file is opened in its place: `false`.
    open var openInPlace: Bool { false }
  }

  /// Posted after a scene has been connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted after a scene has been disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL to open in the app.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// The properties of the URL.
  public let options: UIScene.OpenURLOptions

  init(_ url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
    super.init()
  }
}

/// The URLs that hosts open.
enum ExternalURL {
  /// Returns a Boolean value that indicates whether hosts open a URL: a web address with a host, or
  /// an address of mail.
  static func isValid(_ url: URL) -> Bool {
    switch url.scheme?.lowercased() {
    case "http", "https": !(url.host ?? "").isEmpty
    case "mailto": url.absoluteString.count > "mailto:".count
    default: false
    }
  }
}
