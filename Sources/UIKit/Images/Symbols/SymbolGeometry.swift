/// The geometry of a symbol, in hundredths of the font size. The origin is in the middle of the
/// symbol, half of the cap height above the baseline; y grows downward.
struct SymbolGeometry: Sendable {
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
    var steps: [PathStep]
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
      let steps: [PathStep]
      switch word {
      case "M": steps = [.move(point())]
      case "L": steps = [.line(point())]
      case "C":
        let (first, second) = (point(), point())
        steps = [.curve(point(), control1: first, control2: second)]
      case "Z": steps = [.close]
      case "A":
        let (center, radius, start) = (point(), number(), number() * .pi / 180)
        let arc = PathShapes.arc(
          center: center, radius: radius, start: start, delta: number() * .pi / 180 - start)
        let isFirst = parts[parts.count - 1].steps.isEmpty
        steps = [isFirst ? .move(arc.start) : .line(arc.start)] + arc.steps
      case "O":
        let (center, radius) = (point(), number())
        steps = Self.ellipse(center, radius, radius)
      case "E":
        let (center, width) = (point(), number())
        steps = Self.ellipse(center, width, number())
      case "R":
        let (corner, width, height) = (point(), number(), number())
        let radius = number()
        steps = PathShapes.roundedRectangle(
          CGRect(origin: corner, size: CGSize(width: width, height: height)), width: radius,
          height: radius)
      default: fatalError("The drawing of a symbol has an unknown step \(word): \(drawing)")
      }
      parts[parts.count - 1].steps += steps
    }
  }

  private static let roles: [Substring: Role] = [
    "s": .line, "e": .edge, "i": .inner, "f": .area, "j": .innerArea,
  ]

  private static func ellipse(
    _ center: CGPoint, _ radiusX: CGFloat, _ radiusY: CGFloat
  ) -> [PathStep] {
    PathShapes.ellipse(
      in: CGRect(
        x: center.x - radiusX, y: center.y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
  }

  /// Returns the geometry scaled about a point and moved.
  func scaled(_ factor: CGFloat, movedBy x: CGFloat = 0, _ y: CGFloat = 0) -> SymbolGeometry {
    let transform = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: x, ty: y)
    var result = self
    for index in result.parts.indices {
      result.parts[index].steps = result.parts[index].steps.applying(transform)
    }
    return result
  }

  /// The smallest rectangle around the points and the control points, widened by half of a line.
  func box(lineWidth: CGFloat) -> CGRect {
    var result = CGRect.null
    for part in parts {
      let reach = part.role == .area || part.role == .innerArea ? 0 : lineWidth / 2
      let points = part.steps.lazy.flatMap(\.points)
      result = result.union(CGRect(around: points).insetBy(dx: -reach, dy: -reach))
    }
    return result.isNull ? .zero : result
  }
}
