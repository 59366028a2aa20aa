internal import Scenes

extension MarkRecorder {
  /// Draws a symbol in a rectangle, in one color. The opacity of the color applies to the symbol as
  /// a whole, whose lines and areas overlap.
  nonisolated mutating func draw(
    _ symbol: SymbolImage, isFlipped: Bool, in rect: CGRect, color: SceneColor
  ) {
    let figure = symbol.figure
    let box = figure.box
    guard box.width > 0, box.height > 0 else { return }
    let scaleX = rect.width / box.width
    let scaleY = rect.height / box.height
    let flip: CGFloat = isFlipped ? -1 : 1
    let pen = SymbolPen(
      transform: CGAffineTransform(
        a: flip * scaleX, b: 0, c: 0, d: scaleY,
        tx: rect.minX - flip * scaleX * (isFlipped ? box.maxX : box.minX),
        ty: rect.minY - scaleY * box.minY),
      widthFactor: (scaleX + scaleY) / 2)
    let isGrouped = color.alpha < 1 && figure.layers.count > 1
    var opaque = color
    if isGrouped {
      opaque.alpha = 1
      add(.begin(SceneGroup(opacity: CGFloat(color.alpha))))
    }
    for layer in figure.layers { add(pen.mark(for: layer, color: opaque)) }
    if isGrouped { add(.end) }
  }
}

/// The transform from the units of a symbol to points.
private struct SymbolPen {
  let transform: CGAffineTransform
  let widthFactor: CGFloat

  func mark(for layer: SymbolFigure.Layer, color: SceneColor) -> SceneDrawing.Mark {
    switch layer {
    case .fill(let steps): return .fill(shape(steps), color)
    case .stroke(let steps, let width):
      let stroke = SceneDrawing.Stroke(
        width: width * widthFactor, color: color, cap: .round, join: .round)
      return .stroke(shape(steps), stroke)
    case .cut(let kept, let removed):
      let black = SceneColor(red: 0, green: 0, blue: 0)
      return .cut(
        kept.map { mark(for: $0, color: color) },
        removing: removed.map { mark(for: $0, color: black) })
    }
  }

  private func shape(_ steps: [PathStep]) -> SceneDrawing.Shape {
    .path([SceneDrawing.PathElement](steps.applying(transform)))
  }
}
