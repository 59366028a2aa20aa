internal import TextLayout

/// An attributed text as values of ``TextLayout``, with the drawing styles of its runs.
struct AttributedRuns {
  /// The attributes of a run that determine its drawing.
  struct Style {
    var font: UIFont
    var color: UIColor?
    var background: UIColor?
    var underline: NSUnderlineStyle?
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle?
    var strikethroughColor: UIColor?
    var baselineOffset: CGFloat = 0
    var shadow: NSShadow?
    var strokeColor: UIColor?
    /// The width of the outline, in percent of the font size: positive without, negative with the
    /// filled characters.
    var strokeWidth: CGFloat = 0
    var obliqueness: CGFloat = 0
    var hasLigatures = true
    var isLetterpress = false
    var attachment: NSTextAttachment?
    var isAttachment: Bool { attachment != nil }
  }

  let text: StyledText
  /// The attributes, by the number that a run of ``text`` has.
  let styles: [Style]
  /// The height of the lowest possible line, in points.
  let leastLineHeight: CGFloat

  /// Lowers a text. Characters without a font have another one.
  init(_ attributed: NSAttributedString, font: UIFont) {
    var runs: [TextRun] = []
    var styles: [Style] = []
    var least = CGFloat.infinity
    let string = attributed.string
    var start = string.startIndex
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole) { values, range, _ in
      let end = string.utf16.index(start, offsetBy: range.length)
      let style = Style(values, font: font)
      var run = TextRun(
        String(string[start..<end]), font: style.font.textFont.expanded(values[.expansion]))
      run.style = styles.count
      run.kern = Double(AttributeNumber.of(values[.tracking] ?? values[.kern]) ?? 0)
      run.baselineOffset = Double(style.baselineOffset)
      if let attachment = style.attachment {
        let box = attachment.boundsInLine
        run.attachment = TextRun.Attachment(
          width: box.width, ascent: max(box.maxY, 0), descent: max(-box.minY, 0))
      }
      if let format = values[.paragraphStyle] as? NSParagraphStyle {
        run.format = format.paragraphFormat
      }
      least = min(least, CGFloat(run.leastLineHeight))
      runs.append(run)
      styles.append(style)
      start = end
    }
    if runs.isEmpty { runs.append(TextRun("", font: font.textFont)) }
    text = StyledText(runs)
    self.styles = styles
    leastLineHeight = max(least, 1)
  }
}

extension AttributedRuns.Style {
  fileprivate init(_ values: [NSAttributedString.Key: Any], font: UIFont) {
    self.init(font: values[.font] as? UIFont ?? font)
    color = values[.foregroundColor] as? UIColor
    background = values[.backgroundColor] as? UIColor
    underline = AttributeNumber.style(values[.underlineStyle])
    underlineColor = values[.underlineColor] as? UIColor
    strikethrough = AttributeNumber.style(values[.strikethroughStyle])
    strikethroughColor = values[.strikethroughColor] as? UIColor
    baselineOffset = AttributeNumber.of(values[.baselineOffset]) ?? 0
    shadow = values[.shadow] as? NSShadow
    strokeColor = values[.strokeColor] as? UIColor
    strokeWidth = AttributeNumber.finite(values[.strokeWidth]) ?? 0
    obliqueness = AttributeNumber.finite(values[.obliqueness]) ?? 0
    hasLigatures = AttributeNumber.of(values[.ligature]) != 0
    isLetterpress = NSAttributedString.TextEffectStyle.of(values[.textEffect]) == .letterpressStyle
    attachment = values[.attachment] as? NSTextAttachment
    if values[.link] != nil {
      color = .link
      underline = underline ?? .single
    }
  }
}

extension TextFont {
  /// Returns the font with the widths of an expansion, the natural logarithm of a factor.
  fileprivate func expanded(_ expansion: Any?) -> TextFont {
    guard let value = AttributeNumber.finite(expansion), value != 0 else { return self }
    return withExpansion(exp(Double(min(max(value, -4), 4))))
  }
}

extension TextRun {
  /// The height of a line of the run alone, without the overlap with the next one by a negative
  /// leading.
  fileprivate var leastLineHeight: Double {
    let natural =
      attachment.map { $0.ascent + $0.descent } ?? (font.lineHeight + min(font.leading, 0))
    guard format.maximumLineHeight > 0 else { return natural }
    return min(natural, format.maximumLineHeight)
  }
}

extension NSParagraphStyle {
  /// The format as a ``TextLayout`` value.
  fileprivate var paragraphFormat: ParagraphFormat {
    var format = ParagraphFormat()
    switch (alignment, baseWritingDirection) {
    case (.natural, .natural): break
    case (.natural, let direction): format.alignment = direction == .rightToLeft ? .right : .left
    case (let alignment, _): format.alignment = alignment.lineAlignment
    }
    format.breakMode = lineBreakMode.lineBreakMode
    format.strategy = lineBreakStrategy.isEmpty ? nil : lineBreakStrategy.lowered
    format.firstLineIndent = firstLineHeadIndent
    format.headIndent = headIndent
    format.tailIndent = tailIndent
    format.lineSpacing = max(lineSpacing, 0)
    format.spacing = max(paragraphSpacing, 0)
    format.spacingBefore = max(paragraphSpacingBefore, 0)
    format.minimumLineHeight = max(minimumLineHeight, 0)
    format.maximumLineHeight = max(maximumLineHeight, 0)
    format.lineHeightMultiple = max(lineHeightMultiple, 0)
    if values.tabStops != NSParagraphStyle.usualTabStops || defaultTabInterval > 0 {
      format.tabStops = values.tabStops.map { Double($0.location) }.sorted()
      format.tabInterval = defaultTabInterval
    }
    return format
  }
}

extension NSParagraphStyle.LineBreakStrategy {
  /// The strategy as a ``TextLayout`` value.
  var lowered: LineBreakStrategy {
    var result: LineBreakStrategy = []
    if contains(.pushOut) { result.insert(.pushOut) }
    if contains(.hangulWordPriority) { result.insert(.hangulWordPriority) }
    return result
  }
}
