/// The widths of characters, in columns of a terminal.
package enum DisplayWidth {
  /// Returns the number of columns of a string.
  package static func columns(of string: String) -> Int {
    string.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns 0 for a combining or control character alone, 2 for a wide East Asian character or an
  /// emoji, and 1 otherwise.
  package static func columns(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar == "\u{FE0F}" { return 2 }
      width = max(width, columns(of: scalar))
    }
    return width
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator,
      .surrogate:
      return 0
    default:
      return isWide(scalar) ? 2 : 1
    }
  }

  /// Returns whether a character is wide or full width in Unicode's table of East Asian widths.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return true }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
      0x20000...0x2FFFD, 0x30000...0x3FFFD:
      return true
    default:
      return false
    }
  }

  /// Returns the longest prefix that fits a number of columns, with `…` at the end if it is
  /// truncated.
  package static func fitted(_ string: String, columns limit: Int) -> String {
    guard columns(of: string) > limit else { return string }
    guard limit > 0 else { return "" }
    var result = ""
    var used = 0
    for character in string {
      let width = columns(of: character)
      if used + width > limit - 1 { break }
      result.append(character)
      used += width
    }
    return result + "…"
  }
}
