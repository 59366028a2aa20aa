import Foundation

/// The imports of a source, read without a parser.
public enum SourceImports {
  /// Returns the names of the modules that a source seems to import, in any branch.
  ///
  /// An import in a comment or a text counts. The lowering reads the imports exactly; these names
  /// choose what is built and lowered before that.
  public static func names(in source: String) -> Set<String> {
    var names: Set<String> = []
    for line in source.split(whereSeparator: \.isNewline) where line.contains("import ") {
      var words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }[...]
      while let word = words.popFirst() {
        guard word == "import" else { continue }
        if let next = words.first, kinds.contains(String(next)) { words.removeFirst() }
        if let next = words.first { names.insert(String(next)) }
      }
    }
    return names
  }

  /// Returns the names of the modules that files seem to import.
  public static func names(in files: [URL]) -> Set<String> {
    files.reduce(into: []) { names, file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
      names.formUnion(Self.names(in: text))
    }
  }

  /// The words before the name of a single declaration in an import.
  private static let kinds: Set<String> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor",
  ]
}
