/// A line or a cubic curve between two points.
package struct PathSegment: Hashable {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  /// A Boolean value that indicates whether the segment is straight, with equal spacing of points.
  var isLine: Bool

  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
    control1 = .between(start, end, 1 / 3)
    control2 = .between(start, end, 2 / 3)
    isLine = true
  }

  init(from start: CGPoint, to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    self.start = start
    self.end = end
    self.control1 = control1
    self.control2 = control2
    isLine = false
  }

  /// Creates the cubic curve of the same shape as a quadratic one.
  init(from start: CGPoint, to end: CGPoint, control: CGPoint) {
    self.init(
      from: start, to: end, control1: .between(start, control, 2 / 3),
      control2: .between(end, control, 2 / 3))
  }

  /// Returns the point at a parameter from 0 to 1.
  package func point(at t: CGFloat) -> CGPoint {
    if t <= 0 { return start }
    if t >= 1 { return end }
    if isLine { return .between(start, end, t) }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The step of a path that draws the segment from its start.
  var step: PathStep {
    isLine ? .line(end) : .curve(end, control1: control1, control2: control2)
  }

  /// The segment in the opposite direction.
  var reversed: PathSegment {
    isLine
      ? PathSegment(from: end, to: start)
      : PathSegment(from: end, to: start, control1: control2, control2: control1)
  }

  /// Returns the parts before and after a parameter.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    if isLine {
      let middle = point(at: t)
      return (PathSegment(from: start, to: middle), PathSegment(from: middle, to: end))
    }
    let (a, b, c) = (
      CGPoint.between(start, control1, t), CGPoint.between(control1, control2, t),
      CGPoint.between(control2, end, t)
    )
    let (d, e) = (CGPoint.between(a, b, t), CGPoint.between(b, c, t))
    let middle = CGPoint.between(d, e, t)
    return (
      PathSegment(from: start, to: middle, control1: a, control2: d),
      PathSegment(from: middle, to: end, control1: e, control2: c)
    )
  }

  /// The parameters between 0 and 1 at which a coordinate has an extremum, in rising order.
  func extrema(of axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    guard !isLine else { return [] }
    let (p0, p1) = (start[keyPath: axis], control1[keyPath: axis])
    let (p2, p3) = (control2[keyPath: axis], end[keyPath: axis])
    // The derivative is a·t² + b·t + c, apart from a factor.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      // The form that does not subtract nearly equal numbers.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      if a != 0 { roots.append(q / a) }
      if q != 0 { roots.append(c / q) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The parts in which y rises or falls throughout.
  var monotonicParts: [PathSegment] {
    var result: [PathSegment] = []
    var rest = self
    var done: CGFloat = 0
    for t in extrema(of: \.y) {
      let (first, second) = rest.split(at: (t - done) / (1 - done))
      result.append(first)
      rest = second
      done = t
    }
    return result + [rest]
  }

  /// Returns the contribution to the winding number of a point of a segment in which y is
  /// monotonic: 1 or -1 if the horizontal ray to the right crosses it.
  func crossing(rightOf point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let rises = end.y > start.y
    var t = (point.y - start.y) / (end.y - start.y)
    if !isLine {
      let (low, high) = bisect(from: CGFloat(0), to: 1, steps: 60) {
        (self.point(at: $0).y <= point.y) == rises
      }
      t = (low + high) / 2
    }
    return self.point(at: t).x > point.x ? (rises ? 1 : -1) : 0
  }
}
