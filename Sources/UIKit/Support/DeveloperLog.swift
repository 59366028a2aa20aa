/// The log of mistakes that do not stop the program, for developers.
///
/// UIKit also logs such mistakes and continues.
@MainActor
package enum DeveloperLog {
  /// The closure that receives each message; writes to standard error by default.
  package static var sink: (String) -> Void = writeToStandardError

  /// Writes a message and a line break to standard error.
  nonisolated static func writeToStandardError(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
  }
}
