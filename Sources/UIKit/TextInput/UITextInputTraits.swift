/// The properties of a view that determine the keyboard for its text.
///
/// The browser's page passes them to the keyboard of a phone or tablet. Other hosts have no
/// keyboard on the screen.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The letters that the keyboard capitalizes.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The correction of words while the user types.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The marking of misspelled words.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The brightness of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean value that indicates whether the Return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean value that indicates whether the characters are hidden.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, for suggestions; `nil` for none.
  var textContentType: UITextContentType! { get set }
}

/// The letters that a keyboard capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// The correction of words while the user types.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The choice of the keyboard.
  case `default` = 0
  /// No correction.
  case no = 1
  /// Correction.
  case yes = 2
}

/// The marking of misspelled words.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Marks while words are corrected.
  case `default` = 0
  /// No marks.
  case no = 1
  /// Marks.
  case yes = 2
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default` = 0
  /// Letters, digits and signs of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for addresses of pages.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// The keys of a telephone.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal sign.
  case decimalPad = 8
  /// A keyboard for posts with names and topics.
  case twitter = 9
  /// A keyboard for search terms and addresses of pages.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// The earlier name of ``asciiCapable``.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The brightness of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the system.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The earlier name of ``dark``.
  public static let alert = UIKeyboardAppearance.dark
}

/// The title of a Return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// "Go".
  case go = 1
  /// "Google", displayed as a search.
  case google = 2
  /// "Join", displayed as "Go".
  case join = 3
  /// "Next".
  case next = 4
  /// "Route", displayed as "Go".
  case route = 5
  /// "Search".
  case search = 6
  /// "Send".
  case send = 7
  /// "Yahoo", displayed as a search.
  case yahoo = 8
  /// "Done".
  case done = 9
  /// "Emergency Call", displayed as "Go".
  case emergencyCall = 10
  /// "Continue", displayed as "Next".
  case `continue` = 11
}
