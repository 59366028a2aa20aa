/// The spaces that are not drawn at the end of a line.
enum TextSpaces {
  /// Returns a Boolean value that indicates whether a character is not drawn at the end of a line:
  /// a space, a tab, an ideographic space or a zero-width space.
  static func isBreakingSpace(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    return scalars.index(after: scalars.startIndex) == scalars.endIndex && isBreakingSpace(first)
  }

  /// Returns a Boolean value that indicates whether a scalar is such a character.
  @inline(__always)
  static func isBreakingSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x3000, 0x200B: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a byte is the last one of a space in UTF-8.
  @inline(__always)
  static func mayEndSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x80 || byte == 0x8B
  }

  static func containsTab(_ text: Substring) -> Bool { firstTab(in: text) != nil }

  static func firstTab(in text: Substring) -> Substring.Index? {
    let utf8 = text.utf8
    let offset = utf8.withContiguousStorageIfAvailable { $0.firstIndex(of: 0x09) }
    guard let offset else { return utf8.firstIndex(of: 0x09) }
    return offset.map { utf8.index(utf8.startIndex, offsetBy: $0) }
  }
}
