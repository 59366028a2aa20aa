extension UIFont {
  // Heights as shares of the point size, recorded from the system font of iOS 26 at every size and
  // weight.
  private static let ascent: CGFloat = 1950 / 2048
  private static let descent: CGFloat = 494 / 2048
  private static let capitals: CGFloat = 1443 / 2048
  private static let lowercase: CGFloat = 1078 / 2048

  /// Height of the line above the baseline, in points.
  public var ascender: CGFloat { pointSize * Self.ascent }

  /// Depth of the line below the baseline, in points, as a negative number.
  public var descender: CGFloat { -pointSize * Self.descent }

  /// Height of a capital letter, in points.
  public var capHeight: CGFloat { pointSize * Self.capitals }

  /// Height of a small letter such as x, in points.
  public var xHeight: CGFloat { pointSize * Self.lowercase }

  /// Height of one line: ascender and descender together, in points. The size times 1.193359375.
  public var lineHeight: CGFloat { ascender - descender }

  /// Extra space between lines, in points: zero for every font of the system in a language such as
  /// English.
  public var leading: CGFloat { 0 }

  /// The family the font belongs to.
  public var familyName: String {
    design == .monospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
  }

  /// The name of the font within its family.
  public var fontName: String {
    let base = design == .monospaced ? ".SFUIMono" : ".SFUI"
    return "\(base)-\(weight.named.name)\(isItalic ? "Italic" : "")"
  }
}
