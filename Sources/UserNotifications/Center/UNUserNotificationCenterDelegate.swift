public import Foundation

/// The delegate of the notification center. All methods have defaults.
///
/// Methods with a closure call methods without one by default, so that the app implements either.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Chooses the displayed parts of a notification that is delivered while the app is displayed.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor @Sendable (UNNotificationPresentationOptions) -> Void)
  /// Returns the displayed parts. The default is none.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Called after the user tapped a notification, chose an action or dismissed it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor @Sendable () -> Void)
  /// Called after the user tapped a notification, chose an action or dismissed it. The default does
  /// nothing.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  /// Called after the user chose the settings of the app, which never occurs here.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the method without a closure.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(await self.userNotificationCenter(center, willPresent: notification))
    }
  }
  /// Returns no parts.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Calls the method without a closure.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    Task.immediate { @MainActor in
      await self.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
