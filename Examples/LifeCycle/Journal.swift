import UIKit

/// The calls of the app's life cycle, in their order.
@MainActor
final class Journal {
  static let shared = Journal()

  static let didChange = Notification.Name("JournalDidChange")

  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }

  func clear() { entries = [] }
}
