import Foundation

/// The modules that sources import, found without a parser: comments and texts that look like
/// imports count, too.
enum ImportScan {
  /// Returns the names of the modules in a file; none for a file that cannot be read.
  static func modules(in file: URL) -> Set<String> {
    (try? String(contentsOf: file, encoding: .utf8)).map(modules(in:)) ?? []
  }

  /// Returns the names of the modules in a file's text.
  static func modules(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let index = words.firstIndex(of: "import"),
        words[..<index].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
      else { continue }
      var rest = words[(index + 1)...]
      if let kind = rest.first, kinds.contains(kind) { rest.removeFirst() }
      guard let path = rest.first else { continue }
      names.insert(String(path.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    return names
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
