internal import TextLayout

/// The drawing of a part of a line in its own style.
struct StyledRunPlacement {
  let style: AttributedRuns.Style
  /// The number of pixels per point.
  let scale: CGFloat
  /// The scale of a font size reduction.
  let fontScale: CGFloat
  let paint: TextPaint

  func run(_ piece: TextLines.Piece, x: CGFloat, line: PlacedText.Line) -> PlacedText.Run {
    let font = fontScale < 1 ? style.font.withSize(style.font.pointSize * fontScale) : style.font
    let baseline = PixelRounding.snapped(
      line.baseline - style.baselineOffset * fontScale, scale: scale)
    let color = paint.coversRuns ? paint.color : style.color.map(paint.resolve) ?? paint.color
    var run = PlacedText.Run(
      text: style.isAttachment ? "" : piece.text, x: x, baseline: baseline, width: piece.width,
      font: font, color: color, shadow: shadow,
      outline: outline(font: font, textColor: color), slant: style.obliqueness,
      hasLigatures: style.hasLigatures)
    if let attachment = style.attachment, let image = attachment.drawnImage {
      let box = attachment.boundsInLine
      run.picture = PlacedText.Picture(
        image: image,
        rect: CGRect(
          x: x + box.minX * fontScale, y: baseline - box.maxY * fontScale,
          width: box.width * fontScale, height: box.height * fontScale), color: color)
    }
    if let background = style.background {
      let rect = CGRect(x: x, y: line.origin.y, width: piece.width, height: line.height)
      run.bars.append(PlacedText.Bar(rect: rect, color: paint.resolve(background), isBehind: true))
    }
    func append(_ rects: [CGRect], color own: UIColor?, isBehind: Bool) {
      let barColor = own.map(paint.resolve) ?? color
      run.bars += rects.map { PlacedText.Bar(rect: $0, color: barColor, isBehind: isBehind) }
    }
    if let underline = style.underline {
      let rects = LineDecoration(style: underline, font: font, scale: scale)
        .below(piece.text, at: x, width: piece.width, baseline: baseline)
      append(rects, color: style.underlineColor, isBehind: true)
    }
    if let strikethrough = style.strikethrough {
      let rects = LineDecoration(style: strikethrough, font: font, scale: scale)
        .through(piece.text, at: x, width: piece.width, baseline: baseline)
      append(rects, color: style.strikethroughColor, isBehind: false)
    }
    return run
  }

  private func outline(font: UIFont, textColor: RGBA) -> PlacedText.Outline? {
    guard style.strokeWidth != 0 else { return nil }
    return PlacedText.Outline(
      width: abs(style.strokeWidth) / 100 * font.pointSize,
      color: paint.coversRuns ? paint.color : style.strokeColor.map(paint.resolve) ?? textColor,
      isFilled: style.strokeWidth < 0)
  }

  /// The shadow of the attributes, the light edge of letterpress, or the shadow of the whole text.
  private var shadow: PlacedText.Shadow? {
    guard let shadow = style.shadow else {
      guard style.isLetterpress else { return paint.shadow }
      return PlacedText.Shadow(
        offset: CGSize(width: 0, height: 1 / max(scale, 1)), blur: 0,
        color: paint.resolve(UIColor(white: 1, alpha: 0.5)))
    }
    guard let color = shadow.shadowColor as? UIColor else { return nil }
    return PlacedText.Shadow(
      offset: shadow.shadowOffset, blur: max(shadow.shadowBlurRadius, 0),
      color: paint.resolve(color))
  }
}
