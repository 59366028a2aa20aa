/// A part of a body: a circle, or a convex polygon. Coordinates are relative to the body's center.
enum PhysicsShape: Equatable {
  case circle(center: PhysicsVector, radius: Double)
  /// The vertices in the order in which the inside is to the left when y points up: clockwise on
  /// the screen.
  case polygon([PhysicsVector])

  /// The number of vertices of the polygon in place of an ellipse that is not a circle.
  private static let ellipseVertices = 24

  /// Returns a rectangle about a center.
  static func rectangle(_ size: CGSize, center: PhysicsVector = .zero) -> PhysicsShape {
    let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
    return .polygon([
      center + PhysicsVector(-x, -y), center + PhysicsVector(x, -y), center + PhysicsVector(x, y),
      center + PhysicsVector(-x, y),
    ])
  }

  /// Returns an ellipse about a center.
  static func ellipse(_ size: CGSize, center: PhysicsVector = .zero) -> PhysicsShape {
    let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
    guard x != y else { return .circle(center: center, radius: x) }
    return .polygon(
      (0..<ellipseVertices).map { index in
        let angle = Double(index) * 2 * Double.pi / Double(ellipseVertices)
        return center + PhysicsVector(x * cos(angle), y * sin(angle))
      })
  }

  /// Returns the convex hull of points; `nil` for fewer than three, or points on a line.
  static func hull(_ points: [PhysicsVector]) -> PhysicsShape? {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: some Sequence<PhysicsVector>) -> [PhysicsVector] {
      var result: [PhysicsVector] = []
      for point in points {
        while result.count > 1,
          (result[result.count - 1] - result[result.count - 2]).cross(
            point - result[result.count - 1]) <= 0
        {
          result.removeLast()
        }
        result.append(point)
      }
      return Array(result.dropLast())
    }
    let vertices = chain(sorted) + chain(sorted.reversed())
    return vertices.count > 2 ? .polygon(vertices) : nil
  }

  /// Returns the shape at a position and an angle.
  func placed(at position: PhysicsVector, angle: Double) -> PhysicsShape {
    switch self {
    case .circle(let center, let radius):
      return .circle(center: position + center.turned(by: angle), radius: radius)
    case .polygon(let vertices):
      guard angle != 0 else { return .polygon(vertices.map { position + $0 }) }
      let (c, s) = (cos(angle), sin(angle))
      return .polygon(
        vertices.map { position + PhysicsVector(c * $0.x - s * $0.y, s * $0.x + c * $0.y) })
    }
  }

  /// The area in square points, and the second moment of the area about the body's center.
  var areaAndMoment: (area: Double, moment: Double) {
    switch self {
    case .circle(let center, let radius):
      let area = Double.pi * radius * radius
      return (area, area * (radius * radius / 2 + center.dot(center)))
    case .polygon(let vertices):
      var (area, moment) = (0.0, 0.0)
      for (index, a) in vertices.enumerated() {
        let b = vertices[(index + 1) % vertices.count]
        let cross = a.cross(b)
        area += cross / 2
        moment += cross * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
      }
      return (abs(area), abs(moment))
    }
  }

  /// The smallest upright rectangle around the shape.
  var box: (low: PhysicsVector, high: PhysicsVector) {
    switch self {
    case .circle(let center, let radius):
      let half = PhysicsVector(radius, radius)
      return (center - half, center + half)
    case .polygon(let vertices):
      let first = vertices.first ?? .zero
      return vertices.reduce((first, first)) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
    }
  }
}
