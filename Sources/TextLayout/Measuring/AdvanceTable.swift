/// The widths of characters in a neutral sans serif font, in thousandths of an em.
///
/// The widths come from no font file. They are usual proportions of sans serif letters, adjusted
/// with the widths of texts recorded from the system font: label widths at 13, 15 and 17 points are
/// equal to the pixel, and texts in other sizes and weights within a few percent, which tests
/// check.
enum AdvanceTable {
  /// The printable ASCII characters, from space to tilde.
  private static let ascii: [UInt16] = [
    299, 284, 480, 634, 634, 907, 680, 299, 383, 383, 397, 596,
    266, 470, 274, 252, 633, 474, 589, 670, 637, 617, 633, 565,
    621, 629, 286, 286, 596, 596, 596, 513, 919, 698, 731, 741,
    725, 622, 606, 817, 743, 282, 541, 667, 549, 861, 755, 785,
    640, 785, 668, 666, 631, 722, 656, 994, 673, 658, 643, 284,
    284, 284, 478, 567, 340, 536, 611, 540, 629, 546, 350, 610,
    581, 242, 250, 525, 269, 865, 591, 586, 640, 624, 360, 505,
    363, 551, 560, 771, 523, 543, 508, 341, 265, 341, 596,
  ]

  /// Common characters beyond ASCII whose width differs from the width of a plain letter, in
  /// ascending order.
  private static let others: KeyValuePairs<UInt32, UInt16> = [
    0x00A0: 299, 0x00A1: 284, 0x00A9: 780, 0x00AB: 470, 0x00AD: 0, 0x00AE: 780, 0x00B0: 400,
    0x00B7: 284, 0x00BB: 470, 0x00BF: 530, 0x00C6: 930, 0x00D0: 750, 0x00D7: 596, 0x00D8: 785,
    0x00DE: 650, 0x00DF: 600, 0x00E6: 870, 0x00F0: 590, 0x00F7: 596, 0x00F8: 589, 0x00FE: 600,
    0x0131: 242, 0x0152: 1010, 0x0153: 930, 0x2009: 200, 0x200A: 100, 0x2010: 470, 0x2011: 470,
    0x2012: 612, 0x2013: 520, 0x2014: 1000, 0x2018: 285, 0x2019: 285, 0x201A: 284, 0x201C: 470,
    0x201D: 470, 0x201E: 450, 0x2020: 560, 0x2022: 420, 0x2026: 850, 0x202F: 200, 0x2032: 230,
    0x2033: 400, 0x2039: 290, 0x203A: 290, 0x20AC: 612, 0x2122: 850, 0x2190: 1000, 0x2192: 1000,
    0x2212: 596, 0x2264: 596, 0x2265: 596,
  ]

  /// The width of other characters, which equals the width of a lowercase letter.
  private static let usual: UInt16 = 570

  /// The widths of the ASCII characters in regular weight, and their kinds. The tables are never
  /// freed.
  nonisolated(unsafe) static let asciiWidths = table { Double(ascii($0)) }

  /// The widths in a font with digits of equal width.
  nonisolated(unsafe) static let asciiWidthsWithEqualDigits = table { byte in
    CharacterKind(ascii: byte) == .digit ? equalDigit : Double(ascii(byte))
  }

  nonisolated(unsafe) static let asciiKinds = table { CharacterKind(ascii: $0) }

  /// The width of a digit in a font with digits of equal width.
  static var equalDigit: Double { 631 }

  private static func table<Value>(_ value: (UInt8) -> Value) -> UnsafePointer<Value> {
    let table = UnsafeMutablePointer<Value>.allocate(capacity: 128)
    for byte in 0..<128 as Range<UInt8> { (table + Int(byte)).initialize(to: value(byte)) }
    return UnsafePointer(table)
  }

  /// Returns the width of an ASCII byte; zero for control characters.
  static func ascii(_ byte: UInt8) -> UInt16 {
    byte >= 32 && byte < 127 ? ascii[Int(byte) - 32] : 0
  }

  /// Returns the width of a listed character beyond ASCII.
  private static func other(_ value: UInt32) -> UInt16? {
    guard value <= 0x2265 else { return nil }
    let index = others.partitioningIndex { $0.key >= value }
    guard index < others.count, others[index].key == value else { return nil }
    return others[index].value
  }

  /// Returns the width of a character that begins with a scalar: the width of that scalar, because
  /// the others are accents or parts of an emoji sequence.
  static func width(of first: Unicode.Scalar) -> UInt16 {
    if first.isASCII { return ascii(UInt8(first.value)) }
    if let listed = other(first.value) { return listed }
    if WideCharacters.contains(first) { return 1000 }
    if first.properties.generalCategory.hasNoWidth { return 0 }
    return AccentedLetters.base(of: first).map(ascii) ?? usual
  }

  /// Returns the ASCII character to which a character that begins with a scalar adds at most
  /// accents; 0 for others.
  static func base(of first: Unicode.Scalar) -> UInt8 {
    if first.isASCII { return UInt8(first.value) }
    return AccentedLetters.base(of: first) ?? 0
  }
}

extension Unicode.GeneralCategory {
  /// A Boolean value that indicates whether characters of the category have no width.
  fileprivate var hasNoWidth: Bool {
    switch self {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      true
    default: false
    }
  }
}
