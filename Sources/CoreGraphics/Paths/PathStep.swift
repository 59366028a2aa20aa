/// A step of a path.
package enum PathStep: Hashable, Sendable {
  /// Begins a subpath at a point.
  case move(CGPoint)
  /// A line from the current point.
  case line(CGPoint)
  /// A quadratic Bézier curve from the current point.
  case quadCurve(CGPoint, control: CGPoint)
  /// A cubic Bézier curve from the current point.
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  /// A line to the beginning of the subpath.
  case close

  /// The points of the step, the end point last.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  /// A Boolean value that indicates whether all points have finite coordinates.
  var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

  /// Returns the step with transformed points.
  func applying(_ transform: CGAffineTransform) -> PathStep {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}
