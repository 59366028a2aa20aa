/// An error that the compiler has reported of a file.
package struct CompilerError: Sendable, Hashable, Codable {
  /// The path of the file.
  package var path: String
  /// The line from 1.
  package var line: Int
  /// The column from 1.
  package var column: Int
  /// The sentence.
  package var message: String
  /// The number of the compilation, from 0. Later ones have the parts left out that the errors of
  /// earlier ones name.
  package var round: Int

  /// Creates an error.
  package init(path: String, line: Int, column: Int, message: String, round: Int) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.round = round
  }
}

/// A part of the sources that is left out because it does not compile.
package struct LeftOutPart: Sendable, Hashable, Codable {
  /// The name of the type, or of the function, variable or module.
  package var name: String
  /// A Boolean value that indicates whether the part is a type.
  package var isType: Bool
  /// The first error.
  package var error: CompilerError
}
