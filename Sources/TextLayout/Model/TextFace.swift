/// The proportions of a face other than the system font, as fractions of the size.
public struct TextFace: Hashable, Sendable {
  /// The factor of the widths of characters, relative to the system font at 17 points without
  /// tracking.
  public var widthFactor: Double
  /// The width of every character of a monospaced face, in thousandths of an em; `nil` for a
  /// proportional face.
  public var fixedAdvance: Double?
  /// The height of a line above its baseline.
  public var ascent: Double
  /// The depth of a line below its baseline, as a positive number.
  public var descent: Double
  /// The space between consecutive lines.
  public var leading: Double
  /// The height of a capital letter.
  public var capHeight: Double
  /// The height of a lowercase x.
  public var xHeight: Double

  /// Creates proportions.
  public init(
    widthFactor: Double = 1, fixedAdvance: Double? = nil, ascent: Double, descent: Double,
    leading: Double = 0, capHeight: Double, xHeight: Double
  ) {
    self.widthFactor = widthFactor
    self.fixedAdvance = fixedAdvance
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
