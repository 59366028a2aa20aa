/// The timing curve of an animation: the completed fraction of the change at each fraction of its
/// duration.
enum TimingCurve: Hashable, Sendable {
  /// Constant speed.
  case linear
  /// A cubic curve from (0, 0) to (1, 1) with these two control points, as in CSS and Core
  /// Animation.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Half a cosine wave, slow at both ends: the curve of animated content offsets.
  case cosine
  /// The motion of a released spring.
  case spring(SpringCurve)

  /// The curves of Core Animation with these names, by their published control points.
  static let easeInOut = Self.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let easeIn = Self.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = Self.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)

  /// Returns the completed fraction after a fraction of the duration: 0 at 0 and before, 1 at 1 and
  /// after. Springs and some other curves exceed 1 in between.
  func value(at share: Double) -> Double {
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

  /// Returns one coordinate of the cubic curve from 0 to 1.
  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Returns the parameter at which x has a value. With control points between 0 and 1, x rises
  /// with the parameter, so bisection finds it.
  private static func parameter(_ x1: Double, _ x2: Double, reaching x: Double) -> Double {
    let (low, high) = bisect(from: 0.0, to: 1) { coordinate(x1, x2, at: $0) < x }
    return (low + high) / 2
  }
}
