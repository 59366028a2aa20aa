import Foundation

/// The output of logs.
enum LogOutput {
  /// Writes a message to standard error, in one piece.
  static func write(_ message: String, level: OSLogType, name: String) {
    let time = Date().formatted(.iso8601.time(includingFractionalSeconds: true))
    let kind = level.word.map { " \($0):" } ?? ""
    try? FileHandle.standardError.write(
      contentsOf: Data("\(time) [\(name)]\(kind) \(message)\n".utf8))
  }
}
