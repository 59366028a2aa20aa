/// The result of a lowering: the files that Linux compiles, and what could not be lowered.
package struct LoweredModule: Sendable, Hashable {
  /// A file of the result.
  package struct File: Sendable, Hashable, Codable {
    /// The path of the original; of a generated file, its name.
    package var path: String
    /// The contents.
    package var text: String
    /// A Boolean value that indicates whether the contents differ from those of the original.
    package var isChanged: Bool
    /// A Boolean value that indicates whether the file has no original.
    package var isGenerated: Bool
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
  }

  /// The files, in the order of the input; a generated file is the last one.
  package let files: [File]
  /// The constructs that are not lowered, and notes, by file and line.
  package let reports: [LoweringReport]
  /// The previews, in the order of the files and lines.
  package let previews: [Preview]

  /// The name of the generated file, which registers the classes of the module.
  package static let registrationFileName = "InterfaceClasses.lowered.swift"
}
