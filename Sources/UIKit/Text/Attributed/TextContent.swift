/// The text of a view, plain or with attributes, and the style that is set for all of it.
package struct TextContent {
  static let usualFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The text without attributes; `nil` if there is none, or ``styled`` is not `nil`.
  private(set) var plain: String?
  /// The text that was set with attributes.
  private(set) var styled: NSAttributedString?
  private(set) var font: UIFont
  private(set) var color: UIColor
  private(set) var alignment = NSTextAlignment.natural
  private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The attributes of all of the text apart from the style.
  private var base: [NSAttributedString.Key: Any] = [:]

  init(
    _ plain: String? = nil, font: UIFont = usualFont, color: UIColor = .label,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) {
    self.plain = plain
    self.font = font
    self.color = color
    self.lineBreakMode = lineBreakMode
  }

  /// The characters; `nil` if no text was set.
  var string: String? { styled?.string ?? plain }

  /// The text with its attributes, or with the attributes of the style.
  var attributed: NSAttributedString? {
    styled ?? plain.map { NSAttributedString(string: $0, attributes: attributes) }
  }

  /// The style as attributes of a text.
  var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    let own: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: style,
    ]
    return base.isEmpty ? own : base.merging(own) { $1 }
  }

  // MARK: Changes

  /// Sets the text without attributes; returns whether anything changed.
  mutating func setText(_ text: String?) -> Bool {
    guard base.isEmpty else {
      guard text != string else { return false }
      plain = nil
      styled = NSAttributedString(string: text ?? "", attributes: attributes)
      return true
    }
    guard styled != nil || text != plain else { return false }
    styled = nil
    plain = text
    return true
  }

  /// Sets the text with attributes. The style takes over the attributes of the first character.
  mutating func setAttributed(_ text: NSAttributedString) {
    plain = nil
    styled = NSAttributedString(attributedString: text)
    guard text.length > 0 else { return }
    takeStyle(text.attributes(at: 0, effectiveRange: nil))
  }

  private mutating func takeStyle(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    alignment = style.alignment
    lineBreakMode = style.lineBreakMode
  }

  /// Replaces the attributes of the whole text, and the style by them.
  mutating func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    takeStyle(attributes)
    base = attributes
    setAttributed(NSAttributedString(string: string ?? "", attributes: self.attributes))
  }

  /// Sets the font of the whole text; returns whether anything changed.
  mutating func setFont(_ new: UIFont) -> Bool {
    guard styled != nil || new != font else { return false }
    font = new
    setAttribute(.font, new)
    return true
  }

  /// Sets the color of the whole text.
  mutating func setColor(_ new: UIColor) {
    color = new
    setAttribute(.foregroundColor, new)
  }

  /// Sets the alignment of the whole text.
  mutating func setAlignment(_ new: NSTextAlignment) {
    alignment = new
    changeParagraphStyles { $0.alignment = new }
  }

  /// Sets the line break mode of the whole text; returns whether anything changed.
  mutating func setLineBreakMode(_ new: NSLineBreakMode) -> Bool {
    guard styled != nil || new != lineBreakMode else { return false }
    lineBreakMode = new
    changeParagraphStyles { $0.lineBreakMode = new }
    return true
  }

  /// Replaces a range, in UTF-16 units.
  ///
  /// - Parameter attributes: The attributes of the replacement, or `nil` to use the attributes of
  ///   the text.
  mutating func replace(
    _ range: NSRange, with replacement: String, attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    if styled == nil, attributes == nil {
      var text = plain ?? ""
      text.replaceSubrange(text.range(ofUnits: range), with: replacement)
      plain = text
      return
    }
    let old = attributed ?? NSAttributedString(string: "")
    let text = NSMutableAttributedString(attributedString: old)
    text.replaceCharacters(
      in: range,
      with: NSAttributedString(
        string: replacement, attributes: attributes ?? attributesForText(at: range.location)))
    plain = nil
    styled = text
  }

  /// Returns the attributes of a text that is inserted at a location: the attributes of the
  /// character before, or else after it.
  func attributesForText(at location: Int) -> [NSAttributedString.Key: Any] {
    guard let styled, styled.length > 0 else { return attributes }
    let neighbor = min(max(location - 1, 0), styled.length - 1)
    var found = styled.attributes(at: neighbor, effectiveRange: nil)
    found[.attachment] = nil
    return found
  }

  /// Sets an attribute of the whole attributed text.
  private mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let styled, styled.length > 0 else { return }
    let text = NSMutableAttributedString(attributedString: styled)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    self.styled = text
  }

  /// Changes the paragraph styles of the whole attributed text.
  private mutating func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let styled, styled.length > 0 else { return }
    let text = NSMutableAttributedString(attributedString: styled)
    let whole = NSRange(location: 0, length: text.length)
    styled.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      guard let style = value as? NSParagraphStyle,
        let changed = style.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      change(changed)
      text.addAttribute(.paragraphStyle, value: changed, range: range)
    }
    self.styled = text
  }

  // MARK: Text size

  /// Adapts fonts with a text style to the content size category of traits; returns whether
  /// anything changed.
  mutating func followTextSize(_ traits: UITraitCollection) -> Bool {
    func adapted(_ font: UIFont) -> UIFont? {
      font.textStyle.map { style in
        UIFont(
          design: font.design,
          size: TextStyleSizes.size(of: style, at: traits.preferredContentSizeCategory),
          weight: font.weight, isItalic: font.isItalic, textStyle: style, face: font.face)
      }
    }
    guard let styled, styled.length > 0 else {
      guard let new = adapted(font), new != font else { return false }
      font = new
      return true
    }
    if let new = adapted(font) { font = new }
    let text = NSMutableAttributedString(attributedString: styled)
    let whole = NSRange(location: 0, length: text.length)
    styled.enumerateAttribute(.font, in: whole) { value, range, _ in
      guard let new = (value as? UIFont).flatMap(adapted) else { return }
      text.addAttribute(.font, value: new, range: range)
    }
    self.styled = text
    return true
  }
}

extension String {
  /// Returns the range of UTF-16 units, clamped to the text. A unit in a surrogate pair stands for
  /// the pair.
  func range(ofUnits range: NSRange) -> Range<Index> {
    let units = utf16
    func index(_ offset: Int) -> Index {
      units.index(units.startIndex, offsetBy: max(offset, 0), limitedBy: units.endIndex)
        ?? units.endIndex
    }
    let start = unicodeScalars.index(before: index(range.location), roundedIn: self)
    let end = index(range.location + max(range.length, 0))
    return start..<max(start, end.samePosition(in: unicodeScalars) ?? units.index(after: end))
  }
}

extension String.UnicodeScalarView {
  /// Returns an index, or the one before it if it is inside of a scalar.
  fileprivate func index(before index: Index, roundedIn text: String) -> Index {
    index.samePosition(in: self) ?? text.utf16.index(before: index)
  }
}
