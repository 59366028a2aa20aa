/// The open conversations, for limiting their number.
@MainActor
final class SessionRegistry {
  /// The maximum number of connected pages.
  nonisolated static let maximumCount = 64

  private(set) var sessions: [ObjectIdentifier: Conversation] = [:]

  nonisolated init() {}

  /// A Boolean value that indicates whether another page may connect.
  var hasRoom: Bool { sessions.count < Self.maximumCount }

  func add(_ conversation: Conversation) {
    sessions[ObjectIdentifier(conversation)] = conversation
  }

  func remove(_ conversation: Conversation) {
    sessions[ObjectIdentifier(conversation)] = nil
  }

  /// Sends a message to all pages, if there is one.
  func notify(_ message: String?) {
    guard let message else { return }
    for conversation in sessions.values { conversation.notify(message) }
  }

  /// Starts all screens again, with the state of the user.
  func restart() {
    for conversation in sessions.values { conversation.restart() }
  }
}
