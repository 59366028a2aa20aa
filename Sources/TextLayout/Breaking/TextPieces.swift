/// The line break opportunities of a text: at line terminators, after spaces and hyphens, and
/// around ideographs and kana, as in the common cases of the Unicode line breaking algorithm.
enum TextPieces {
  /// Returns the parts between line terminators. The last part is empty if the text ends with a
  /// terminator.
  static func paragraphs(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
  }

  /// Returns a Boolean value that indicates whether a line may break after a character, which is
  /// not drawn at the end of the line.
  static func isBreakingSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\u{3000}" || character == "\u{200B}"
  }

  static func withoutTrailingSpaces(_ text: Substring) -> Substring {
    var end = text.endIndex
    while end > text.startIndex {
      let before = text.index(before: end)
      guard isBreakingSpace(text[before]) else { break }
      end = before
    }
    return text[..<end]
  }

  /// Returns the end of the piece that begins at an index: the next line break opportunity.
  static func endOfPiece(in text: Substring, from start: Substring.Index) -> Substring.Index {
    var index = start
    while index < text.endIndex {
      let next = text.index(after: index)
      if next == text.endIndex || mayBreak(between: text[index], and: text[next]) { return next }
      index = next
    }
    return index
  }

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    if isBreakingSpace(right) { return false }
    if isBreakingSpace(left) { return true }
    if neverStartsLine(right) || neverEndsLine(left) { return false }
    if left == "-" || left == "\u{2010}" { return right.isLetter }
    if left == "\u{2014}" || left == "\u{2013}" { return true }
    return isIdeographic(left) || isIdeographic(right)
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    // Hangul words are separated by spaces, at which UIKit's word wrapping breaks lines.
    let isHangul =
      (0x1100...0x11FF).contains(first.value) || (0xAC00...0xD7A3).contains(first.value)
    return WideCharacters.contains(first) && !isHangul
  }

  /// Returns a Boolean value that indicates whether a line must not begin with a character.
  static func neverStartsLine(_ character: Character) -> Bool {
    contains(character, in: closing)
  }

  /// Returns a Boolean value that indicates whether a line must not end with a character.
  static func neverEndsLine(_ character: Character) -> Bool {
    contains(character, in: opening)
  }

  /// Characters that must not begin a line, and the canonical equivalents of some of them: the
  /// Greek question mark and the right-pointing angle bracket.
  private static let closing = scalars(
    "\u{37E}\u{232A}、。，．・：；？！ー”’）〕］｝〉》」』】々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ!?,.:;)]}%…»")

  /// Characters that must not end a line, and the canonical equivalent of one of them: the
  /// left-pointing angle bracket.
  private static let opening = scalars("\u{2329}“‘（〔［｛〈《「『【([{«")

  private static func scalars(_ text: String) -> [UInt32] {
    text.unicodeScalars.map { $0.value }.sorted()
  }

  private static func contains(_ character: Character, in sorted: [UInt32]) -> Bool {
    var scalars = character.unicodeScalars.makeIterator()
    guard let value = scalars.next()?.value, scalars.next() == nil else { return false }
    let index = sorted.partitioningIndex { $0 >= value }
    return index < sorted.count && sorted[index] == value
  }
}
