/// The widths of characters in a font: the widths in the table, changed for the font's weight and
/// size.
struct AdvanceScale {
  private let size: Double
  private let changes: WidthChanges
  /// The width of every character of a monospaced font, in thousandths of an em.
  private let fixed: Double?
  /// The factor of all widths.
  private let factor: Double
  /// The space after each character that is not wide, in thousandths of an em.
  private let tracking: Double
  private let hasEqualDigits: Bool
  /// The space after each wide character, in points.
  private let wideSpacing: Double

  init(font: TextFont) {
    size = font.size
    hasEqualDigits = font.design == .sansWithEqualDigits
    if let face = font.face {
      (fixed, factor, tracking, wideSpacing) = (face.fixedAdvance, face.widthFactor, 0, 0)
      changes = WidthChanges(opticalSize: 0, weight: font.weight)
    } else if font.design == .monospaced {
      (fixed, factor, tracking, wideSpacing) = (618, 1, 0, 0)
      changes = WidthChanges(opticalSize: 0, weight: 0)
    } else {
      (fixed, factor, tracking) = (nil, 1, Tracking.at(font.size))
      wideSpacing = Tracking.ofWideCharacters
      changes = WidthChanges(opticalSize: OpticalSize.at(font.size), weight: font.weight)
    }
  }

  /// The width of a wide character, in thousandths of an em.
  private static var em: Double { 1000 }

  /// The width of a digit in regular weight in a font with digits of equal width, in thousandths of
  /// an em.
  private static var equalDigit: Double { 631 }

  /// Returns the width of a character before kerning, in thousandths of an em.
  private func width(of character: Character) -> Double {
    let width = Double(AdvanceTable.width(of: character))
    if width == 0 || width == Self.em { return width }
    if let fixed { return fixed }
    if character.isUppercase { return width + changes.capitals }
    if character.isLowercase { return width + changes.letters }
    if character.isNumber { return (hasEqualDigits ? Self.equalDigit : width) + changes.digits }
    return width + (character.isWhitespace ? changes.spaces : changes.signs)
  }

  private func width(ofASCII byte: UInt8) -> Double {
    if let fixed { return fixed }
    let width = Double(AdvanceTable.ascii(byte))
    switch byte {
    case 0x61...0x7A: return width + changes.letters
    case 0x20: return width + changes.spaces
    case 0x41...0x5A: return width + changes.capitals
    case 0x30...0x39: return (hasEqualDigits ? Self.equalDigit : width) + changes.digits
    default: return width + changes.signs
    }
  }

  /// Returns a Boolean value that indicates whether a character is wide: an ideograph or an emoji,
  /// not a dash or an arrow of the same width.
  private func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(WideCharacters.contains) ?? false
  }

  private func kerning(_ left: UInt8, _ right: UInt8) -> Double {
    fixed == nil ? Double(KerningTable.kerning(left, right)) : 0
  }

  /// Returns the width of a text, in points.
  func width(of text: Substring) -> Double {
    var sum = 0.0
    var (count, wideCount) = (0, 0)
    var previous: UInt8 = 0
    for character in text where !character.isNewline && character != "\t" {
      let width = width(of: character)
      sum += width
      if width == Self.em, isWide(character) { wideCount += 1 } else { count += 1 }
      let base = AdvanceTable.base(of: character)
      sum += kerning(previous, base)
      previous = base
    }
    return points(sum, count: count) + Double(wideCount) * wideSpacing
  }

  /// Returns the width of a text of ASCII characters, in points.
  func width(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> Double {
    var sum = 0.0
    var count = 0
    var previous: UInt8 = 0
    for byte in bytes where byte >= 32 && byte < 127 {
      sum += width(ofASCII: byte) + kerning(previous, byte)
      count += 1
      previous = byte
    }
    return points(sum, count: count)
  }

  /// Returns the points of a sum of widths in thousandths of an em.
  private func points(_ sum: Double, count: Int) -> Double {
    (sum * factor + Double(count) * tracking) * size / 1000
  }
}
