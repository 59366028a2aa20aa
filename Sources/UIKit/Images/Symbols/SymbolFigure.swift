/// A drawing of a symbol in layers, from back to front, in hundredths of the font size.
struct SymbolFigure: Sendable {
  /// A step of the drawing.
  indirect enum Layer: Equatable, Sendable {
    case fill([PathStep])
    case stroke([PathStep], width: CGFloat)
    /// Layers without the area that others cover.
    case cut([Layer], removing: [Layer])
  }

  private(set) var layers: [Layer] = []
  /// The rectangle around the lines and areas.
  private(set) var box = CGRect.null

  /// Composes the drawing of a name, with lines of a width.
  init(_ name: SymbolName, lineWidth: CGFloat) {
    self.init(
      name, modifiers: name.modifiers[...], placement: .identity, lineWidth: lineWidth)
  }

  /// The free distance between a figure and one in front of it.
  private static let margin: CGFloat = 7

  /// Composes a figure with some of the additions of a name. A placement scales and moves.
  private init(
    _ name: SymbolName, modifiers: ArraySlice<SymbolName.Modifier>, placement: CGAffineTransform,
    lineWidth: CGFloat
  ) {
    guard let modifier = modifiers.last else {
      let geometry: SymbolGeometry
      switch name.base {
      case .drawing(let drawing):
        geometry = SymbolDrawings.drawing(named: drawing) ?? SymbolGeometry(parts: [])
      case .text(let text):
        let steps = SymbolLetters.steps(of: text, around: .zero, height: SymbolLetters.height)
        geometry = SymbolGeometry(parts: [SymbolGeometry.Part(role: .line, steps: steps)])
      }
      self.init()
      add(geometry.applying(placement), isFilled: name.isFilled, lineWidth: lineWidth)
      return
    }
    let rest = modifiers.dropLast()
    if case .enclosure(let shape) = modifier {
      let place = SymbolEnclosures.place(in: shape) ?? .init(x: 0, y: 0, factor: 1)
      let inside = CGAffineTransform(
        a: place.factor, b: 0, c: 0, d: place.factor, tx: place.x, ty: place.y)
      // The lines of a figure inside are a little thinner, as the space between them is smaller.
      let inner = SymbolFigure(
        name, modifiers: rest, placement: inside.concatenating(placement),
        lineWidth: placement == .identity ? 0.92 * lineWidth : lineWidth)
      let outline = SymbolDrawings.drawing(named: shape)?.outline ?? SymbolGeometry(parts: [])
      self.init()
      add(outline.applying(placement), isFilled: name.isFilled, lineWidth: lineWidth)
      layers =
        name.isFilled ? [.cut(layers, removing: inner.layers)] : layers + inner.layers
      return
    }
    self.init(name, modifiers: rest, placement: placement, lineWidth: lineWidth)
    switch modifier {
    case .slash: addSlash(factor: placement.a, lineWidth: lineWidth)
    case .badge(let sign, let isTriangle):
      addBadge(sign, isTriangle: isTriangle, factor: placement.a, lineWidth: lineWidth)
    case .enclosure: break
    }
  }

  /// Adds the parts of a geometry. The filled form leaves out what is inside.
  private mutating func add(_ geometry: SymbolGeometry, isFilled: Bool, lineWidth: CGFloat) {
    var removed: [Layer] = []
    func remove() {
      if !removed.isEmpty { layers = [.cut(layers, removing: removed)] }
      removed = []
    }
    func draw(_ layer: Layer) {
      remove()
      layers.append(layer)
    }
    for part in geometry.parts {
      let line = Layer.stroke(part.steps, width: lineWidth * (part.dotFactor ?? 1))
      switch part.role {
      case .line: draw(line)
      case .edge:
        if isFilled { draw(.fill(part.steps)) }
        draw(line)
      case .area: draw(.fill(part.steps))
      case .inner: if isFilled { removed.append(line) } else { draw(line) }
      case .innerArea:
        if isFilled { removed.append(.fill(part.steps)) } else { draw(.fill(part.steps)) }
      case .gap:
        remove()
        removed = Self.area(part.steps, width: lineWidth + 2 * Self.margin)
        remove()
      }
      if part.role != .gap { box = box.union(part.box(lineWidth: lineWidth)) }
    }
    remove()
  }

  /// The layers of a filled outline with a line around it.
  private static func area(_ steps: [PathStep], width: CGFloat) -> [Layer] {
    [.fill(steps), .stroke(steps, width: width)]
  }

  private mutating func addSlash(factor: CGFloat, lineWidth: CGFloat) {
    let reach = min(max((box.width + box.height) / 4 - lineWidth / 2, 40 * factor), 54 * factor)
    let line: [PathStep] = [
      .move(CGPoint(x: box.midX - reach, y: box.midY - reach)),
      .line(CGPoint(x: box.midX + reach, y: box.midY + reach)),
    ]
    let gap = Layer.stroke(line, width: lineWidth + 16 * factor)
    layers = [.cut(layers, removing: [gap]), .stroke(line, width: lineWidth)]
    let around = SymbolGeometry.Part(role: .line, steps: line).box(lineWidth: lineWidth)
    box = box.union(around)
  }

  /// Adds a disc or a triangle with a sign at the lower end of the trailing edge; without a sign a
  /// smaller disc at the upper end.
  private mutating func addBadge(
    _ sign: String?, isTriangle: Bool, factor: CGFloat, lineWidth: CGFloat
  ) {
    let radius = (sign == nil ? 17 : 25) * factor
    let center =
      sign == nil
      ? CGPoint(x: box.maxX - 0.6 * radius, y: box.minY + 0.6 * radius)
      : CGPoint(x: box.maxX - 0.55 * radius, y: box.maxY - 0.62 * radius)
    func placed(_ name: String, _ size: CGFloat, down: CGFloat = 0) -> SymbolGeometry {
      let drawing = SymbolDrawings.drawing(named: name) ?? SymbolGeometry(parts: [])
      return drawing.applying(
        CGAffineTransform(
          a: size * factor, b: 0, c: 0, d: size * factor, tx: center.x,
          ty: center.y + down * factor))
    }
    let shape = placed(isTriangle ? "triangle" : "circle", isTriangle ? 0.5 : radius / 50 / factor)
    let steps = shape.parts.flatMap(\.steps)
    // The triangle is drawn with its line, which rounds its corners; the disc is not.
    let width = isTriangle ? lineWidth : 0
    var badge = isTriangle ? Self.area(steps, width: lineWidth) : [.fill(steps)]
    if let sign {
      var figure = SymbolFigure()
      figure.add(
        placed(sign, isTriangle ? 0.24 : 0.3, down: isTriangle ? 5 : 0), isFilled: true,
        lineWidth: 0.85 * lineWidth)
      badge = [.cut(badge, removing: figure.layers)]
    }
    let gap = Self.area(steps, width: width + 2 * Self.margin * factor)
    layers = [.cut(layers, removing: gap)] + badge
    box = box.union(CGPath(steps: steps).boundingBoxOfPath.insetBy(dx: -width / 2, dy: -width / 2))
  }

  private init() {}
}
