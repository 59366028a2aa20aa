/// The keyboard for a text, as far as a host has one on the screen.
package struct InputKeyboard: Equatable, Sendable {
  /// The keys.
  package enum Layout: Sendable {
    case text, digits, decimal, telephone, mail, address, search
  }

  /// The title of the Return key.
  package enum ReturnKey: Sendable {
    case done, go, next, search, send
  }

  /// The letters that are capitalized.
  package enum Capitalization: Sendable {
    case none, words, sentences, characters
  }

  package var layout = Layout.text
  /// The title of the Return key; `nil` for the usual one.
  package var returnKey: ReturnKey?
  package var capitalization = Capitalization.sentences
  /// A Boolean value that indicates whether words are corrected; `nil` for the host's choice.
  package var isCorrecting: Bool?
  /// A Boolean value that indicates whether misspelled words are marked; `nil` for the host's
  /// choice.
  package var isCheckingSpelling: Bool?
  /// A Boolean value that indicates whether the keyboard is dark; `nil` for the host's choice.
  package var isDark: Bool?
  /// The meaning of the text by its name in HTML; `nil` for none.
  package var contentType: String?
}
