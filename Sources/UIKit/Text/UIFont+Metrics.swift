package import TextLayout

extension UIFont {
  /// The font as ``TextLayout`` measures it.
  package var textFont: TextFont {
    TextFont(design: design, size: pointSize, weight: weight.rawValue, isItalic: isItalic)
  }

  /// Height of the line above the baseline, in points.
  public var ascender: CGFloat { textFont.ascent }

  /// Depth of the line below the baseline, in points, as a negative number.
  public var descender: CGFloat { -textFont.descent }

  /// Height of a capital letter, in points.
  public var capHeight: CGFloat { textFont.capHeight }

  /// Height of a small letter such as x, in points.
  public var xHeight: CGFloat { textFont.xHeight }

  /// Height of one line: ascender and descender together, in points. The size times 1.193359375.
  public var lineHeight: CGFloat { textFont.lineHeight }

  /// Extra space between lines, in points: zero for every font of the system in a language such as
  /// English.
  public var leading: CGFloat { textFont.leading }

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
