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
  /// The target of a link, a `URL` or a string. The text is underlined and has the color of links.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
