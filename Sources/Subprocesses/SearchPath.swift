import Foundation

/// The folders in which the user's shell finds commands.
package enum SearchPath {
  /// Returns the path of a command; `nil` if there is none.
  package static func path(of command: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(command)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
