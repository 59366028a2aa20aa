import Foundation
import LoweringProtocol

extension CompilerError {
  /// The error in the form of the compiler's diagnostics.
  var text: String { "\(path):\(line):\(column): error: \(message)" }

  /// Returns the errors that others may be a consequence of, or all errors if there is none.
  ///
  /// They are the errors of files with an error about a declaration or an import, and the errors
  /// about names that no file declares, such as a member of another module's type. Each compilation
  /// leaves out what its errors name: an error that is left for a later one takes a compilation
  /// more.
  ///
  /// - Parameter sources: The files of the module.
  static func causes(of errors: [CompilerError], in sources: [URL]) -> [CompilerError] {
    let files = Set(errors.filter(\.isAboutDeclaration).map(\.path))
    guard !files.isEmpty else { return errors }
    let declared = DeclaredNames(in: sources)
    return errors.filter { error in
      files.contains(error.path) || error.missingName.map { !declared.contains($0) } ?? false
    }
  }

  /// The name that the compiler does not find; `nil` for other errors.
  var missingName: String? {
    guard
      let match = message.firstMatch(
        of: /cannot find (?:type )?'(\w+)' in scope|has no member '(\w+)/)
    else { return nil }
    return (match.1 ?? match.2).map(String.init)
  }

  /// A Boolean value that indicates whether the error is about a module that is missing.
  var isAboutModule: Bool { message.hasPrefix(Self.noModule) }

  private static let noModule = "no such module '"

  /// Returns the sentence about a module that is missing.
  static func messageOfMissingModule(_ name: String) -> String { "\(noModule)\(name)'" }

  /// A Boolean value that indicates whether the error is one of a type's name, an import or the
  /// form of the source: other files see the declaration without it.
  private var isAboutDeclaration: Bool {
    ["cannot find type '", Self.noModule, "is not a member type of", "expected "]
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

extension [CompilerError] {
  /// The largest number of compilations that find errors other than modules that are missing.
  static let maximumRounds = 10

  /// Returns the errors of a further compilation whose parts are left out next; none if the errors
  /// stay, or after too many compilations.
  ///
  /// - Parameters:
  ///   - output: The output of the compiler, for files without the parts with these errors.
  ///   - files: The files whose errors count.
  func next(in output: String, of files: [URL]) -> [CompilerError] {
    let round = map(\.round).max().map { $0 + 1 } ?? 0
    // The compiler ends at the first module that is missing, so that each takes a compilation.
    let rounds = Set(filter { !$0.isAboutModule }.map(\.round))
    guard rounds.count <= Self.maximumRounds else { return [] }
    let new = CompilerError.errors(in: output, of: Set(files.map(\.path)), round: round)
    // An error that stays is in a function first, in its signature then, and in a type at last.
    let isProgress = new.contains { error in self.count { $0.text == error.text } < 3 }
    return isProgress ? CompilerError.causes(of: new, in: files) : []
  }
}
