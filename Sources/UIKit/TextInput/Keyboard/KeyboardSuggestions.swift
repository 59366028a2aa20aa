/// The words in the row above the keys.
///
/// There is no dictionary of a language: common English words continue what is typed (chosen).
struct KeyboardSuggestions {
  /// The part of a word between the caret and the space before it.
  let part: String

  /// Creates the suggestions after a text.
  init(after text: String) {
    part = String(text.reversed().prefix { $0.isLetter || $0 == "'" }.reversed())
  }

  /// The words that are displayed. The part that was typed is in quotation marks.
  var words: [String] {
    guard !part.isEmpty else { return ["I", "The", "I'm"] }
    let beginning = part.lowercased()
    let isCapital = part.first?.isUppercase ?? false
    let longer = Self.common.filter { $0.count > part.count && $0.hasPrefix(beginning) }
    return ["“\(part)”"]
      + longer.prefix(2).map { isCapital ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
  }

  /// Returns the text that replaces the part for a displayed word.
  func replacement(for word: String) -> String {
    (word.hasPrefix("“") ? part : word) + " "
  }

  private static let common = """
    the and that have for not with you this but his from they say her she will one all would there \
    their what out about who get which when make can like time just him know take people into year \
    your good some could them see other than then now look only come its over think also back after \
    use two how our work first well way even new want because any these give day most hello thanks \
    thank please today tomorrow tonight morning evening yes where here home great love really right \
    still should been were going something anything nothing everything never always again meeting \
    message call later soon sorry sure maybe next week weekend month number name address email \
    before between another while much many more
    """.split(separator: " ").map(String.init)
}
