extension UIApplication {
  /// The states of an app.
  public enum State: Int, Sendable {
    /// The app is displayed and receives events.
    case active = 0
    /// The app is displayed without events, or being launched.
    case inactive = 1
    /// The app is not displayed.
    case background = 2
  }

  /// A key of the options at the launch of an app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL to open, of an app without scenes.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the app that opens a URL. Hosts have no other apps.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The quick action to perform, of an app without scenes. Hosts launch no app by one.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activities to continue, of an app without scenes. Hosts launch no app by one.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity to continue. Hosts launch no app by one.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The remote notification by which the app was launched. Hosts receive none.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// Whether the app was launched for a change of the location. Hosts launch no app for it.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// A key of the options of a URL to open in the app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the app that opens the URL. Hosts have no other apps.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whether a file is opened in its place.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options of a URL that the app opens.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether to open the URL only in an app that is registered for it. Hosts have no other apps.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's settings. Hosts have none and do not open it.
  public nonisolated static let openSettingsURLString = "app-settings:"

  // MARK: Notifications

  /// Posted after the app has finished launching. In an app without scenes, the user info has the
  /// launch options.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted before the app enters the foreground, except at its launch.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted after the app has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app becomes inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the app has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the app is asked to free memory.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of the notification of a significant change of the time. Hosts post none.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}
