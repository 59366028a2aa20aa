public import Foundation

/// The state of the permission.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The user refused.
  case denied = 1
  /// The user allowed notifications.
  case authorized = 2
  /// Notifications are delivered quietly.
  case provisional = 3
  /// Notifications are allowed for a time.
  case ephemeral = 4
}

/// Kinds of notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers on the icon.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Alerts.
  public static let alert = Self(rawValue: 4)
  /// Notifications in cars.
  public static let carPlay = Self(rawValue: 8)
  /// Important notifications.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button for the app's settings.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Quiet notifications, which the user is not asked for.
  public static let provisional = Self(rawValue: 64)
}

/// The parts of a notification that are displayed while the app is.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates parts.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the icon.
  public static let badge = Self(rawValue: 1)
  /// The sound, which is not played here.
  public static let sound = Self(rawValue: 2)
  /// The banner and the list.
  public static let alert = Self(rawValue: 4)
  /// The list of delivered notifications.
  public static let list = Self(rawValue: 8)
  /// The banner.
  public static let banner = Self(rawValue: 16)
}

/// The state of one kind of notifications.
public enum UNNotificationSetting: Int, Sendable {
  /// The app has not asked for it.
  case notSupported = 0
  /// The user turned it off.
  case disabled = 1
  /// The user turned it on.
  case enabled = 2
}

/// The appearance of alerts.
public enum UNAlertStyle: Int, Sendable {
  /// No alerts.
  case none = 0
  /// Banners that go away.
  case banner = 1
  /// Alerts that stay.
  case alert = 2
}

/// The user's settings for the notifications of the app.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The state of the permission.
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
    authorizationStatus = status
    self.options = options
    super.init()
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    guard options.contains(option) else { return .notSupported }
    return authorizationStatus == .denied ? .disabled : .enabled
  }

  /// The state of numbers on the icon.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// The state of sounds.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// The state of alerts.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// The state of the list of delivered notifications.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// The state of the locked screen.
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// The appearance of alerts.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
}
