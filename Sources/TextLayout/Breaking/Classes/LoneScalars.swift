/// The scalars beyond ASCII of usual texts that are a character each next to one another and next
/// to ASCII characters: letters, ideographs, syllables, signs, and emoji, without combining marks,
/// joiners, controls, conjoining jamo, and regional indicators.
enum LoneScalars {
  /// Returns a Boolean value that indicates whether a scalar is one of them.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0xAC, 0xAE...0x2FF: true  // Latin
    case 0x370...0x482, 0x48A...0x52F: true  // Greek, Cyrillic
    case 0x5D0...0x5EA, 0x620...0x64A, 0x660...0x66F: true  // Hebrew, Arabic
    case 0x1E00...0x1FFF: true  // Latin with accents, Greek with accents
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0: true  // Punctuation, currencies
    case 0x2100...0x23FF, 0x2460...0x2BFF: true  // Letterlike signs, arrows, symbols
    case 0x3000...0x3029, 0x3030...0x3098, 0x309B...0xA4CF: true  // Kana, ideographs
    case 0xAC00...0xD7A3, 0xF900...0xFAFF: true  // Hangul, ideographs
    case 0xFE30...0xFE6F, 0xFF01...0xFF9D, 0xFFE0...0xFFE6: true  // Forms of punctuation
    case 0x1F300...0x1F3FA, 0x1F400...0x1FAFF: true  // Emoji
    case 0x20000...0x2FA1D: true  // Ideographs
    default: false
    }
  }
}
