import LoweringProtocol

/// The result of a lowering: the files that Linux compiles, and what could not be lowered.
package struct LoweredModule: Sendable, Hashable {
  /// A file of the result.
  package struct File: Sendable, Hashable, Codable {
    /// The path of the original; of a generated file, its name.
    package var path: String
    /// The contents.
    package var text: String
    /// A Boolean value that indicates whether the contents differ from the original's.
    package var isChanged: Bool
    /// A Boolean value that indicates whether the file has no original.
    package var isGenerated: Bool
    /// The facts about the original; `nil` for a generated file.
    package var facts: SourceFacts?
  }

  /// The files, in the order of the input; a generated file is the last one.
  package let files: [File]
  /// The constructs that are not lowered, and notes, by file and line.
  package let reports: [LoweringReport]
  /// The previews, in the order of the files and lines.
  package let previews: [LoweringReply.Preview]
  /// The public protocols with optional members; `nil` if the module has none.
  package let protocols: OptionalProtocols?
}
