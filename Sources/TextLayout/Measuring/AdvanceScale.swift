/// The factors by which a font changes the widths of the table.
struct AdvanceScale {
  let font: TextFont
  let capitals: Double
  let letters: Double
  let others: Double

  init(font: TextFont) {
    self.font = font
    // Heavier letters are wider, capitals more than others, and spaces and signs are slightly
    // narrower. The factors come from semibold widths recorded at 17 points. Lighter weights change
    // half as much.
    let weight = font.weight * (font.weight < 0 ? 0.5 : 1)
    capitals = 1 + 0.2 * weight
    letters = 1 + 0.09 * weight
    others = 1 - 0.25 * weight
  }

  /// Returns the width of a character, in thousandths of an em.
  func width(of character: Character) -> Double {
    if font.design == .monospaced { return monospaced(character) }
    let width = Double(AdvanceTable.width(of: character))
    if character.isUppercase { return width * capitals }
    if character.isLowercase { return width * letters }
    if width == 1000 { return width }
    if font.design == .sansWithEqualDigits, character.isNumber { return 620 * letters }
    return width * others
  }

  func width(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> Double {
    var sum: Double = 0
    var count = 0
    for byte in bytes where byte >= 32 && byte < 127 {
      count += 1
      if font.design == .monospaced {
        sum += 618
        continue
      }
      let width = Double(AdvanceTable.ascii(byte))
      switch byte {
      case 0x41...0x5A: sum += width * capitals
      case 0x61...0x7A: sum += width * letters
      case 0x30...0x39 where font.design == .sansWithEqualDigits: sum += 620 * letters
      default: sum += width * others
      }
    }
    return points(sum, count: count)
  }

  private func monospaced(_ character: Character) -> Double {
    switch AdvanceTable.width(of: character) {
    case 0: 0
    case 1000: 1000
    default: 618
    }
  }

  /// Returns the points of a sum of widths in thousandths of an em.
  func points(_ sum: Double, count: Int) -> Double {
    let size = font.size
    if font.design == .monospaced { return sum * size / 1000 }
    return (sum * Tracking.opticalWidth(at: size) + Double(count) * Tracking.at(size)) * size
      / 1000
  }
}
