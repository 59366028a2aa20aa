/// The bounds of the settings of a project, which may contain each other and grow without end.
final class SettingsLimit {
  /// The largest number of bytes of a value.
  static let length = 1_000_000
  /// The largest number of references to settings and of lines in files of settings.
  static let count = 100_000

  /// The sentence about the first bound that was exceeded; `nil` for none.
  private(set) var failure: String?
  private var steps = 0

  /// Counts a reference, a line, or an included file, which costs as much as 50 lines.
  ///
  /// - Returns: `false` if there were too many.
  func step(in name: String, cost: Int = 1) -> Bool {
    steps += cost
    if steps > Self.count { fail("'\(name)' refers to settings more than \(Self.count) times") }
    return failure == nil
  }

  /// Checks the length of a value.
  ///
  /// - Returns: `false` for a value that is too long.
  func permits(_ length: Int, of name: String) -> Bool {
    if length > Self.length {
      fail("the setting '\(name)' has more than \(Self.length) bytes with what it refers to")
    }
    return failure == nil
  }

  private func fail(_ sentence: String) { failure = failure ?? sentence }
}
