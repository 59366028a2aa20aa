extension NSAttributedString {
  /// Creates a text with UIKit's attributes and the links of an `AttributedString`. Other
  /// attributes are omitted.
  public convenience init(_ attributedString: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      let string = String(attributedString.characters[run.range])
      text.append(NSAttributedString(string: string, attributes: Self.attributes(of: run)))
    }
    self.init(attributedString: text)
  }

  private static func attributes(
    of run: AttributedString.Runs.Run
  ) -> [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = run[Keys.FontAttribute.self]
    attributes[.foregroundColor] = run[Keys.ForegroundColorAttribute.self]
    attributes[.backgroundColor] = run[Keys.BackgroundColorAttribute.self]
    attributes[.kern] = run[Keys.KernAttribute.self]
    attributes[.tracking] = run[Keys.TrackingAttribute.self]
    attributes[.underlineStyle] = run[Keys.UnderlineStyleAttribute.self]?.rawValue
    attributes[.underlineColor] = run[Keys.UnderlineColorAttribute.self]
    attributes[.strikethroughStyle] = run[Keys.StrikethroughStyleAttribute.self]?.rawValue
    attributes[.strikethroughColor] = run[Keys.StrikethroughColorAttribute.self]
    attributes[.baselineOffset] = run[Keys.BaselineOffsetAttribute.self]
    attributes[.paragraphStyle] = run[Keys.ParagraphStyleAttribute.self]
    attributes[.attachment] = run[Keys.AttachmentAttribute.self]
    attributes[.shadow] = run[Keys.ShadowAttribute.self]
    attributes[.strokeColor] = run[Keys.StrokeColorAttribute.self]
    attributes[.strokeWidth] = run[Keys.StrokeWidthAttribute.self]
    attributes[.obliqueness] = run[Keys.ObliquenessAttribute.self]
    attributes[.expansion] = run[Keys.ExpansionAttribute.self]
    attributes[.ligature] = run[Keys.LigatureAttribute.self]
    attributes[.textEffect] = run[Keys.TextEffectAttribute.self]?.rawValue
    attributes[.link] = run.link
    return attributes
  }
}

extension AttributedString {
  /// Creates an `AttributedString` with UIKit's attributes and the links of a text. Other
  /// attributes are omitted.
  public init(_ text: NSAttributedString) {
    self.init()
    let string = text.string
    var start = string.startIndex
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let end = string.utf16.index(start, offsetBy: range.length)
      append(AttributedString(String(string[start..<end]), attributes: Self.attributes(values)))
      start = end
    }
  }

  private static func attributes(_ values: [NSAttributedString.Key: Any]) -> AttributeContainer {
    typealias Keys = AttributeScopes.UIKitAttributes
    var result = AttributeContainer()
    result[Keys.FontAttribute.self] = values[.font] as? UIFont
    result[Keys.ForegroundColorAttribute.self] = values[.foregroundColor] as? UIColor
    result[Keys.BackgroundColorAttribute.self] = values[.backgroundColor] as? UIColor
    result[Keys.KernAttribute.self] = AttributeNumber.of(values[.kern])
    result[Keys.TrackingAttribute.self] = AttributeNumber.of(values[.tracking])
    result[Keys.UnderlineStyleAttribute.self] = AttributeNumber.style(values[.underlineStyle])
    result[Keys.UnderlineColorAttribute.self] = values[.underlineColor] as? UIColor
    result[Keys.StrikethroughStyleAttribute.self] = AttributeNumber.style(
      values[.strikethroughStyle])
    result[Keys.StrikethroughColorAttribute.self] = values[.strikethroughColor] as? UIColor
    result[Keys.BaselineOffsetAttribute.self] = AttributeNumber.of(values[.baselineOffset])
    result[Keys.ParagraphStyleAttribute.self] = values[.paragraphStyle] as? NSParagraphStyle
    result[Keys.AttachmentAttribute.self] = values[.attachment] as? NSTextAttachment
    result[Keys.ShadowAttribute.self] = values[.shadow] as? NSShadow
    result[Keys.StrokeColorAttribute.self] = values[.strokeColor] as? UIColor
    result[Keys.StrokeWidthAttribute.self] = AttributeNumber.of(values[.strokeWidth])
    result[Keys.ObliquenessAttribute.self] = AttributeNumber.of(values[.obliqueness])
    result[Keys.ExpansionAttribute.self] = AttributeNumber.of(values[.expansion])
    result[Keys.LigatureAttribute.self] = AttributeNumber.finite(values[.ligature]).map { Int($0) }
    result[Keys.TextEffectAttribute.self] = .of(values[.textEffect])
    result.link = values[.link] as? URL ?? (values[.link] as? String).flatMap(URL.init(string:))
    return result
  }
}

/// The numbers of attributes, which apps write in several types.
enum AttributeNumber {
  /// Returns a number of points; `nil` for a value of another type.
  static func of(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// Returns a finite number; `nil` for other values.
  static func finite(_ value: Any?) -> CGFloat? { of(value).flatMap { $0.isFinite ? $0 : nil } }

  /// Returns a line style, which is usually written as its raw value; `nil` for none.
  static func style(_ value: Any?) -> NSUnderlineStyle? {
    let style = value as? NSUnderlineStyle ?? of(value).map { NSUnderlineStyle(rawValue: Int($0)) }
    return style == [] ? nil : style
  }
}
