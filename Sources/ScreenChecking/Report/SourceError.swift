/// An error of the sources whose screens are checked: what does not compile is not looked at.
package struct SourceError: Codable, Hashable, Sendable {
  /// The name of the rule under which formats for faults list the error.
  static let id = "source-error"

  /// The path of the file; `nil` for an error of no file.
  package var file: String?
  /// The line from 1; `nil` for an error of no file.
  package var line: Int?
  /// The sentence.
  package var message: String

  /// Creates an error of no file.
  package init(message: String) { self.message = message }

  private init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// Returns the errors in the diagnostics of a compiler, each once, in their order.
  package static func errors(in diagnostics: [String]) -> [SourceError] {
    var errors: [SourceError] = []
    var known: Set<SourceError> = []
    for line in diagnostics.flatMap({ $0.split(separator: "\n") }) {
      guard let match = line.firstMatch(of: /^(\/.*?):(\d+):\d+: (?:fatal )?error: (.*)$/),
        let number = Int(match.2)
      else { continue }
      let error = SourceError(
        file: String(match.1), line: number, message: String(match.3))
      if known.insert(error).inserted { errors.append(error) }
    }
    return errors
  }

  /// The error in the form of the compiler's diagnostics.
  var diagnostic: String {
    file.map { "\($0):\(line ?? 1):1: error: \(message)" } ?? "error: \(message)"
  }
}
