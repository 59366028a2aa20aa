import Foundation
import LoweringProtocol

/// A class of the user's sources whose objects are displayed.
package struct ScreenType: Sendable, Equatable, Codable {
  /// The kinds of such classes.
  package enum Kind: String, Sendable, Equatable, Codable {
    case viewController
    case view
    /// A view that a collection view reuses: a cell, or a supplementary view.
    case reusableView
  }

  /// The kind of declaration by which a screen was found.
  package enum Origin: String, Sendable, Equatable, Codable {
    /// A class.
    case type
    /// A storyboard's initial view controller, or one with an identifier.
    case scene
    /// A `#Preview`.
    case preview
    /// The live view of a playground page.
    case liveView
  }

  /// The name, with the names of the types around it.
  package var name: String
  package var kind: Kind
  /// The expression that creates an object; `nil` if all initializers need arguments.
  package var expression: String?
  /// The path of the file, and the line from 1.
  package var file: String
  package var line: Int
  package var origin = Origin.type
}

extension ScreenType {
  /// Creates the screen of the live view of a playground page.
  init(liveViewOf page: URL) {
    self.init(
      name: "Playground", kind: .viewController, expression: "PreviewProgram.liveView()",
      file: page.path, line: 1, origin: .liveView)
  }

  /// Creates the screens of previews. Screens with equal names are numbered.
  static func previews(_ previews: [LoweringReply.Preview]) -> [ScreenType] {
    var counts: [String: Int] = [:]
    return previews.map { preview in
      let count = counts[preview.name, default: 0] + 1
      counts[preview.name] = count
      return ScreenType(
        name: count == 1 ? preview.name : "\(preview.name) \(count)", kind: .viewController,
        expression: preview.function + "()", file: preview.path, line: preview.line,
        origin: .preview)
    }
  }
}
