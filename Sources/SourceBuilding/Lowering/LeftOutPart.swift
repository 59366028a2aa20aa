/// An error that the compiler has reported of a file of the user, as the lowering takes it.
struct CompilerError: Codable, Sendable, Hashable {
  let path: String
  let line: Int
  let column: Int
  let message: String
  /// The number of the compilation, from 0.
  let round: Int

  /// The error in the form of the compiler's diagnostics.
  var text: String { "\(path):\(line):\(column): error: \(message)" }

  /// Returns the errors that others may be a consequence of: those of files with an error about a
  /// declaration or an import, or all errors if there is none.
  static func causes(of errors: [CompilerError]) -> [CompilerError] {
    let files = Set(errors.filter(\.isAboutDeclaration).map(\.path))
    return files.isEmpty ? errors : errors.filter { files.contains($0.path) }
  }

  /// A Boolean value that indicates whether the error is one of a type's name, an import or the
  /// form of the source: other files see the declaration without it.
  private var isAboutDeclaration: Bool {
    ["cannot find type '", "no such module '", "is not a member type of", "expected "]
      .contains(where: message.hasPrefix)
      || ["' is unavailable", "inheritance from non-"].contains(where: message.contains)
  }

  /// Returns the errors of files in an output of the compiler, in its order, each once.
  static func errors(in output: String, of files: Set<String>, round: Int) -> [CompilerError] {
    var errors: [CompilerError] = []
    var known: Set<CompilerError> = []
    for line in output.split(separator: "\n") {
      guard let match = line.firstMatch(of: /^(\/.*?):(\d+):(\d+): (?:fatal )?error: (.*)$/),
        files.contains(String(match.1)), let number = Int(match.2), let column = Int(match.3)
      else { continue }
      let error = CompilerError(
        path: String(match.1), line: number, column: column, message: String(match.4),
        round: round)
      if known.insert(error).inserted { errors.append(error) }
    }
    return errors
  }
}

/// A part of the user's sources that is left out, because it does not compile.
package struct LeftOutPart: Codable, Sendable, Equatable {
  /// The name of the type, or of the function, variable or module.
  package let name: String
  /// A Boolean value that indicates whether the part is a type.
  package let isType: Bool
  /// The first error.
  let error: CompilerError

  /// The first error, as one line of the compiler.
  package var report: String { error.text }

  /// Returns the first error of each file, and the names of what is left out because of the errors
  /// of the file.
  static func reports(of parts: [LeftOutPart]) -> [String] {
    let files = Dictionary(grouping: parts, by: \.error.path)
    return files.keys.sorted().compactMap { path in
      let parts = files[path, default: []]
      guard
        let first = parts.map(\.error).min(by: { ($0.round, $0.line) < ($1.round, $1.line) })
      else { return nil }
      var names: [String] = []
      for part in parts where !names.contains(part.name) { names.append(part.name) }
      return first.text + "\n\(path):\(first.line):\(first.column): note: "
        + "left out of the program: \(names.joined(separator: ", "))"
    }
  }
}
