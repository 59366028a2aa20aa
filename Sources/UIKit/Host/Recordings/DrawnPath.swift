/// A path of lines and curves, in points.
package struct DrawnPath: Equatable, Sendable {
  /// A step of a path.
  package enum Element: Equatable, Sendable {
    /// Begins a subpath at a point.
    case move(CGPoint)
    /// A line from the current point.
    case line(CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the beginning of the subpath.
    case close
  }

  /// The steps, in order.
  package private(set) var elements: [Element] = []

  /// Creates an empty path.
  package init() {}

  /// Begins a subpath at a point.
  package mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a line from the current point. An empty path begins at the point instead.
  package mutating func addLine(to point: CGPoint) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }

  /// Adds a cubic Bézier curve from the current point. An empty path begins at the end point
  /// instead.
  package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(
      elements.isEmpty ? .move(point) : .curve(point, control1: control1, control2: control2))
  }

  /// Adds a quadratic Bézier curve from the current point, as the cubic curve of the same shape.
  package mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard let start = currentPoint else { return move(to: point) }
    func toward(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    addCurve(to: point, control1: toward(start), control2: toward(point))
  }

  /// Adds an arc of a circle, with a line from the current point to its beginning.
  ///
  /// - Parameters:
  ///   - start: The angle of the beginning, in radians from the positive x axis. With the y axis
  ///     pointing down, angles grow clockwise.
  ///   - end: The angle of the end. A smaller angle than `start` draws counterclockwise.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat
  ) {
    let arc = PathShapes.arc(center: center, radius: radius, start: start, delta: end - start)
    addLine(to: arc.start)
    for step in arc.steps { add(step) }
  }

  /// Creates a path with the steps of another one; quadratic curves become cubic ones.
  package init(_ path: CGPath) { self.init(path.steps) }

  init(_ steps: [PathStep]) {
    for step in steps { add(step) }
  }

  private mutating func add(_ step: PathStep) {
    switch step {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      addCurve(to: end, control1: control1, control2: control2)
    case .close: close()
    }
  }

  /// Adds a line to the beginning of the subpath.
  package mutating func close() {
    if !elements.isEmpty { elements.append(.close) }
  }

  /// The end of the last step; `nil` for an empty path.
  private var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(let point, _, _): return point
    case .close:
      for case .move(let point) in elements.reversed() { return point }
      return nil
    case nil: return nil
    }
  }
}
