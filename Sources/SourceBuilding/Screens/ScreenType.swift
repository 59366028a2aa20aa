import Foundation

/// A class of the user's sources whose objects are displayed.
package struct ScreenType: Sendable, Equatable {
  /// The kinds of such classes.
  package enum Kind: Sendable, Equatable {
    case viewController
    case view
  }

  /// The name, with the names of the types around it.
  package var name: String
  package var kind: Kind
  /// The expression that creates an object; `nil` if all initializers need arguments.
  package var expression: String?
  /// The path of the file, and the line from 1.
  package var file: String
  package var line: Int
}

extension ScreenType {
  /// Creates the screen of the live view of a playground page.
  init(liveViewOf page: URL) {
    self.init(
      name: "Playground", kind: .viewController, expression: "PreviewProgram.liveView()",
      file: page.path, line: 1)
  }
}
