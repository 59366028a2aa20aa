extension SymbolGeometry {
  /// Reads a drawing.
  ///
  /// A part begins with its role: `s` line, `e` edge, `i` inner line, `f` area, `j` inner area, `g`
  /// gap. Then follow outlines:
  ///
  /// - `M x y`, `L x y`, `C x1 y1 x2 y2 x y`, `Z`: steps of a path.
  /// - `A x y r a b`: an arc around a point between two angles in degrees, which grow clockwise
  ///   from the right, with a line to its start. `V x y r a b`: an arc of its own.
  /// - `O x y r`: a circle. `E x y rx ry`: an ellipse.
  /// - `D x y r`: a dot with a radius, in the regular weight, that grows with the width of lines.
  /// - `R x y w h r`: a rectangle with rounded corners.
  /// - `Q r n x1 y1 ...`: a polygon with n rounded corners. `q r n x1 y1 ...`: an open polyline.
  /// - `W n r1 r2 r`: a wheel with n teeth between two radii, and rounded corners.
  /// - `T text x y h`: letters around a point, with capitals of a height.
  /// - `U name x y s`: another drawing, scaled and moved to a point. After `e` its parts keep their
  ///   roles, otherwise they have the role of the part.
  init(_ drawing: some StringProtocol) {
    var reader = SymbolReader(drawing)
    reader.read()
    parts = reader.parts.filter { !$0.steps.isEmpty }
  }
}

/// A reader of the text of a drawing.
private struct SymbolReader {
  private(set) var parts: [SymbolGeometry.Part] = []
  private let drawing: String
  private var words: ArraySlice<Substring>

  init(_ drawing: some StringProtocol) {
    self.drawing = String(drawing)
    words = self.drawing.split { $0 == " " || $0 == "\n" }[...]
  }

  private static let roles: [Substring: SymbolGeometry.Role] = [
    "s": .line, "e": .edge, "i": .inner, "f": .area, "j": .innerArea, "g": .gap,
  ]

  mutating func read() {
    while let word = words.popFirst() {
      if let role = Self.roles[word] {
        parts.append(SymbolGeometry.Part(role: role, steps: []))
      } else if word == "U" {
        readOther()
      } else if word == "D" {
        readDot()
      } else {
        guard !parts.isEmpty else { fatalError("The drawing of a symbol has no role: \(drawing)") }
        let steps = readSteps(word)
        parts[parts.count - 1].steps += steps
      }
    }
  }

  private mutating func number() -> CGFloat {
    guard let word = words.popFirst(), let value = Double(word) else {
      fatalError("The drawing of a symbol lacks a number: \(drawing)")
    }
    return CGFloat(value)
  }

  private mutating func point() -> CGPoint {
    let x = number()
    return CGPoint(x: x, y: number())
  }

  private mutating func readSteps(_ word: Substring) -> [PathStep] {
    switch word {
    case "M": return [.move(point())]
    case "L": return [.line(point())]
    case "C":
      let (first, second) = (point(), point())
      return [.curve(point(), control1: first, control2: second)]
    case "Z": return [.close]
    case "A": return arc(isConnected: parts.last?.steps.isEmpty == false)
    case "V": return arc(isConnected: false)
    case "O":
      let (center, radius) = (point(), number())
      return ellipse(center, radius, radius)
    case "E":
      let (center, width) = (point(), number())
      return ellipse(center, width, number())
    case "R":
      let (corner, width, height) = (point(), number(), number())
      let radius = number()
      return PathShapes.roundedRectangle(
        CGRect(origin: corner, size: CGSize(width: width, height: height)), width: radius,
        height: radius)
    case "Q", "q":
      let (radius, count) = (number(), Int(number()))
      return SymbolOutlines.polygon(
        (0..<count).map { _ in point() }, radius: radius, isClosed: word == "Q")
    case "W":
      let (count, inner, outer) = (Int(number()), number(), number())
      return SymbolOutlines.wheel(teeth: count, from: inner, to: outer, radius: number())
    case "T":
      let text = words.popFirst().map(String.init) ?? ""
      let center = point()
      return SymbolLetters.steps(of: text, around: center, height: number())
    default: fatalError("The drawing of a symbol has an unknown step \(word): \(drawing)")
    }
  }

  private mutating func arc(isConnected: Bool) -> [PathStep] {
    let (center, radius, start) = (point(), number(), number() * .pi / 180)
    let arc = PathShapes.arc(
      center: center, radius: radius, start: start, delta: number() * .pi / 180 - start)
    return [isConnected ? .line(arc.start) : .move(arc.start)] + arc.steps
  }

  private func ellipse(_ center: CGPoint, _ width: CGFloat, _ height: CGFloat) -> [PathStep] {
    PathShapes.ellipse(
      in: CGRect(
        x: center.x - width, y: center.y - height, width: 2 * width, height: 2 * height))
  }

  /// Reads a dot, the end of a line without a length.
  private mutating func readDot() {
    guard let role = parts.last?.role else {
      fatalError("The drawing of a symbol has no role: \(drawing)")
    }
    let (center, radius) = (point(), number())
    let end = CGPoint(x: center.x + 0.01, y: center.y)
    parts.append(
      SymbolGeometry.Part(
        role: role, steps: [.move(center), .line(end)],
        dotFactor: 2 * radius / UIImage.SymbolWeight.regular.lineWidth))
    parts.append(SymbolGeometry.Part(role: role, steps: []))
  }

  private mutating func readOther() {
    let name = words.popFirst().map(String.init) ?? ""
    guard let other = SymbolDrawings.drawing(named: name) else {
      fatalError("The drawing of a symbol uses an unknown one, \(name): \(drawing)")
    }
    // The parts of the other drawing keep their roles without one, and as edges.
    let role = parts.last?.role ?? .edge
    let (center, factor) = (point(), number())
    let placed = other.applying(
      CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: center.x, ty: center.y))
    for part in placed.parts {
      parts.append(part)
      if role != .edge { parts[parts.count - 1].role = role }
    }
    parts.append(SymbolGeometry.Part(role: role, steps: []))
  }
}

/// Outlines with rounded corners.
enum SymbolOutlines {
  /// Returns a path through points, with corners rounded by up to half of the shorter side.
  static func polygon(_ points: [CGPoint], radius: CGFloat, isClosed: Bool) -> [PathStep] {
    var steps: [PathStep] = []
    func go(to point: CGPoint) { steps.append(steps.isEmpty ? .move(point) : .line(point)) }
    for (index, corner) in points.enumerated() {
      guard isClosed || index > 0 && index < points.count - 1 else {
        go(to: corner)
        continue
      }
      let before = points[index == 0 ? points.count - 1 : index - 1]
      let after = points[index == points.count - 1 ? 0 : index + 1]
      let toBefore = CGPoint(x: before.x - corner.x, y: before.y - corner.y)
      let toAfter = CGPoint(x: after.x - corner.x, y: after.y - corner.y)
      let lengthBefore = hypot(toBefore.x, toBefore.y)
      let lengthAfter = hypot(toAfter.x, toAfter.y)
      let reach = min(radius, lengthBefore / 2, lengthAfter / 2)
      guard reach > 0 else {
        go(to: corner)
        continue
      }
      /// Returns the point at a fraction of the reach from the corner along a side.
      func along(_ side: CGPoint, _ length: CGFloat, _ share: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + side.x / length * reach * share,
          y: corner.y + side.y / length * reach * share)
      }
      let rest = 1 - PathShapes.quarterControl
      go(to: along(toBefore, lengthBefore, 1))
      steps.append(
        .curve(
          along(toAfter, lengthAfter, 1), control1: along(toBefore, lengthBefore, rest),
          control2: along(toAfter, lengthAfter, rest)))
    }
    return isClosed ? steps + [.close] : steps
  }

  /// Returns a wheel around the origin, with teeth between two radii and rounded corners.
  static func wheel(
    teeth: Int, from inner: CGFloat, to outer: CGFloat, radius: CGFloat
  ) -> [PathStep] {
    let corners: [(distance: CGFloat, turn: CGFloat)] = [
      (inner, -0.34), (outer, -0.2), (outer, 0.2), (inner, 0.34),
    ]
    let step = 2 * CGFloat.pi / CGFloat(teeth)
    let points = (0..<teeth).flatMap { tooth in
      corners.map { corner in
        let angle = (CGFloat(tooth) + corner.turn) * step - .pi / 2
        return CGPoint(x: corner.distance * cos(angle), y: corner.distance * sin(angle))
      }
    }
    return polygon(points, radius: radius, isClosed: true)
  }
}
