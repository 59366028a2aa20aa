internal import Scenes

extension SceneText {
  /// The lines of a text, relative to a point of the text's coordinates.
  init(_ text: PlacedText, origin: CGPoint) {
    self.init(
      lines: text.lines.map { line in
        SceneTextLine(
          string: line.text, x: line.origin.x - origin.x, baseline: line.baseline - origin.y,
          width: line.width, runs: line.runs.map { SceneTextRun($0, origin: origin) })
      },
      font: SceneFont(text.font), color: SceneColor(text.color))
  }
}

extension SceneTextRun {
  /// A part of a line, relative to a point of the text's coordinates.
  init(_ run: PlacedText.Run, origin: CGPoint) {
    self.init(
      string: run.text, x: run.x - origin.x, baseline: run.baseline - origin.y, width: run.width,
      font: SceneFont(run.font), color: SceneColor(run.color),
      bars: run.bars.map { bar in
        Bar(
          rect: bar.rect.offsetBy(dx: -origin.x, dy: -origin.y), color: SceneColor(bar.color),
          isBehind: bar.isBehind)
      },
      shadow: run.shadow.map {
        Shadow(offset: $0.offset, blur: $0.blur, color: SceneColor($0.color))
      },
      outline: run.outline.map {
        Outline(width: $0.width, color: SceneColor($0.color), isFilled: $0.isFilled)
      }, slant: run.slant, hasLigatures: run.hasLigatures)
  }
}

extension SceneFont {
  init(_ font: UIFont) {
    let isNamed = font.face?.proportions != nil
    self.init(
      family: isNamed ? font.face?.family : nil, size: font.pointSize,
      weight: font.weight.named.css, isItalic: font.isItalic,
      isMonospaced: font.design == .monospaced, generic: font.face?.generic,
      letterSpacing: font.interLetterSpacing)
  }
}

extension SceneNode {
  /// Displays a text in place of other content.
  mutating func show(_ text: PlacedText) {
    drawing = nil
    self.text = SceneText(text, origin: contentOrigin)
  }
}
