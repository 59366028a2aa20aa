/// A part of the sources that is left out because it does not compile.
package struct LeftOutPart: Sendable, Hashable, Codable {
  /// The name of the type, or of the function, variable or module.
  package var name: String
  /// A Boolean value that indicates whether the part is a type.
  package var isType: Bool
  /// The first error.
  package var error: CompilerError

  /// Creates a part.
  package init(name: String, isType: Bool, error: CompilerError) {
    self.name = name
    self.isType = isType
    self.error = error
  }
}
