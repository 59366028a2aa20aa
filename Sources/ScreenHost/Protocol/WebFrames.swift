import Foundation

/// Pages of the web in the page of a screen.
package enum WebFrames {
  /// The variable of the environment that permits them with the value 1: `--allow-web` sets it.
  package static let variable = "TESSERA_ALLOW_WEB"

  /// A Boolean value that indicates whether the page displays pages of the web in frames. It is
  /// read once.
  package static let areAllowed = isAllowed(by: ProcessInfo.processInfo.environment)

  /// Returns whether an environment permits frames.
  package static func isAllowed(by environment: [String: String]) -> Bool {
    environment[variable] == "1"
  }
}
