internal import TextLayout

extension UIFont {
  /// The font as a ``TextLayout`` value.
  var textFont: TextFont {
    TextFont(
      design: design, size: pointSize, weight: weight.rawValue, isItalic: isItalic,
      face: face?.proportions, leading: styleLeading.map(Double.init))
  }

  /// The height of the line above the baseline, in points.
  public var ascender: CGFloat { textFont.ascent }

  /// The depth of the line below the baseline, in points, as a negative number.
  public var descender: CGFloat { -textFont.descent }

  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { textFont.capHeight }

  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { textFont.xHeight }

  /// The height of one line, in points: ascender and descender together. The point size times
  /// 1.193359375 in the system font.
  public var lineHeight: CGFloat { textFont.lineHeight }

  /// The extra spacing between lines, in points.
  ///
  /// In fonts of text styles, it is the leading of the Human Interface Guidelines without the line
  /// height: 1.713 for body text at the default content size category, 2.486 for footnotes, and
  /// -0.127 for the smaller captions (`ip26-font-leading-body`, `ip27-text-body-lines`). In the
  /// system font with a size, it is zero.
  public var leading: CGFloat { textFont.leading }

  /// The name of the font family.
  public var familyName: String {
    if let face { return face.family }
    return design == .monospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
  }

  /// The name of the font within its family.
  public var fontName: String {
    if let face { return face.name }
    let base = design == .monospaced ? ".SFUIMono" : ".SFUI"
    return "\(base)-\(weight.named.name)\(isItalic ? "Italic" : "")"
  }
}
