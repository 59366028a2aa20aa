/// A sum of characters' widths.
struct AdvanceSum {
  /// The widths and the kerning, in thousandths of an em.
  var width = 0.0
  /// The number of characters with tracking.
  var count = 0
  /// The number of wide characters.
  var wideCount = 0
  /// The number of characters, including those without a width.
  var characters = 0
  /// The last character without accents if it is ASCII; otherwise 0.
  var previous: UInt8 = 0
}
