/// The geometry of a symbol, in hundredths of the font size. The origin is in the middle of the
/// symbol, half of the cap height above the baseline; y grows downward.
struct SymbolGeometry: Sendable {
  /// A step of an outline.
  enum Step: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The part that an outline has in a symbol.
  enum Role: Equatable, Sendable {
    /// A line.
    case line
    /// The line around the symbol, which its filled form fills.
    case edge
    /// A line within ``edge``, which the filled form leaves out.
    case inner
    /// An area.
    case area
    /// An area within ``edge``, which the filled form leaves out.
    case innerArea
  }

  /// An outline.
  struct Part: Equatable, Sendable {
    var role: Role
    var steps: [Step]
  }

  var parts: [Part]
}

extension SymbolGeometry {
  /// Reads a drawing.
  ///
  /// A part begins with its role: `s` line, `e` edge, `i` inner line, `f` area, `j` inner area.
  /// Then follow outlines: `M x y`, `L x y`, `C x1 y1 x2 y2 x y`, `Z`; `A x y r a b`, an arc
  /// around a point between two angles in degrees, which grow clockwise from the right; `O x y r`,
  /// a circle;
  /// `E x y rx ry`, an ellipse; `R x y w h r`, a rectangle with rounded corners.
  init(_ drawing: String) {
    parts = []
    var words = drawing.split(separator: " ")[...]
    while let word = words.popFirst() {
      func number() -> CGFloat {
        guard let text = words.popFirst(), let value = Double(text) else {
          fatalError("The drawing of a symbol lacks a number after \(word): \(drawing)")
        }
        return CGFloat(value)
      }
      func point() -> CGPoint {
        let x = number()
        return CGPoint(x: x, y: number())
      }
      if let role = Self.roles[word] {
        parts.append(Part(role: role, steps: []))
        continue
      }
      guard !parts.isEmpty else { fatalError("The drawing of a symbol has no role: \(drawing)") }
      let steps: [Step]
      switch word {
      case "M": steps = [.move(point())]
      case "L": steps = [.line(point())]
      case "C":
        let (first, second) = (point(), point())
        steps = [.curve(point(), control1: first, control2: second)]
      case "Z": steps = [.close]
      case "A":
        let (center, radius, start) = (point(), number(), number())
        steps = Self.arc(
          center, radius, radius, from: start, to: number(),
          continues: !parts[parts.count - 1].steps.isEmpty)
      case "O":
        let (center, radius) = (point(), number())
        steps = Self.arc(center, radius, radius, from: 0, to: 360, continues: false) + [.close]
      case "E":
        let (center, width) = (point(), number())
        steps = Self.arc(center, width, number(), from: 0, to: 360, continues: false) + [.close]
      case "R":
        let (corner, width, height) = (point(), number(), number())
        steps = Self.rectangle(
          CGRect(origin: corner, size: CGSize(width: width, height: height)), radius: number())
      default: fatalError("The drawing of a symbol has an unknown step \(word): \(drawing)")
      }
      parts[parts.count - 1].steps += steps
    }
  }

  private static let roles: [Substring: Role] = [
    "s": .line, "e": .edge, "i": .inner, "f": .area, "j": .innerArea,
  ]

  /// Returns curves of at most a quarter each, after a line to the beginning or a move to it.
  private static func arc(
    _ center: CGPoint, _ radiusX: CGFloat, _ radiusY: CGFloat, from start: CGFloat,
    to end: CGFloat, continues: Bool
  ) -> [Step] {
    func point(_ angle: CGFloat, out distance: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radiusX * (cos(angle) - distance * sin(angle)),
        y: center.y + radiusY * (sin(angle) + distance * cos(angle)))
    }
    let (first, last) = (start * .pi / 180, end * .pi / 180)
    let count = max(1, Int((abs(last - first) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = (last - first) / CGFloat(count)
    let distance = 4 / 3 * tan(step / 4)
    var steps: [Step] = [continues ? .line(point(first)) : .move(point(first))]
    for index in 0..<count {
      let angle = first + step * CGFloat(index)
      steps.append(
        .curve(
          point(angle + step), control1: point(angle, out: distance),
          control2: point(angle + step, out: -distance)))
    }
    return steps
  }

  private static func rectangle(_ rect: CGRect, radius: CGFloat) -> [Step] {
    guard radius > 0 else {
      return [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
        .close,
      ]
    }
    let inner = rect.insetBy(dx: radius, dy: radius)
    let corners: [(CGPoint, CGFloat)] = [
      (CGPoint(x: inner.maxX, y: inner.minY), -90), (CGPoint(x: inner.maxX, y: inner.maxY), 0),
      (CGPoint(x: inner.minX, y: inner.maxY), 90), (CGPoint(x: inner.minX, y: inner.minY), 180),
    ]
    let steps = corners.enumerated().flatMap { index, corner in
      arc(
        corner.0, radius, radius, from: corner.1, to: corner.1 + 90, continues: index > 0)
    }
    return steps + [.close]
  }

  /// Returns the geometry scaled about a point and moved.
  func scaled(_ factor: CGFloat, movedBy x: CGFloat = 0, _ y: CGFloat = 0) -> SymbolGeometry {
    func map(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * factor + x, y: point.y * factor + y)
    }
    var result = self
    for index in result.parts.indices {
      result.parts[index].steps = result.parts[index].steps.map { step in
        switch step {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .curve(let point, let first, let second):
          .curve(map(point), control1: map(first), control2: map(second))
        case .close: .close
        }
      }
    }
    return result
  }

  /// The smallest rectangle around the points and the control points, widened by half of a line.
  func box(lineWidth: CGFloat) -> CGRect {
    var result = CGRect.null
    for part in parts {
      let reach = part.role == .area || part.role == .innerArea ? 0 : lineWidth / 2
      for step in part.steps {
        let points: [CGPoint]
        switch step {
        case .move(let point), .line(let point): points = [point]
        case .curve(let point, let first, let second): points = [point, first, second]
        case .close: points = []
        }
        for point in points {
          result = result.union(
            CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach))
        }
      }
    }
    return result.isNull ? .zero : result
  }
}
