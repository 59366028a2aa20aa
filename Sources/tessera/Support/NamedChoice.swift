import ArgumentParser

/// One of several words in the arguments.
protocol NamedChoice: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension NamedChoice {
  // The defaults of ArgumentParser look for the conformances of the raw value at run time.

  /// The words, in order.
  static var allValueStrings: [String] {
    var words: [String] = []
    for choice in allCases { words.append(choice.rawValue) }
    return words
  }

  /// An empty dictionary: the words explain themselves.
  static var allValueDescriptions: [String: String] { [:] }

  /// The word.
  var defaultValueDescription: String { rawValue }

  /// Creates a choice of a word; `nil` for another one.
  init?(argument: String) { self.init(rawValue: argument) }
}
