internal import Scenes

extension UILabel {
  /// The laid out lines in the bounds.
  var laidOutText: PlacedText { laidOutText(in: bounds) }

  /// Returns the laid out lines in a rectangle, as all hosts draw them.
  func laidOutText(in rect: CGRect) -> PlacedText {
    let text = labelText
    let broken = text.fitted(to: rect.size, limit: numberOfLines, shrink: shrink)
    return text.place(
      broken, in: rect, alignment: resolvedAlignment, baseline: baselineAdjustment, paint: paint)
  }

  private var shrink: LabelText.Shrink? {
    adjustsFontSizeToFitWidth ? LabelText.Shrink(smallest: minimumScaleFactor) : nil
  }

  /// The text with everything that its lines depend on.
  var labelText: LabelText {
    LabelText(
      text: content.plain ?? "", font: content.font, mode: lineBreakMode,
      scale: traitCollection.roundingScale,
      isTightening: allowsDefaultTighteningForTruncation, strategy: lineBreakStrategy,
      attributed: loweredText)
  }

  /// The text with attributes as runs; `nil` for a text in one font. Justified text has runs.
  private var loweredText: AttributedRuns? {
    guard content.styled != nil || textAlignment == .justified else { return nil }
    if let attributedRuns { return attributedRuns }
    guard let text = attributedText else { return nil }
    let runs = AttributedRuns(text, font: content.font)
    attributedRuns = runs
    return runs
  }

  private var resolvedAlignment: NSTextAlignment {
    guard textAlignment == .natural || textAlignment == .justified else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  private var paint: TextPaint {
    let traits = traitCollection
    let isEnabled = isEnabled
    func dimmed(_ color: UIColor) -> RGBA {
      var components = color.rgba(in: traits)
      if !isEnabled { components.alpha *= 0.44 }
      return components
    }
    let shadow = shadowColor.map {
      PlacedText.Shadow(offset: shadowOffset, blur: 0, color: dimmed($0))
    }
    let highlighted = highlightedTextColor.flatMap { isHighlighted ? $0 : nil }
    return TextPaint(
      color: dimmed(highlighted ?? content.color), coversRuns: highlighted != nil, shadow: shadow,
      resolve: dimmed)
  }
}
