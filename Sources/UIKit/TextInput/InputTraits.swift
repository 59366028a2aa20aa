internal import Scenes

/// The values of a view's ``UITextInputTraits``.
package struct InputTraits: Equatable {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?

  /// The values for hosts.
  ///
  /// - Parameter isSearch: A Boolean value that indicates whether a search term is typed.
  func keyboard(isSearch: Bool = false) -> SceneKeyboard {
    var keyboard = SceneKeyboard()
    keyboard.layout =
      switch keyboardType {
      case .default, .asciiCapable, .namePhonePad, .twitter, .numbersAndPunctuation:
        isSearch ? "search" : "text"
      case .URL: "url"
      case .numberPad, .asciiCapableNumberPad: "numeric"
      case .phonePad: "tel"
      case .emailAddress: "email"
      case .decimalPad: "decimal"
      case .webSearch: "search"
      }
    keyboard.returnKey =
      switch returnKeyType {
      case .default: nil
      case .go, .join, .route, .emergencyCall: "go"
      case .next, .continue: "next"
      case .search, .google, .yahoo: "search"
      case .send: "send"
      case .done: "done"
      }
    keyboard.capitalization =
      switch autocapitalizationType {
      case .none: "none"
      case .words: "words"
      case .sentences: "sentences"
      case .allCharacters: "characters"
      }
    keyboard.isCorrecting = autocorrectionType == .default ? nil : autocorrectionType == .yes
    keyboard.isCheckingSpelling = spellCheckingType == .default ? nil : spellCheckingType == .yes
    keyboard.isDark = keyboardAppearance == .default ? nil : keyboardAppearance == .dark
    keyboard.contentType = textContentType?.rawValue
    return keyboard
  }
}
