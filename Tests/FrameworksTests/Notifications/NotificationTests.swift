import Foundation
import HeadlessHost
import Testing
import UIKit

@testable import UserNotifications

@MainActor
@Suite(.serialized) struct NotificationTests {
  /// A clock that tests advance.
  private final class Clock: @unchecked Sendable {
    var now = Date(timeIntervalSinceReferenceDate: 800_000_000)
  }

  @MainActor
  private final class Listener: NSObject, UNUserNotificationCenterDelegate {
    var parts: UNNotificationPresentationOptions = [.banner, .list, .badge]
    var presented: [String] = []
    var responses: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping @MainActor @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
      presented.append(notification.request.identifier)
      completionHandler(parts)
    }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
      responses.append("\(response.notification.request.identifier) \(response.actionIdentifier)")
      completionHandler()
    }
  }

  private let clock = Clock()
  private let listener = Listener()

  private func center(
    access: NotificationStore.Access = .granted
  ) -> UNUserNotificationCenter {
    let center = UNUserNotificationCenter(
      NotificationStore(access: access, now: { [clock] in clock.now }))
    center.delegate = listener
    return center
  }

  private func request(
    _ identifier: String, after seconds: TimeInterval?, repeats: Bool = false, badge: Int? = nil
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Title of \(identifier)"
    content.body = "Body"
    content.badge = badge.map { NSNumber(value: $0) }
    return UNNotificationRequest(
      identifier: identifier, content: content,
      trigger: seconds.map {
        UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats)
      })
  }

  private func pass(_ seconds: TimeInterval, _ center: UNUserNotificationCenter) {
    clock.now += seconds
    center.store.deliverDue()
  }

  @Test func `notifications need the permission, which the request gives or not`() async throws {
    let denied = center(access: .denied)
    #expect(await denied.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await denied.requestAuthorization(options: [.alert]) == false)
    let settings = await denied.notificationSettings()
    #expect(settings.authorizationStatus == .denied)
    #expect(settings.alertSetting == .disabled)
    #expect(settings.soundSetting == .notSupported)
    await #expect(throws: UNError(.notificationsNotAllowed)) {
      try await denied.add(request("a", after: 1))
    }
    let authorized = center(access: .authorized)
    await #expect(throws: UNError(.notificationsNotAllowed)) {
      try await authorized.add(request("a", after: 1))
    }
    #expect(try await authorized.requestAuthorization(options: [.alert, .badge]))
    try await authorized.add(request("a", after: 1))
    #expect(await authorized.pendingNotificationRequests().count == 1)
  }

  @Test func `notifications are delivered in the order of their times, once`() async throws {
    // A banner would be displayed on the screen of another test while this one waits.
    listener.parts = [.list]
    let center = center()
    try await center.add(request("late", after: 20))
    try await center.add(request("early", after: 10))
    pass(9, center)
    #expect(listener.presented.isEmpty)
    pass(11, center)
    #expect(listener.presented == ["early", "late"])
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["early", "late"])
    pass(100, center)
    #expect(listener.presented.count == 2)
  }

  @Test func `repeating ones stay, and later requests replace earlier ones`() async throws {
    listener.parts = [.list]
    let center = center()
    try await center.add(request("a", after: 60, repeats: true))
    pass(60, center)
    pass(59, center)
    pass(1, center)
    #expect(listener.presented == ["a", "a"])
    #expect(await center.pendingNotificationRequests().count == 1)
    try await center.add(request("a", after: 5))
    #expect(await center.pendingNotificationRequests().count == 1)
    pass(5, center)
    #expect(listener.presented.count == 3)
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `dates match components`() throws {
    var components = DateComponents()
    components.calendar = Calendar(identifier: .gregorian)
    components.calendar?.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    components.timeZone = components.calendar?.timeZone
    components.hour = 9
    let once = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
    let daily = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    let added = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let first = try #require(once.date(after: added, added: added))
    #expect(components.calendar?.component(.hour, from: first) == 9)
    #expect(components.calendar?.component(.minute, from: first) == 0)
    #expect(once.date(after: first, added: added) == nil)
    let second = try #require(daily.date(after: first, added: added))
    #expect(second.timeIntervalSince(first) == 86_400)
  }

  @Test func `a banner has the texts, and a tap on it reaches the delegate`() throws {
    let screen = HostedScreen(UIViewController())
    let center = center()
    try center.store.add(request("a", after: nil, badge: 3))
    screen.advance(by: 1)
    let banner = try screen.view(identifier: "notification")
    #expect(banner.accessibilityLabel == "Title of a, Body")
    #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
    #expect(screen.window.bounds.contains(banner.frame))
    try screen.tap(on: banner)
    screen.advance(by: 1)
    #expect(listener.responses == ["a \(UNNotificationDefaultActionIdentifier)"])
    #expect(banner.window == nil)
    #expect(center.store.delivered.isEmpty)
    center.store.setBadge(0)
  }

  @Test func `the delegate chooses the parts, and without one nothing is displayed`() throws {
    let screen = HostedScreen(UIViewController())
    let center = center()
    listener.parts = [.list]
    try center.store.add(request("a", after: nil))
    screen.layOut()
    #expect(throws: (any Error).self) { try screen.view(identifier: "notification") }
    #expect(center.store.delivered.count == 1)
    center.delegate = nil
    try center.store.add(request("b", after: nil))
    screen.layOut()
    #expect(throws: (any Error).self) { try screen.view(identifier: "notification") }
    #expect(center.store.delivered.count == 1)
  }

  @Test func `actions of the category are offered to assistive technology`() throws {
    let screen = HostedScreen(UIViewController())
    let center = center()
    let category = UNNotificationCategory(
      identifier: "mail",
      actions: [UNNotificationAction(identifier: "archive", title: "Archive")],
      intentIdentifiers: [], options: [.customDismissAction])
    center.store.categories = [category]
    let content = UNMutableNotificationContent()
    content.title = "Mail"
    content.categoryIdentifier = "mail"
    try center.store.add(UNNotificationRequest(identifier: "m", content: content, trigger: nil))
    screen.advance(by: 1)
    let banner = try screen.view(identifier: "notification")
    let action = try #require(banner.accessibilityCustomActions?.first)
    #expect(action.name == "Archive")
    #expect(action.actionHandler?(action) == true)
    #expect(listener.responses == ["m archive"])
    screen.advance(by: 1)
  }

  @Test func `the content of a request is a copy`() {
    let content = UNMutableNotificationContent()
    content.title = "Before"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "After"
    #expect(request.content.title == "Before")
    let copy = request.content.mutableCopy() as? UNMutableNotificationContent
    #expect(copy?.title == "Before")
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/none"))
    }
  }
}
