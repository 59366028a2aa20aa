/// The methods that the application calls. All are optional.
///
/// `@main` on a class that conforms to the protocol makes it the entry point of an app: its
/// ``UIApplicationDelegate/main()`` creates the application and an object of the class.
///
/// # Order of Calls
///
/// At the launch, `application(_:willFinishLaunchingWithOptions:)` and
/// `application(_:didFinishLaunchingWithOptions:)`. Then, in an app with scenes,
/// `application(_:configurationForConnecting:options:)` and the methods of `UISceneDelegate`. In an
/// app without scenes, `applicationDidBecomeActive(_:)`, and later the other methods for changes of
/// the state; an app with scenes does not get them.
///
/// An app has scenes if its property list has `UIApplicationSceneManifest`, or if its delegate
/// implements `application(_:configurationForConnecting:options:)`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }

  /// Called at the beginning of the launch.
  ///
  /// - Returns: `false` to have a URL in the options not opened.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at the end of the launch.
  ///
  /// - Returns: `false` to have a URL in the options not opened.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at the end of the launch of an app that does not implement
  /// `application(_:didFinishLaunchingWithOptions:)`.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app enters the foreground, except at its launch.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the app is asked to free memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Called for a URL to open in an app without scenes.
  ///
  /// - Returns: A Boolean value that indicates whether the app has opened it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Called before `application(_:continue:restorationHandler:)` in an app without scenes.
  ///
  /// - Returns: `true` if the app tells the user that it continues the activity.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Called for an activity to continue in an app without scenes.
  ///
  /// - Parameter restorationHandler: A closure that restores the state of objects by
  ///   `restoreUserActivityState(_:)`.
  /// - Returns: A Boolean value that indicates whether the app has continued it.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called for a quick action in an app without scenes. The delegate calls the completion handler
  /// with a Boolean value that indicates whether it has performed the action.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Returns the configuration of a new scene. The default is the configuration in the app's
  /// property list.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has closed scenes for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called for the registration of the app for remote notifications, which never succeeds here.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called later after `registerForRemoteNotifications()`.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Returns the orientations that the app supports in a window. The default is the orientations in
  /// the app's property list, or else all on an iPad, and all but upside down on an iPhone.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// The default keeps no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// The default returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The default calls `applicationDidFinishLaunching(_:)` and returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// The default does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// The default does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// The default does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// The default returns `false`.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// The default returns `false`.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// The default returns `false`.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// The default performs nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// The default returns the configuration of the app's property list.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// The default does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// The default does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// The default does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// The default returns the orientations in the app's property list, or else of the device.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.standardOrientations }

  /// Runs an app whose delegate is an object of this class, which is created by its initializer
  /// without parameters. It does not return; see
  /// ``UIApplicationMain(_:_:_:_:)``.
  public static func main() {
    ApplicationProgram(principalClass: UIApplication.self, delegateClass: Self.self).run()
  }
}
