internal import TextLayout

/// The text of a label, with its measurement and line positions.
@MainActor
struct LabelText {
  /// The settings of a font size reduction.
  struct Shrink {
    /// The minimum scale of the font size; 0 for no limit.
    let smallest: CGFloat
  }

  /// Lines and the scale of the fonts at which they fit.
  struct Fitted {
    var lines: TextLines
    var font: UIFont
    var text: StyledText
  }

  let text: String
  let font: UIFont
  let mode: NSLineBreakMode
  /// The number of pixels per point, for rounding.
  let scale: CGFloat
  /// A Boolean value that indicates whether one line is tightened before it is truncated.
  var isTightening = false
  var strategy = NSParagraphStyle.LineBreakStrategy.standard
  /// The attributed text; `nil` for ``text`` in ``font``.
  var attributed: AttributedRuns?

  private var isEmpty: Bool {
    guard let attributed else { return text.isEmpty }
    return attributed.text.string.isEmpty
  }

  private var styledText: StyledText {
    guard let attributed else { return StyledText(text, font: font.textFont) }
    return attributed.text
  }

  // MARK: Sizes

  /// Returns the size of the text in a width, in points, rounded up to whole pixels as UIKit's
  /// labels are: the height of n lines is n line heights and n - 1 leadings.
  func size(for width: CGFloat, lines limit: Int) -> CGSize {
    guard !isEmpty else { return .zero }
    let size = unroundedSize(for: width, lines: limit)
    return CGSize(
      width: PixelRounding.up(size.width, scale: scale),
      height: PixelRounding.up(size.height, scale: scale))
  }

  /// The height of the text in one line, in points, rounded up to a whole pixel.
  var singleLineHeight: CGFloat {
    if attributed != nil { return size(for: .greatestFiniteMagnitude, lines: 1).height }
    return isEmpty ? 0 : PixelRounding.up(font.textFont.height(ofLines: 1), scale: scale)
  }

  func unroundedSize(for width: CGFloat, lines limit: Int) -> CGSize {
    let text = styledText
    let broken = lines(of: text, width: width, limit: limit)
    return CGSize(width: min(broken.width, width), height: broken.height(in: text.firstFont))
  }

  /// The distance of the first line's baseline from the top, or of the last one's from the bottom,
  /// of an attributed text; `nil` for a text in one font.
  func attributedBaseline(isFirst: Bool, width: CGFloat, limit: Int) -> CGFloat? {
    guard attributed != nil else { return nil }
    let laidOut = laidOut(lines(of: styledText, width: width, limit: limit), room: width)
    guard let line = isFirst ? laidOut.lines.first : laidOut.lines.last else { return nil }
    return isFirst ? line.baseline : laidOut.height - line.baseline
  }

  private func laidOut(_ lines: TextLines, room: CGFloat) -> LaidOutText {
    LaidOutText(lines, font: styledText.firstFont, room: room)
  }

  func lines(of text: StyledText, width: CGFloat, limit: Int) -> TextLines {
    TextMeasuring.lines(
      of: text,
      options: LineBreakOptions(
        // No text exceeds a proposed width of NaN.
        width: width.isNaN ? .infinity : width, maximumLineCount: limit, mode: mode.lineBreakMode,
        strategy: strategy.lowered))
  }

  // MARK: Fitting

  /// Returns the lines that fit a size, and the font in which they fit. One line is shrunk, then
  /// tightened, then truncated.
  func fitted(to size: CGSize, limit: Int, shrink: Shrink?) -> Fitted {
    let fitted = shrunk(to: size, limit: limit, shrink: shrink)
    guard isTightening, limit == 1 else { return fitted }
    return tightened(fitted, to: size.width) ?? fitted
  }

  private func shrunk(to size: CGSize, limit: Int, shrink: Shrink?) -> Fitted {
    let scale = limit == 1 ? shrink.map { scaleToFit(size.width, by: $0) } ?? 1 : 1
    let font = scale < 1 ? self.font.withSize(self.font.pointSize * scale) : self.font
    let text =
      attributed.map { scale < 1 ? $0.text.scaled(by: scale) : $0.text }
      ?? StyledText(self.text, font: font.textFont)
    if attributed != nil {
      return Fitted(
        lines: attributedLines(of: text, in: size, limit: limit), font: font, text: text)
    }
    let limit = linesThatFit(
      size.height, limit: limit, line: font.lineHeight, leading: font.leading)
    return Fitted(
      lines: lines(of: text, width: size.width, limit: limit), font: font, text: text)
  }

  /// Returns the number of lines without those entirely below the available height; the first one
  /// always counts.
  private func linesThatFit(
    _ height: CGFloat, limit: Int, line: CGFloat, leading: CGFloat = 0
  ) -> Int {
    let lines = (height + 0.5 + leading) / (line + leading)
    guard lines < 1_000_000 else { return max(limit, 0) }
    let fitting = max(Int(lines), 1)
    return limit <= 0 ? fitting : min(limit, fitting)
  }

  /// Returns the lines of an attributed text without those entirely below the available height.
  private func attributedLines(of text: StyledText, in size: CGSize, limit: Int) -> TextLines {
    let least = attributed?.leastLineHeight ?? 1
    let most = linesThatFit(size.height, limit: limit, line: least)
    let all = lines(of: text, width: size.width, limit: most)
    let laidOut = laidOut(all, room: size.width)
    let fitting = laidOut.lines.prefix { $0.y + $0.height <= size.height + 0.5 }.count
    return fitting >= laidOut.lines.count || laidOut.lines.count == 1
      ? all : lines(of: text, width: size.width, limit: max(fitting, 1))
  }

  /// Returns the largest scale of the fonts, in steps of a quarter point of the label's font, at
  /// which the first paragraph fits the width on one line.
  private func scaleToFit(_ width: CGFloat, by shrink: Shrink) -> CGFloat {
    let full = font.pointSize
    let least = max(full * shrink.smallest, 1)
    var size = full
    while size > least, !fits(width, scale: size / full) { size = max(size - 0.25, least) }
    return full > 0 ? size / full : 1
  }

  private func fits(_ width: CGFloat, scale: CGFloat) -> Bool {
    let text =
      attributed?.text.scaled(by: scale)
      ?? StyledText(self.text, font: font.textFont.withSize(font.pointSize * scale))
    let options = LineBreakOptions(width: width, maximumLineCount: 1, mode: .wordWrapping)
    let lines = TextMeasuring.lines(of: text, options: options)
    // The text after a line terminator does not count.
    guard lines.isTruncated, let first = lines.lines.first else { return true }
    let next = text.string.utf8.dropFirst(first.text.utf8.count).first { $0 != 0x20 }
    return next == 0x0A || next == 0x0D
  }

  /// Returns the lines of an attributed text in fonts of a scale.
  func fitted(scaledBy scale: CGFloat, to size: CGSize) -> Fitted {
    let text = styledText.scaled(by: scale)
    return Fitted(
      lines: lines(
        of: text, width: size.width, limit: linesThatFit(size.height, limit: 0, line: 1)),
      font: font.withSize(font.pointSize * scale), text: text)
  }

  // MARK: Positions

  /// Returns the height of lines in a width, in points, rounded up to a whole pixel.
  func height(of fitted: Fitted, width: CGFloat) -> CGFloat {
    let laidOut = LaidOutText(fitted.lines, font: fitted.text.firstFont, room: width)
    return PixelRounding.up(laidOut.height, scale: scale)
  }

  /// Positions the lines: the block is centered vertically, each line is aligned horizontally, and
  /// tops and baselines are at whole pixels.
  func place(
    _ fitted: Fitted, in bounds: CGRect, alignment: NSTextAlignment,
    baseline adjustment: UIBaselineAdjustment, paint: TextPaint
  ) -> PlacedText {
    let lineFont = fitted.font
    let laidOut = LaidOutText(
      fitted.lines, font: fitted.text.firstFont, room: bounds.size.width,
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
      var placed = PlacedText.Line(
        text: line.text,
        origin: CGPoint(x: PixelRounding.snapped(bounds.origin.x + line.x, scale: scale), y: y),
        width: line.width, height: line.height,
        baseline: PixelRounding.snapped(y + line.ascent, scale: scale))
      if attributed != nil || !line.pieces.isEmpty || paint.shadow != nil {
        placed.runs = runs(of: line, at: placed, in: fitted, paint: paint)
      }
      return placed
    }
    return PlacedText(
      lines: lines, font: lineFont, color: paint.color, isTruncated: laidOut.isTruncated)
  }

  private func runs(
    of line: LaidOutText.Line, at placed: PlacedText.Line, in fitted: Fitted, paint: TextPaint
  ) -> [PlacedText.Run] {
    let runs = fitted.text.runs
    var pieces = line.pieces
    if pieces.isEmpty, !line.text.isEmpty {
      pieces = [TextLines.Piece(run: 0, text: line.text, x: 0, width: line.width)]
    }
    let fontScale = font.pointSize > 0 ? fitted.font.pointSize / font.pointSize : 1
    return pieces.map { piece in
      let x = placed.origin.x + piece.x
      guard let styles = attributed?.styles, !styles.isEmpty else {
        return PlacedText.Run(
          text: piece.text, x: x, baseline: placed.baseline, width: piece.width,
          font: fitted.font, color: paint.color, shadow: paint.shadow)
      }
      let style = styles[runs[piece.run].style]
      return StyledRunPlacement(style: style, scale: scale, fontScale: fontScale, paint: paint)
        .run(piece, x: x, line: placed)
    }
  }
}
