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
