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

  /// Starts the screens of an example again, in all pages, with the state of the user.
  func restart() {
    for conversation in sessions.values { conversation.restart() }
  }
}
