/// The relations of the app to the device.
extension UIApplication {
  /// A Boolean value that indicates whether files are accessible: `true`, because the device is
  /// unlocked.
  public var isProtectedDataAvailable: Bool { true }

  /// The permission to refresh the app's content in the background: `denied`, because hosts do not
  /// launch apps for it.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }

  /// The interval of ``setMinimumBackgroundFetchInterval(_:)`` for as often as possible.
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// The interval of ``setMinimumBackgroundFetchInterval(_:)`` for never.
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  /// Does nothing: hosts do not launch apps to refresh their content, see
  /// ``backgroundRefreshStatus``.
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}

  /// A Boolean value that indicates whether the app's icon can be replaced: `false`.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon in place of the app's: `nil`.
  public var alternateIconName: String? { nil }
}

/// The permissions of an app to refresh its content in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The app cannot, and the user cannot change it.
  case restricted = 0
  /// The user has disabled it, or the system does not do so.
  case denied = 1
  /// The app can.
  case available = 2
}

/// The results of fetching content in the background, which delegates give to completion handlers.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is new content.
  case newData = 0
  /// There is no new content.
  case noData = 1
  /// Fetching failed.
  case failed = 2
}
