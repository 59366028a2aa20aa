/// The sessions that are open, to bound their number.
@MainActor
final class SessionRegistry {
  /// How many pages may be connected at once.
  nonisolated static let maximumCount = 64

  private(set) var sessions: [ObjectIdentifier: ScreenSession] = [:]

  nonisolated init() {}

  /// Whether another page may connect.
  var hasRoom: Bool { sessions.count < Self.maximumCount }

  func add(_ session: ScreenSession) { sessions[ObjectIdentifier(session)] = session }

  func remove(_ session: ScreenSession) { sessions[ObjectIdentifier(session)] = nil }
}

/// How often a session looks for changes that no message from the page has caused.
struct PulseRate: Sendable {
  /// While the user does something, and shortly afterwards, and while something moves.
  var busy: Duration = .milliseconds(33)
  /// Otherwise.
  var idle: Duration = .milliseconds(150)
}
