extension DisplayListRecorder {
  /// Draws a symbol in a rectangle, in one color.
  mutating func draw(_ symbol: SymbolImage, isFlipped: Bool, in rect: CGRect, color: RGBA) {
    let figure = symbol.figure
    let box = figure.box
    guard box.width > 0, box.height > 0 else { return }
    let scaleX = rect.width / box.width
    let scaleY = rect.height / box.height
    let lineWidth = symbol.lineWidth * (scaleX + scaleY) / 2 / symbol.scale
    let flip: CGFloat = isFlipped ? -1 : 1
    let transform = CGAffineTransform(
      a: flip * scaleX, b: 0, c: 0, d: scaleY,
      tx: rect.minX - flip * scaleX * (isFlipped ? box.maxX : box.minX),
      ty: rect.minY - scaleY * box.minY)
    func shape(_ steps: [PathStep]) -> DisplayList.Shape {
      .path(DrawnPath(steps.applying(transform)))
    }
    func stroke(_ width: CGFloat, _ color: RGBA) -> DisplayList.Stroke {
      DisplayList.Stroke(width: width, color: color, cap: .round, join: .round)
    }
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var commands: [DisplayList.Command] = []
    var removed: [DisplayList.Command] = []
    for layer in figure.layers {
      switch layer {
      case .draw(let steps, let fills, let strokes):
        if !removed.isEmpty {
          commands = [.cut(commands, removing: removed)]
          removed = []
        }
        if fills { commands.append(.fill(shape(steps), color)) }
        if strokes { commands.append(.stroke(shape(steps), stroke(lineWidth, color))) }
      case .erase(let steps, let fills, let width):
        if fills {
          removed.append(.fill(shape(steps), black))
        } else {
          let drawn = width.map { $0 * symbol.scale / symbol.lineWidth * lineWidth } ?? lineWidth
          removed.append(.stroke(shape(steps), stroke(drawn, black)))
        }
      }
    }
    if !removed.isEmpty { commands = [.cut(commands, removing: removed)] }
    for command in commands { add(command) }
  }
}
