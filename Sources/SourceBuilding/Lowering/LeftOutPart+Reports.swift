import LoweringProtocol

extension LeftOutPart {
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
