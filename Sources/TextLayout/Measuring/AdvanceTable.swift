/// The widths of characters in a neutral sans serif font, in thousandths of an em.
///
/// The widths are not those of a font file. They are usual proportions of sans serif letters,
/// adjusted so that label widths recorded from the system font at 13, 15 and 17 points are equal to
/// the pixel, which tests check. Other texts can differ by a few percent. Semibold and large sizes
/// are based on few recordings.
enum AdvanceTable {
  /// The printable ASCII characters, from space to tilde.
  private static let ascii: [UInt16] = [
    292, 284, 362, 567, 567, 907, 680, 195, 340, 340, 397, 596,
    286, 365, 284, 284, 616, 612, 612, 621, 612, 612, 612, 612,
    612, 612, 285, 284, 596, 596, 596, 567, 1035, 675, 695, 737,
    736, 622, 617, 761, 757, 275, 541, 659, 553, 877, 755, 785,
    654, 785, 668, 661, 632, 726, 673, 974, 673, 658, 643, 284,
    284, 284, 478, 567, 340, 559, 572, 553, 596, 565, 346, 611,
    590, 265, 244, 534, 255, 873, 589, 589, 607, 601, 362, 503,
    352, 574, 545, 779, 539, 531, 534, 341, 265, 341, 596,
  ]

  /// Common characters beyond ASCII whose width differs from that of a plain letter, in ascending
  /// order.
  private static let others: KeyValuePairs<UInt32, UInt16> = [
    0x00A0: 292, 0x00A1: 284, 0x00A9: 780, 0x00AB: 470, 0x00AD: 0, 0x00AE: 780, 0x00B0: 400,
    0x00B7: 284, 0x00BB: 470, 0x00BF: 530, 0x00C6: 930, 0x00D0: 750, 0x00D7: 596, 0x00D8: 785,
    0x00DE: 650, 0x00DF: 600, 0x00E6: 870, 0x00F0: 590, 0x00F7: 596, 0x00F8: 589, 0x00FE: 600,
    0x0131: 265, 0x0152: 1010, 0x0153: 930, 0x2009: 200, 0x200A: 100, 0x2010: 365, 0x2011: 365,
    0x2012: 612, 0x2013: 520, 0x2014: 1000, 0x2018: 250, 0x2019: 250, 0x201A: 284, 0x201C: 430,
    0x201D: 430, 0x201E: 450, 0x2020: 560, 0x2022: 420, 0x2026: 850, 0x202F: 200, 0x2032: 230,
    0x2033: 400, 0x2039: 290, 0x203A: 290, 0x20AC: 612, 0x2122: 850, 0x2190: 1000, 0x2192: 1000,
    0x2212: 596, 0x2264: 596, 0x2265: 596,
  ]

  /// The width of other characters, which is that of a lowercase letter.
  private static let usual: UInt16 = 570

  /// Returns the width of an ASCII byte; zero for control characters.
  static func ascii(_ byte: UInt8) -> UInt16 {
    byte >= 32 && byte < 127 ? ascii[Int(byte) - 32] : 0
  }

  /// Returns the width of a listed character beyond ASCII.
  private static func other(_ value: UInt32) -> UInt16? {
    let index = others.partitioningIndex { $0.key >= value }
    guard index < others.count, others[index].key == value else { return nil }
    return others[index].value
  }

  /// Returns the width of a character: that of its first scalar, because the others are accents or
  /// parts of an emoji sequence.
  static func width(of character: Character) -> UInt16 {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return ascii(UInt8(first.value)) }
    if let listed = other(first.value) { return listed }
    if WideCharacters.contains(first) { return 1000 }
    if first.properties.generalCategory.hasNoWidth { return 0 }
    return AccentedLetters.base(of: first).map(ascii) ?? usual
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
