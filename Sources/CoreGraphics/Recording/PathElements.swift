package import Scenes

extension [SceneDrawing.PathElement] {
  /// Creates the elements of a path; quadratic curves become cubic ones.
  package init(_ path: CGPath) { self.init(path.steps) }

  /// Creates the elements of steps; quadratic curves become cubic ones. A line or a curve without a
  /// current point begins at its end instead.
  package init(_ steps: [PathStep]) {
    self = []
    reserveCapacity(steps.count)
    for step in steps { add(step) }
  }

  private mutating func add(_ step: PathStep) {
    switch step {
    case .move(let point): append(.move(point))
    case .line(let point): append(isEmpty ? .move(point) : .line(point))
    case .quadCurve(let end, let control):
      guard let start = currentPoint else { return append(.move(end)) }
      func toward(_ end: CGPoint) -> CGPoint {
        CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
      }
      append(.curve(end, control1: toward(start), control2: toward(end)))
    case .curve(let end, let control1, let control2):
      append(isEmpty ? .move(end) : .curve(end, control1: control1, control2: control2))
    case .close: if !isEmpty { append(.close) }
    }
  }

  /// The end of the last step; `nil` for an empty path.
  private var currentPoint: CGPoint? {
    switch last {
    case .move(let point), .line(let point), .curve(let point, _, _): return point
    case .close:
      for case .move(let point) in reversed() { return point }
      return nil
    case nil: return nil
    }
  }
}

extension SceneDrawing.Shape {
  /// Creates the shape of a path.
  package init(_ path: CGPath) { self = .path([SceneDrawing.PathElement](path)) }

  /// Creates the shape of the steps of a path: a rectangle if they draw one.
  package init(_ steps: [PathStep]) {
    self =
      CGPath(steps: steps).rectangle.map { .rectangle($0) }
      ?? .path([SceneDrawing.PathElement](steps))
  }
}
