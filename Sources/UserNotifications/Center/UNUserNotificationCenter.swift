public import Foundation

/// The notifications of the app.
///
/// Notifications are delivered at their time while the program runs. They are displayed as banners
/// above the app's key window, and listed until they are removed. There are no notifications of
/// servers, and none are delivered after the end of the program.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter(NotificationStore())

  let store: NotificationStore

  init(_ store: NotificationStore) {
    self.store = store
    super.init()
    store.center = self
  }

  /// Returns the center of the app.
  open class func current() -> UNUserNotificationCenter { center }

  /// The delegate.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { store.delegate }
    set { store.delegate = newValue }
  }

  /// Whether extensions of the app display notifications, which is not supported.
  open var supportsContentExtensions: Bool { false }

  // MARK: Permission

  /// Requests the permission.
  ///
  /// There is no question on the screen: the environment variable `TESSERA_NOTIFICATIONS` contains
  /// the user's decision: `authorized` (the default) and `denied` for the response to a request,
  /// `granted` for a permission that was given before the app started.
  ///
  /// - Parameter completionHandler: A closure called on the main queue; iOS may use any queue.
  @preconcurrency
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    onMain { [store] in completionHandler(store.requestPermission(options), nil) }
  }

  /// Requests the permission, and returns the decision.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await store.requestPermission(options)
  }

  /// Calls a closure with the settings, on the main queue.
  @preconcurrency
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    onMain { [store] in completionHandler(store.settings) }
  }

  /// Returns the settings.
  open func notificationSettings() async -> UNNotificationSettings { await store.settings }

  // MARK: Categories

  /// Sets the kinds of notifications with actions.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    onMain { [store] in store.categories = categories }
  }

  /// Calls a closure with the kinds of notifications with actions, on the main queue.
  @preconcurrency
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    onMain { [store] in completionHandler(store.categories) }
  }

  /// Returns the kinds of notifications with actions.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    await store.categories
  }

  // MARK: Requests

  /// Adds a notification. It replaces one with the same identifier.
  ///
  /// - Parameter completionHandler: A closure called on the main queue, with an error if the user
  ///   does not allow notifications, or if the content is empty.
  @preconcurrency
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onMain { [store] in
      do {
        try store.add(request)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// Adds a notification.
  ///
  /// - Throws: ``UNError`` if the user does not allow notifications, or if the content is empty.
  open func add(_ request: UNNotificationRequest) async throws { try await store.add(request) }

  /// Calls a closure with the notifications that will be delivered, on the main queue.
  @preconcurrency
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    onMain { [store] in completionHandler(store.pendingRequests) }
  }

  /// Returns the notifications that will be delivered.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await store.pendingRequests
  }

  /// Removes notifications that will be delivered.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onMain { [store] in store.removePending { identifiers.contains($0) } }
  }

  /// Removes all notifications that will be delivered.
  open func removeAllPendingNotificationRequests() {
    onMain { [store] in store.removePending { _ in true } }
  }

  // MARK: Delivered notifications

  /// Calls a closure with the delivered notifications, on the main queue.
  @preconcurrency
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    onMain { [store] in completionHandler(store.delivered) }
  }

  /// Returns the delivered notifications.
  open func deliveredNotifications() async -> [UNNotification] { await store.delivered }

  /// Removes delivered notifications.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onMain { [store] in store.removeDelivered { identifiers.contains($0) } }
  }

  /// Removes all delivered notifications.
  open func removeAllDeliveredNotifications() {
    onMain { [store] in store.removeDelivered { _ in true } }
  }

  // MARK: Badge

  /// Sets the number on the app's icon; 0 removes it.
  ///
  /// - Parameter completionHandler: A closure called on the main queue.
  @preconcurrency
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onMain { [store] in
      store.setBadge(newBadgeCount)
      completionHandler?(nil)
    }
  }

  /// Sets the number on the app's icon; 0 removes it.
  open func setBadgeCount(_ newBadgeCount: Int) async throws { await store.setBadge(newBadgeCount) }
}

/// Performs work in a later turn of the main queue.
private func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async(execute: work)
}
