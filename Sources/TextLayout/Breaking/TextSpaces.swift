/// The spaces that are not drawn at the end of a line, and the ends of paragraphs.
enum TextSpaces {
  /// Returns a Boolean value that indicates whether a character is not drawn at the end of a line:
  /// a space, a tab, an ideographic space or a zero-width space.
  static func isBreakingSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\u{3000}" || character == "\u{200B}"
  }

  static func withoutTrailingSpaces(_ text: Substring) -> Substring {
    guard let last = text.utf8.last, mayEndSpace(last) else { return text }
    var end = text.endIndex
    while end > text.startIndex {
      let before = text.index(before: end)
      guard isBreakingSpace(text[before]) else { break }
      end = before
    }
    return text[..<end]
  }

  /// Returns a Boolean value that indicates whether a byte is the last one of a space in UTF-8.
  private static func mayEndSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x80 || byte == 0x8B
  }

  /// Returns the end of the paragraph that begins at an index: the next line terminator, or the end
  /// of the text.
  ///
  /// - Complexity: O(*n*) in the bytes of the paragraph.
  static func endOfParagraph(in text: Substring, from start: Substring.Index) -> Substring.Index {
    let utf8 = text[start...].utf8
    var index = utf8.startIndex
    while let found = utf8[index...].firstIndex(where: mayBeginTerminator) {
      if utf8[found] < 0x80 || text[found].isNewline { return found }
      index = utf8.index(after: found)
    }
    return text.endIndex
  }

  /// Returns a Boolean value that indicates whether a byte is the first one of a line terminator,
  /// and possibly of other characters, in UTF-8.
  private static func mayBeginTerminator(_ byte: UInt8) -> Bool {
    byte >= 0x0A && byte <= 0x0D || byte == 0xC2 || byte == 0xE2
  }
}
