internal import TextLayout

/// The text of a label, with its measurement and line positions.
@MainActor
struct LabelText {
  /// The settings of a font size reduction.
  struct Shrink {
    /// The minimum scale of the font size; 0 for no limit.
    let smallest: CGFloat
  }

  let text: String
  let font: UIFont
  let mode: NSLineBreakMode
  /// The number of pixels per point, for rounding.
  let scale: CGFloat
  let measurer: any TextMeasurer

  /// Returns the size of the text in a width, in points, rounded up to whole pixels as UIKit's
  /// labels are: the height of n lines is n line heights and n - 1 leadings.
  func size(for width: CGFloat, lines limit: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let broken = lines(in: font, width: width, limit: limit)
    let height = font.textFont.height(ofLines: broken.lines.count)
    return CGSize(
      width: PixelRounding.up(min(broken.width, width), scale: scale),
      height: PixelRounding.up(height, scale: scale))
  }

  private func lines(in font: UIFont, width: CGFloat, limit: Int) -> TextLines {
    measurer.lines(
      of: StyledText(text, font: font.textFont),
      options: LineBreakOptions(
        // No text exceeds a proposed width of NaN.
        width: width.isNaN ? .infinity : width, maximumLineCount: limit, mode: mode.lineBreakMode,
        strategy: .standard))
  }

  /// Returns the lines that fit a size, and the font in which they fit.
  func fitted(
    to size: CGSize, limit: Int, shrink: Shrink?
  ) -> (text: TextLines, font: UIFont) {
    var font = self.font
    if let shrink, limit == 1 { font = shrunk(to: size.width, by: shrink) }
    let limit = linesThatFit(size.height, limit: limit, font: font)
    return (lines(in: font, width: size.width, limit: limit), font)
  }

  /// Returns the number of lines without those entirely below the available height; the first one
  /// always counts.
  private func linesThatFit(_ height: CGFloat, limit: Int, font: UIFont) -> Int {
    let lines = (height + 0.5) / (font.lineHeight + font.leading)
    guard lines < 1_000_000 else { return max(limit, 0) }
    let fitting = max(Int(lines), 1)
    return limit <= 0 ? fitting : min(limit, fitting)
  }

  /// Returns the font in the largest size, in steps of a quarter point, in which the text fits the
  /// width.
  private func shrunk(to width: CGFloat, by shrink: Shrink) -> UIFont {
    let line = text.prefix { !$0.isNewline }
    var candidate = font
    let least = max(font.pointSize * shrink.smallest, 1)
    while measurer.width(of: line, font: candidate.textFont) > width + 1e-6,
      candidate.pointSize > least
    {
      candidate = font.withSize(max(candidate.pointSize - 0.25, least))
    }
    return candidate
  }

  /// Positions the lines: the block is centered vertically, each line is aligned horizontally, and
  /// tops and baselines are at whole pixels.
  func place(
    _ fitted: (text: TextLines, font: UIFont), in bounds: CGRect, alignment: NSTextAlignment,
    baseline adjustment: UIBaselineAdjustment, color: RGBA
  ) -> PlacedText {
    let lineFont = fitted.font
    let laidOut = LaidOutText(
      fitted.text, font: lineFont.textFont, room: bounds.size.width,
      alignment: alignment.lineAlignment)
    let height = PixelRounding.up(laidOut.height, scale: scale)
    var top = PixelRounding.snapped(
      bounds.origin.y + (bounds.size.height - height) / 2, scale: scale)
    if lineFont.pointSize != font.pointSize {
      let full = PixelRounding.up(self.font.lineHeight, scale: scale)
      let fullTop = bounds.origin.y + (bounds.size.height - full) / 2
      switch adjustment {
      case .alignBaselines:
        top = PixelRounding.snapped(
          fullTop + font.ascender - lineFont.ascender, scale: scale)
      case .alignCenters: break
      case .none: top = PixelRounding.snapped(fullTop, scale: scale)
      }
    }
    let lines = laidOut.lines.map { line in
      let y = top + line.y
      return PlacedText.Line(
        text: line.text,
        origin: CGPoint(x: PixelRounding.snapped(bounds.origin.x + line.x, scale: scale), y: y),
        width: line.width, height: line.height,
        baseline: PixelRounding.snapped(y + line.ascent, scale: scale))
    }
    return PlacedText(
      lines: lines, font: lineFont, color: color, isTruncated: laidOut.isTruncated)
  }
}
