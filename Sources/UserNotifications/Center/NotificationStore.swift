internal import Foundation
internal import UIKit

/// The notifications, their times and the user's permission.
@MainActor
final class NotificationStore {
  /// The user's decision.
  enum Access: String {
    case granted, authorized, denied

    /// The decision that the environment chooses.
    static var chosen: Access {
      ProcessInfo.processInfo.environment["TESSERA_NOTIFICATIONS"].flatMap(Access.init)
        ?? .authorized
    }
  }

  /// A notification that will be delivered.
  private struct Pending {
    let request: UNNotificationRequest
    let added: Date
    var date: Date
  }

  nonisolated(unsafe) weak var center: UNUserNotificationCenter?
  nonisolated(unsafe) weak var delegate: (any UNUserNotificationCenterDelegate)?
  var categories: Set<UNNotificationCategory> = []
  private(set) var delivered: [UNNotification] = []
  private(set) var status: UNAuthorizationStatus
  private var options: UNAuthorizationOptions = []
  private let access: Access
  private let now: @Sendable () -> Date
  private var pending: [Pending] = []
  private var timer: Task<Void, Never>?
  let banners = NotificationBanners()

  nonisolated init(access: Access = .chosen, now: @escaping @Sendable () -> Date = { Date() }) {
    self.access = access
    self.now = now
    status = access == .granted ? .authorized : .notDetermined
  }

  // MARK: Permission

  var settings: UNNotificationSettings { UNNotificationSettings(status, options) }

  /// Requests the permission, and returns the user's decision.
  func requestPermission(_ options: UNAuthorizationOptions) -> Bool {
    self.options.formUnion(options)
    switch access {
    case .denied: status = .denied
    case .granted, .authorized:
      let isQuiet = options.contains(.provisional) && status == .notDetermined
      status = isQuiet ? .provisional : .authorized
    }
    return status != .denied
  }

  // MARK: Requests

  var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }

  func add(_ request: UNNotificationRequest) throws {
    guard status == .authorized || status == .provisional else {
      throw UNError(.notificationsNotAllowed)
    }
    let content = request.content
    guard
      !content.title.isEmpty || !content.subtitle.isEmpty || !content.body.isEmpty
        || content.badge != nil || content.sound != nil
    else { throw UNError(.notificationInvalidNoContent) }
    removePending { $0 == request.identifier }
    let added = now()
    guard let trigger = request.trigger else { return deliver(request) }
    guard let date = trigger.date(after: added, added: added) else { return }
    pending.append(Pending(request: request, added: added, date: date))
    wait()
  }

  func removePending(where isRemoved: (String) -> Bool) {
    pending.removeAll { isRemoved($0.request.identifier) }
    wait()
  }

  func removeDelivered(where isRemoved: (String) -> Bool) {
    delivered.removeAll { isRemoved($0.request.identifier) }
  }

  /// Waits for the next notification.
  private func wait() {
    timer?.cancel()
    timer = nil
    guard let next = pending.map(\.date).min() else { return }
    let seconds = max(0, next.timeIntervalSince(now()))
    timer = Task { [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      if !Task.isCancelled { self?.deliverDue() }
    }
  }

  /// Delivers the notifications whose time has come, in the order of their times.
  func deliverDue() {
    let time = now()
    let due = pending.filter { $0.date <= time }.sorted { $0.date < $1.date }
    pending.removeAll { $0.date <= time }
    for item in due {
      if let trigger = item.request.trigger, trigger.repeats,
        let date = trigger.date(after: time, added: item.added)
      {
        pending.append(Pending(request: item.request, added: item.added, date: date))
      }
      deliver(item.request)
    }
    wait()
  }

  // MARK: Delivery

  /// Displays the parts of a notification that the delegate chooses. Without a delegate, a
  /// notification for the displayed app is not displayed, as on iOS.
  private func deliver(_ request: UNNotificationRequest) {
    guard let center, let delegate else { return }
    let notification = UNNotification(request, at: now())
    delegate.userNotificationCenter(center, willPresent: notification) { [weak self] parts in
      self?.present(notification, parts)
    }
  }

  private func present(
    _ notification: UNNotification, _ parts: UNNotificationPresentationOptions
  ) {
    let request = notification.request
    if parts.contains(.badge), let badge = request.content.badge { setBadge(badge.intValue) }
    if parts.contains(.list) || parts.contains(.alert) {
      removeDelivered { $0 == request.identifier }
      delivered.append(notification)
    }
    guard parts.contains(.banner) || parts.contains(.alert) else { return }
    let category = categories.first { $0.identifier == request.content.categoryIdentifier }
    banners.show(notification, category) { [weak self] response in
      self?.receive(response, category)
    }
  }

  private func receive(_ response: UNNotificationResponse, _ category: UNNotificationCategory?) {
    let identifier = response.notification.request.identifier
    let isDismissal = response.actionIdentifier == UNNotificationDismissActionIdentifier
    if isDismissal, category?.options.contains(.customDismissAction) != true { return }
    removeDelivered { $0 == identifier }
    guard let center, let delegate else { return }
    delegate.userNotificationCenter(center, didReceive: response) {}
  }

  func setBadge(_ number: Int) { UIApplication.shared.applicationIconBadgeNumber = max(0, number) }
}
