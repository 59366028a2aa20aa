extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`. Text without it has the label's font, or Helvetica at 12
  /// points outside of labels.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The additional width of each character, a number of points.
  ///
  /// Unlike in UIKit, a value of 0 does not switch off the kerning of letters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The additional width of each character, a number of points. It replaces ``kern``.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The line below the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the line below the text, a `UIColor`. The default is the color of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The color of the line through the text, a `UIColor`. The default is the color of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The distance of the text above its baseline, a number of points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The format of a paragraph, an `NSParagraphStyle`. The format of its first character applies to
  /// the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The box in place of the character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The shadow of the text, an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The color of the lines around the characters, a `UIColor`. The default is the color of the
  /// text. It has an effect with a ``strokeWidth``.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the lines around the characters, in percent of the point size of the font.
  ///
  /// A positive number draws only the lines, a negative number the lines over filled characters.
  /// The default is 0, characters without lines. See [strokeWidth][1].
  ///
  /// [1]: https://developer.apple.com/documentation/foundation/nsattributedstring/key/strokewidth
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The additional slant of the characters: the distance to the right, for each point of height,
  /// a number. The default is 0. The widths of characters stay the same.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The natural logarithm of the factor of the widths of characters, a number. The default is 0.
  /// Values below -4 and above 4 have the effect of these.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// A number: 0 if each character has a glyph of its own. The default is 1, the ligatures of the
  /// font. Ligatures do not change the measured widths.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A visual effect of the text, the raw value of an `NSAttributedString.TextEffectStyle`.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// A number: 0 for horizontal text. As on iOS, all text is horizontal, and other values have no
  /// effect.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  /// The target of a link, a `URL` or a string. The text is underlined and has the color of links.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
