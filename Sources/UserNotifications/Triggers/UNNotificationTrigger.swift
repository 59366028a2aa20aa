public import Foundation

/// The time at which a notification is delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is delivered again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// Returns the first time after a date, for a notification that was added at another; `nil` if
  /// there is none.
  func date(after date: Date, added: Date) -> Date? { nil }
}

/// A time after the notification is added.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval
  private let creation = Date()

  /// Creates a trigger.
  ///
  /// - Precondition: The time is greater than zero, and at least 60 seconds if it repeats, as on
  ///   iOS.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    guard timeInterval > 0 else {
      fatalError(
        "A notification cannot be delivered after \(timeInterval) seconds; give a time greater than "
          + "zero, or no trigger to deliver it at once.")
    }
    guard !repeats || timeInterval >= 60 else {
      fatalError(
        "A notification cannot repeat every \(timeInterval) seconds; give at least 60 seconds.")
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the next time; `nil` after the end of a trigger that does not repeat.
  open func nextTriggerDate() -> Date? { date(after: Date(), added: creation) }

  override func date(after date: Date, added: Date) -> Date? {
    let first = added.addingTimeInterval(timeInterval)
    guard first <= date else { return first }
    guard repeats else { return nil }
    let passed = (date.timeIntervalSince(added) / timeInterval).rounded(.down)
    return added.addingTimeInterval((passed + 1) * timeInterval)
  }
}

/// A date, or dates with the same components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components of the date, in the calendar that they name, or the user's.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next date; `nil` if none follows.
  open func nextTriggerDate() -> Date? { date(after: Date(), added: Date()) }

  override func date(after date: Date, added: Date) -> Date? {
    let calendar = dateComponents.calendar ?? .current
    func next(after date: Date) -> Date? {
      calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
    guard !repeats else { return next(after: date) }
    guard let first = next(after: added), first > date else { return nil }
    return first
  }
}

/// The trigger of notifications of servers. There are none.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  init() { super.init(repeats: false) }
}
