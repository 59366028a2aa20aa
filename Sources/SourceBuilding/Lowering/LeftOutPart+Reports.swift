import LoweringProtocol

extension LeftOutPart {
  /// The first error, as one line of the compiler.
  package var report: String { error.text }

  /// Returns the first error of each cause, and the names of what is left out because of it.
  ///
  /// A file with the same error as another one, or with an error about what is left out of another
  /// one, is a note of that one.
  static func reports(of parts: [LeftOutPart]) -> [String] {
    let files = Dictionary(grouping: parts, by: \.error.path).values.compactMap(LeftOutFile.init)
    var causes: [(first: LeftOutFile, others: [LeftOutFile])] = []
    for file in files.sorted(by: LeftOutFile.isBefore) {
      let cause = causes.firstIndex { cause in
        ([cause.first] + cause.others).contains(where: file.follows)
      }
      if let cause { causes[cause].others.append(file) } else { causes.append((file, [])) }
    }
    return causes.sorted { $0.first.error.path < $1.first.error.path }.map { cause in
      ([cause.first.error.text, cause.first.note("left out of the program")]
        + cause.others.map { $0.note("left out with it") }).joined(separator: "\n")
    }
  }
}

/// The parts of one file that are left out.
private struct LeftOutFile {
  /// The first error.
  let error: CompilerError
  /// The names of the parts, in their order.
  private var names: [String] = []

  /// Creates the parts of one file; `nil` without parts.
  init?(_ parts: [LeftOutPart]) {
    guard let first = parts.map(\.error).min(by: { ($0.round, $0.line) < ($1.round, $1.line) })
    else { return nil }
    error = first
    for part in parts where !names.contains(part.name) { names.append(part.name) }
  }

  /// Returns a line about the parts.
  func note(_ text: String) -> String {
    "\(error.path):\(error.line):\(error.column): note: \(text): \(names.joined(separator: ", "))"
  }

  static func isBefore(_ first: LeftOutFile, _ second: LeftOutFile) -> Bool {
    (first.error.round, first.error.path) < (second.error.round, second.error.path)
  }

  /// Returns whether the first error is the same as another file's, or is about a part that the
  /// other file does not have any more.
  func follows(_ other: LeftOutFile) -> Bool {
    error.message == other.error.message
      || missingName.map { missing in
        // The name of a member begins with its types.
        other.names.contains { $0.split(separator: ".").last == missing }
      } ?? false
  }

  /// The name of a declaration that the error does not find; `nil` for another error.
  private var missingName: Substring? {
    let message = error.message
    guard message.hasPrefix("cannot find ") || message.contains("' has no member '"),
      let match = message.matches(of: /'([A-Za-z0-9_]+)'/).last
    else { return nil }
    return match.1
  }
}
