import Foundation

/// The order to the program of a preview to perform something once, and to end.
package struct PreviewRequest: Codable, Sendable, Equatable {
  /// The name of the environment variable with the order as JSON.
  package static let variable = "TESSERA_PREVIEW_REQUEST"

  /// The name of the screen.
  package var screen: String
  /// The encoded order.
  package var order: Data
  /// The path of the file for the result.
  package var output: String

  package init(screen: String, order: Data, output: String) {
    self.screen = screen
    self.order = order
    self.output = output
  }

  /// The order of this process, once; `nil` for none.
  package static func take() -> PreviewRequest? {
    guard let text = getenv(variable).map({ String(cString: $0) }) else { return nil }
    unsetenv(variable)
    return try? JSONDecoder().decode(PreviewRequest.self, from: Data(text.utf8))
  }
}
