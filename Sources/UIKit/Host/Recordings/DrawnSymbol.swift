extension DisplayListRecorder {
  /// Draws a symbol in a rectangle, in one color.
  mutating func draw(_ symbol: SymbolImage, isFlipped: Bool, in rect: CGRect, color: RGBA) {
    let figure = symbol.figure
    let box = figure.box
    guard box.width > 0, box.height > 0 else { return }
    let scaleX = rect.width / box.width
    let scaleY = rect.height / box.height
    let lineWidth = symbol.lineWidth * (scaleX + scaleY) / 2 / symbol.scale
    func map(_ point: CGPoint) -> CGPoint {
      let x = isFlipped ? box.maxX - point.x : point.x - box.minX
      return CGPoint(x: rect.minX + x * scaleX, y: rect.minY + (point.y - box.minY) * scaleY)
    }
    func shape(_ steps: [SymbolGeometry.Step]) -> DisplayList.Shape {
      .path(DrawnPath(steps, through: map))
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

extension DrawnPath {
  fileprivate init(_ steps: [SymbolGeometry.Step], through map: (CGPoint) -> CGPoint) {
    self.init()
    for step in steps {
      switch step {
      case .move(let point): move(to: map(point))
      case .line(let point): addLine(to: map(point))
      case .curve(let point, let first, let second):
        addCurve(to: map(point), control1: map(first), control2: map(second))
      case .close: close()
      }
    }
  }
}
