/// Measures text with a table of widths, so that every machine gives the same answer.
///
/// A line's width is the sum of its characters' widths in the font's design and weight, and the extra
/// space between letters that the system font has at each size. There is no kerning.
package struct TableTextMeasurer: TextMeasurer {
  package init() {}

  package func width(of text: Substring, font: UIFont) -> CGFloat {
    let scale = AdvanceScale(font: font)
    var sum: CGFloat = 0
    var count = 0
    if let result = text.utf8.withContiguousStorageIfAvailable({ bytes in
      bytes.allSatisfy { $0 < 128 } ? scale.width(ofASCII: bytes) : nil
    }), let result {
      return result
    }
    for character in text where !character.isNewline {
      sum += scale.width(of: character)
      count += 1
    }
    return scale.points(sum, count: count)
  }
}

/// How a font changes the widths of the table.
private struct AdvanceScale {
  let font: UIFont
  let capitals: CGFloat
  let letters: CGFloat
  let others: CGFloat

  init(font: UIFont) {
    self.font = font
    // Heavier letters are wider, capitals more so, while spaces and signs lose a little: from the
    // semibold widths recorded at 17 points. Lighter weights change half as much.
    let weight = font.weight.rawValue * (font.weight.rawValue < 0 ? 0.5 : 1)
    capitals = 1 + 0.2 * weight
    letters = 1 + 0.09 * weight
    others = 1 - 0.25 * weight
  }

  /// Width per 1000 em.
  func width(of character: Character) -> CGFloat {
    if font.design == .monospaced { return monospaced(character) }
    let width = CGFloat(AdvanceTable.width(of: character))
    if character.isUppercase { return width * capitals }
    if character.isLowercase { return width * letters }
    if width == 1000 { return width }
    if font.design == .sansWithEqualDigits, character.isNumber { return 620 * letters }
    return width * others
  }

  func width(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> CGFloat {
    var sum: CGFloat = 0
    var count = 0
    for byte in bytes where byte >= 32 && byte < 127 {
      count += 1
      if font.design == .monospaced {
        sum += 618
        continue
      }
      let width = CGFloat(AdvanceTable.ascii(byte))
      switch byte {
      case 0x41...0x5A: sum += width * capitals
      case 0x61...0x7A: sum += width * letters
      case 0x30...0x39 where font.design == .sansWithEqualDigits: sum += 620 * letters
      default: sum += width * others
      }
    }
    return points(sum, count: count)
  }

  private func monospaced(_ character: Character) -> CGFloat {
    switch AdvanceTable.width(of: character) {
    case 0: 0
    case 1000: 1000
    default: 618
    }
  }

  /// Points of a sum of widths per 1000 em.
  func points(_ sum: CGFloat, count: Int) -> CGFloat {
    let size = font.pointSize
    if font.design == .monospaced { return sum * size / 1000 }
    return (sum * Tracking.opticalWidth(at: size) + CGFloat(count) * Tracking.at(size)) * size
      / 1000
  }
}

/// The space the system font adds after each character, by size.
private enum Tracking {
  /// Per 1000 em at 6 to 36 points (Human Interface Guidelines, Typography: tracking values).
  private static let table: [CGFloat] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10,
  ]

  static func at(_ size: CGFloat) -> CGFloat {
    if size <= 6 { return table[0] }
    if size >= 36 { return max(0, 10 * (1 - (size - 36) / 44)) }
    let place = size - 6
    let below = Int(place)
    let part = place - CGFloat(below)
    return table[below] * (1 - part) + table[below + 1] * part
  }

  /// Letters get narrower from text sizes to display sizes: from one record at 28 points.
  static func opticalWidth(at size: CGFloat) -> CGFloat {
    1 - 0.134 * min(max((size - 17) / 11, 0), 1)
  }
}
