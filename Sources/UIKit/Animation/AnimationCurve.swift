/// How an animation gets from its start to its end: the share of the way at each share of its time.
package enum AnimationCurve: Hashable, Sendable {
  /// At one speed.
  case linear
  /// A cubic curve from (0, 0) to (1, 1) with these two control points, as in CSS and Core Animation.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// As half a cosine wave: slow at both ends. The curve of animated content offsets.
  case cosine
  /// As a spring moves that is let go of.
  case spring(SpringCurve)

  /// Core Animation's curves of these names, by their published control points.
  static let easeInOut = Self.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let easeIn = Self.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = Self.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)

  /// The share of the way after a share of the time: 0 at 0 and before, 1 at 1 and after. Springs and
  /// some other curves go beyond 1 on the way.
  package func value(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    switch self {
    case .linear: return share
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.coordinate(y1, y2, at: Self.parameter(x1, x2, reaching: share))
    case .cosine: return (1 - cos(.pi * share)) / 2
    case .spring(let spring): return spring.value(at: share)
    }
  }

  /// One coordinate of the cubic curve from 0 to 1.
  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Where on the curve x has a value. Between 0 and 1 control points make x rise with the parameter,
  /// so that halving finds it.
  private static func parameter(_ x1: Double, _ x2: Double, reaching x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
