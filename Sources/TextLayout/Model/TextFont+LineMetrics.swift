/// The heights of lines, in points.
///
/// The heights are fractions of the point size: the fractions of the ``face``, or the fractions
/// recorded from the system font of iOS 26, which are equal for all its sizes, weights and designs.
extension TextFont {
  /// The height of a line above its baseline.
  public var ascent: Double { size * (face?.ascent ?? 1950 / 2048) }

  /// The depth of a line below its baseline, as a positive number.
  public var descent: Double { size * (face?.descent ?? 494 / 2048) }

  /// The height of a capital letter.
  public var capHeight: Double { size * (face?.capHeight ?? 1443 / 2048) }

  /// The height of a lowercase letter without an ascender, such as x.
  public var xHeight: Double { size * (face?.xHeight ?? 1078 / 2048) }

  /// The height of a line: the sum of the ascent and the descent; 1.193359375 times the size
  /// in the system font.
  public var lineHeight: Double { ascent + descent }

  /// Returns the height of consecutive lines with the leading between them, in points.
  public func height(ofLines count: Int) -> Double {
    Double(count) * lineHeight + Double(max(count - 1, 0)) * leading
  }
}
