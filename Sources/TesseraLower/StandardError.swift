import Foundation

/// The stream of reports.
enum StandardError {
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
