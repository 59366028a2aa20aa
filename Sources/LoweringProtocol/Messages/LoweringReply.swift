/// The reply of `tessera-lower batch`: the lowered files of a module, and the facts about its
/// sources.
package struct LoweringReply: Sendable, Hashable, Codable {
  /// A file that the compiler takes.
  package struct File: Sendable, Hashable, Codable {
    /// The path of the original; of a generated file, its name.
    package var path: String
    /// The contents; `nil` for a file that needs nothing.
    package var text: String?
    /// A Boolean value that indicates whether the file has no original.
    package var isGenerated: Bool
    /// The facts about the source; `nil` for a generated file.
    package var facts: SourceFacts?

    /// Creates a file.
    package init(
      path: String, text: String?, isGenerated: Bool = false, facts: SourceFacts? = nil
    ) {
      self.path = path
      self.text = text
      self.isGenerated = isGenerated
      self.facts = facts
    }
  }

  /// A `#Preview`, as the function that returns its content.
  package struct Preview: Sendable, Hashable, Codable {
    /// The name; `Preview` for one without a name.
    package var name: String
    /// The name of the function.
    package var function: String
    /// The path of the original.
    package var path: String
    /// The line, counted from 1.
    package var line: Int

    /// Creates a preview.
    package init(name: String, function: String, path: String, line: Int) {
      self.name = name
      self.function = function
      self.path = path
      self.line = line
    }
  }

  /// A view controller of a storyboard.
  package struct Scene: Sendable, Hashable, Codable {
    /// The path of the storyboard.
    package var path: String
    /// The line, counted from 1.
    package var line: Int
    /// The identifier of the element.
    package var element: String
    /// The name of a class of the app; `nil` for a class of UIKit.
    package var customClass: String?
    /// The identifier with which the app creates the view controller; `nil` if it has none.
    package var storyboardIdentifier: String?
    /// A Boolean value that indicates whether the view controller is the first of the storyboard.
    package var isInitial: Bool

    /// Creates a view controller.
    package init(
      path: String, line: Int, element: String, customClass: String?,
      storyboardIdentifier: String?, isInitial: Bool
    ) {
      self.path = path
      self.line = line
      self.element = element
      self.customClass = customClass
      self.storyboardIdentifier = storyboardIdentifier
      self.isInitial = isInitial
    }
  }

  /// The files in the order of the request, without those that are left out as servers, then the
  /// generated ones.
  package var files: [File]
  /// The constructs that are not lowered, and notes.
  package var reports: [LoweringReport]
  /// The previews, in the order of the files and lines.
  package var previews: [Preview]
  /// The parts that are left out; `nil` if an error is outside of all declarations.
  package var leftOut: [LeftOutPart]?
  /// The view controllers of storyboards, in the order of the files and lines.
  package var scenes: [Scene]
  /// The public protocols with optional members; `nil` if the module has none.
  package var protocols: OptionalProtocols?

  /// Creates a reply.
  package init(
    files: [File], reports: [LoweringReport], previews: [Preview], leftOut: [LeftOutPart]?,
    scenes: [Scene], protocols: OptionalProtocols? = nil
  ) {
    self.files = files
    self.reports = reports
    self.previews = previews
    self.leftOut = leftOut
    self.scenes = scenes
    self.protocols = protocols
  }
}
