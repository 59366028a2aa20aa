/// The open sessions, for limiting their number.
@MainActor
final class SessionRegistry {
  /// The maximum number of connected pages.
  nonisolated static let maximumCount = 64

  private(set) var sessions: [ObjectIdentifier: ScreenSession] = [:]

  nonisolated init() {}

  /// A Boolean value that indicates whether another page may connect.
  var hasRoom: Bool { sessions.count < Self.maximumCount }

  func add(_ session: ScreenSession) { sessions[ObjectIdentifier(session)] = session }

  func remove(_ session: ScreenSession) { sessions[ObjectIdentifier(session)] = nil }
}

/// The intervals at which a session checks for changes that no message from the page has caused.
struct PulseRate: Sendable {
  /// The interval during user input and shortly afterward, and during animations.
  var busy: Duration = .milliseconds(33)
  /// The interval at other times.
  var idle: Duration = .milliseconds(150)
}
