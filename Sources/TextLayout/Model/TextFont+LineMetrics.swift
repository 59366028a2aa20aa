/// The heights of lines, in points.
///
/// The heights are fractions of the point size, recorded from the system font of iOS 26. They are
/// equal for all sizes, weights and designs.
extension TextFont {
  /// The height of a line above its baseline.
  public var ascent: Double { size * (1950 / 2048) }

  /// The depth of a line below its baseline, as a positive number.
  public var descent: Double { size * (494 / 2048) }

  /// The height of a capital letter.
  public var capHeight: Double { size * (1443 / 2048) }

  /// The height of a lowercase letter without an ascender, such as x.
  public var xHeight: Double { size * (1078 / 2048) }

  /// The height of a line: the sum of the ascent and the descent, which is 1.193359375 times the
  /// size.
  public var lineHeight: Double { ascent + descent }

  /// The space between consecutive lines: zero for every system font in a language such as English.
  public var leading: Double { 0 }

  /// Returns the height of consecutive lines with the leading between them, in points.
  public func height(ofLines count: Int) -> Double {
    Double(count) * lineHeight + Double(max(count - 1, 0)) * leading
  }
}
