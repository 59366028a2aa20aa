internal import Scenes

extension NSLayoutManager {
  /// Draws glyphs of one container in the current context.
  ///
  /// - Parameter origin: The upper left corner of the container in the context.
  public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { run in
      run.bars.removeAll(where: \.isBehind)
    }
  }

  /// Draws the backgrounds of glyphs of one container in the current context.
  ///
  /// - Parameter origin: The upper left corner of the container in the context.
  public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { run in
      run.bars.removeAll { !$0.isBehind }
      run.text = ""
      run.picture = nil
      run.shadow = nil
    }
  }

  private func draw(
    _ range: NSRange, at origin: CGPoint, _ change: (inout PlacedText.Run) -> Void
  ) {
    guard let graphics = GraphicsStack.current, let textStorage else { return }
    let traits = UITraitCollection.current
    for (container, lines) in zip(textContainers, laidOut) {
      for line in lines.lines {
        let part = NSIntersectionRange(line.range, range)
        guard part.length > 0 else { continue }
        var placed = place(
          textStorage.attributedSubstring(from: part), of: line,
          at: line.edges[part.location - line.range.location],
          font: container.lineStyle.font, origin: origin, traits)
        for index in placed.lines.indices {
          for run in placed.lines[index].runs.indices { change(&placed.lines[index].runs[run]) }
        }
        graphics.draw(placed.marks(in: traits))
      }
    }
  }

  /// Returns a part of a line, with its left edge in the container.
  private func place(
    _ part: NSAttributedString, of line: ContainerLines.Line, at x: CGFloat, font: UIFont,
    origin: CGPoint, _ traits: UITraitCollection
  ) -> PlacedText {
    let text = NSMutableAttributedString(attributedString: part)
    while text.string.last?.isNewline ?? false {
      let end = text.string.index(before: text.string.endIndex)
      let terminator = NSRange(end..<text.string.endIndex, in: text.string)
      text.deleteCharacters(in: terminator)
    }
    // Indents and alignments are in the position already.
    text.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: text.length))
    var label = LabelText(
      text: text.string, font: font, mode: .byWordWrapping, scale: traits.roundingScale)
    label.attributed = AttributedRuns(text, font: font)
    let fitted = label.fitted(
      to: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      limit: 1, shrink: nil)
    let ascent = fitted.lines.lines.first?.metrics?.ascent ?? fitted.text.firstFont.ascent
    let height = CGFloat(fitted.lines.height(in: fitted.text.firstFont))
    return label.place(
      fitted,
      in: CGRect(
        x: origin.x + x, y: origin.y + line.baseline - CGFloat(ascent), width: 1e6, height: height),
      alignment: .left, baseline: .none,
      paint: TextPaint(
        color: RGBA(red: 0, green: 0, blue: 0, alpha: 1), resolve: { $0.rgba(in: traits) }))
  }
}
