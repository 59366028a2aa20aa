/// Names of methods in Objective-C.
enum ObjectiveCName {
  /// Returns the selector of a method, by the rule of the language: the first label is joined to
  /// the name, with "With" unless it begins, or the name ends, with a preposition.
  static func selector(base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    let start: String
    if first == "_" {
      start = base
    } else {
      let hasPreposition =
        prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: base))
      let joint = hasPreposition ? "" : "With"
      start = base + joint + first.prefix(1).uppercased() + first.dropFirst()
    }
    return start + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  private static func firstWord(of label: String) -> String {
    String(label.prefix { !$0.isUppercase })
  }

  private static func lastWord(of name: String) -> String {
    name.lastIndex(where: \.isUppercase).map { name[$0...].lowercased() } ?? name
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
