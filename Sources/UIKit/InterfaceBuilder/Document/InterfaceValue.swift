/// A value in a document, as Interface Builder's types have it.
enum InterfaceValue {
  case flag(Bool)
  case number(Double)
  /// A text for the user, with its key in the strings files of the document's name.
  case localized(String, key: String)
  case text(String)
  /// A case of an enumeration.
  case word(String)
  /// The members of an option set.
  case words([Substring])
  case rect(CGRect)
  case size(CGSize)
  case point(CGPoint)
  case insets(UIEdgeInsets)
  case color(UIColor)
  case namedColor(String, fallback: UIColor?)
  case font(UIFont)
  /// The font of a text style, which follows the text size of the user.
  case textStyle(UIFont.TextStyle)
  case image(name: String, isSystem: Bool)
  /// The absence of a value that has a default.
  case none
}

extension InterfaceValue? {
  /// The Boolean value; `nil` for another one.
  var flag: Bool? { if case .flag(let value)? = self { value } else { nil } }

  /// Returns whether the value is a text that is not translated.
  func isText(_ text: String) -> Bool { if case .text(text)? = self { true } else { false } }

  /// Returns whether the value is a case of an enumeration.
  func isWord(_ word: String) -> Bool { if case .word(word)? = self { true } else { false } }
}
