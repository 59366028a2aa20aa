/// The error of a snapshot that does not equal the recorded one, or that was recorded just now.
public struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons for failures.
  public enum Reason: Hashable, Sendable {
    /// There was no recorded snapshot.
    case missing
    /// The snapshot differs from the recorded one.
    case different
    /// The recorded snapshot or a setting cannot be read, a file cannot be written, or a PNG cannot
    /// be drawn.
    case unreadable
    /// The snapshot has the name of another one of the same screen.
    case sameName
  }

  /// The reason.
  public let reason: Reason
  /// The failure as sentences, with the names of the files and the commands that open and accept
  /// them.
  public let description: String
}
