/// A key of the displayed keyboard.
enum KeyboardKey: Hashable {
  /// A key that types a text. Letters follow the shift key.
  case text(String)
  /// A key of a number pad: a digit with the letters below it.
  case digit(String, letters: String)
  /// A key with a title that differs from the text that it types.
  case titled(String, types: String)
  /// A word in the row above the keys, which replaces the word at the caret.
  case suggestion(String)
  /// A key that displays other characters.
  case plane(KeyboardPlane, title: String)
  case space
  case delete
  case shift
  /// A key that displays the next keyboard: emoji, or the letters.
  case globe
  /// A key that ends the editing, which pads have.
  case hide
  case returnKey
  /// An empty place.
  case blank

  /// The text that the key types, for the state of the shift key; `nil` for other keys.
  func typed(isShifted: Bool) -> String? {
    switch self {
    case .text(let text): isShifted ? text.uppercased() : text
    case .digit(let text, _), .titled(_, let text): text
    case .space: " "
    default: nil
    }
  }

  /// A Boolean value that indicates whether the key is light, as keys of characters are.
  var isLight: Bool {
    switch self {
    case .text, .digit, .titled, .space: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the key has no surface of its own.
  var isBare: Bool {
    switch self {
    case .suggestion, .blank: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the key acts as soon as a finger touches it.
  var actsAtTouch: Bool { self == .shift || self == .delete }
}

/// The sets of characters of a keyboard.
enum KeyboardPlane: Hashable {
  case letters
  /// Digits and punctuation.
  case digits
  /// Further signs.
  case signs
  case emoji
}

/// A key with its share of a row.
struct KeyboardCell: Hashable {
  var key: KeyboardKey
  /// The width, in widths of a letter.
  var width: CGFloat

  init(_ key: KeyboardKey, _ width: CGFloat = 1) {
    self.key = key
    self.width = width
  }
}
