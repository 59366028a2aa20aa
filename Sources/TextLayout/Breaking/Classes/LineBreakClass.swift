/// The line breaking classes of characters (Unicode Standard Annex 14).
enum LineBreakClass: UInt8 {
  /// Letters and everything without another class.
  case alphabetic
  /// Ideographs, kana, emoji, and characters of scripts without spaces between words.
  case ideograph
  case hangul
  /// Opening brackets.
  case opening
  /// Closing punctuation.
  case closing
  /// Closing round and square brackets.
  case closingParenthesis
  /// Small kana, and punctuation that must not begin a line.
  case nonstarter
  /// Exclamation and question marks.
  case exclamation
  /// Separators within numbers: comma, full stop, colon.
  case infixSeparator
  /// The slash.
  case slash
  case quotation
  /// Characters that join both sides, such as the no-break space.
  case glue
  /// Spaces other than U+0020, tabs, dashes: a line may break after them.
  case breakAfter
  case breakBefore
  /// The em dash.
  case emDash
  case hyphen
  case numeric
  /// Currency signs and other signs before numbers.
  case numericPrefix
  /// Percent signs and other signs after numbers.
  case numericPostfix
  /// Leaders, such as the ellipsis.
  case inseparable
  case wordJoiner
  case zeroWidthSpace
  case hebrewLetter
  /// The character of an attachment.
  case contingent
  /// U+0020.
  case space

  /// The class of an ASCII character.
  static func ofASCII(_ byte: UInt8) -> LineBreakClass {
    switch byte {
    case 0x20: .space
    case 0x09, 0x7C: .breakAfter
    case 0x21, 0x3F: .exclamation
    case 0x22, 0x27: .quotation
    case 0x24, 0x2B, 0x5C: .numericPrefix
    case 0x25: .numericPostfix
    case 0x28, 0x5B, 0x7B: .opening
    case 0x29, 0x5D: .closingParenthesis
    case 0x7D: .closing
    case 0x2C, 0x2E, 0x3A, 0x3B: .infixSeparator
    case 0x2D: .hyphen
    case 0x2F: .slash
    case 0x30...0x39: .numeric
    default: .alphabetic
    }
  }

  /// The class of a scalar.
  ///
  /// - Complexity: O(1) for ASCII, otherwise O(log *n*) in the size of the table.
  static func of(_ scalar: Unicode.Scalar) -> LineBreakClass {
    if scalar.isASCII { return ofASCII(UInt8(scalar.value)) }
    if 0x4E00...0x9FFF ~= scalar.value { return .ideograph }
    let next = rangeStarts.partitioningIndex { $0 >> 5 > scalar.value }
    guard next > 0 else { return .alphabetic }
    return LineBreakClass(rawValue: UInt8(rangeStarts[next - 1] & 31)) ?? .alphabetic
  }

  /// A Boolean value that indicates whether a line never begins with a character of the class,
  /// even after spaces.
  var neverStartsLine: Bool {
    switch self {
    case .closing, .closingParenthesis, .exclamation, .slash: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the class is one of letters and digits between which a
  /// line breaks only at spaces.
  var isInWords: Bool { self == .alphabetic || self == .numeric }

  /// A Boolean value that indicates whether the class is one of letters.
  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
}
