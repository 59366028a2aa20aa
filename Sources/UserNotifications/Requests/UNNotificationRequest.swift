// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A notification to deliver.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier. A later request with the same one replaces it.
  public let identifier: String
  /// A copy of the content.
  public let content: UNNotificationContent
  /// The time; `nil` to deliver the notification at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of a content.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
    super.init()
  }
}

/// A delivered notification.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The time of the delivery.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// The identifier of a tap on a notification.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the dismissal of a notification.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// The action of the user on a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of an action, ``UNNotificationDefaultActionIdentifier`` for a tap, or
  /// ``UNNotificationDismissActionIdentifier`` for the dismissal.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    self.notification = notification
    actionIdentifier = action
    super.init()
  }
}

/// An action with a text that the user wrote.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  init(_ notification: UNNotification, action: String, text: String) {
    userText = text
    super.init(notification, action: action)
  }
}
