import Foundation

/// An animation of a node's property to the node's own value.
///
/// A host displays a node's own values, and for every animation the remaining distance to them:
/// with `p` as the completed fraction, it adds a distance times `1 - p`, and replaces a transform
/// or a fill by the one at the fraction `p` between the animation's and the node's. Distances of
/// several animations are additive; of several transforms or fills, the last one applies.
public struct SceneAnimation: Sendable, Equatable, Identifiable {
  /// The changed property, and the start relative to the node's own value.
  public enum Change: Sendable, Equatable {
    /// The center of the frame, by a distance in the coordinates of the parent.
    case position(x: CGFloat, y: CGFloat)
    /// The size of the frame, about its center.
    case size(width: CGFloat, height: CGFloat)
    /// The offset of a scrolling node.
    case offset(x: CGFloat, y: CGFloat)
    /// The opacity.
    case opacity(CGFloat)
    /// The radius of the corners.
    case cornerRadius(CGFloat)
    /// The transform at the start.
    case transform(SceneTransform)
    /// The fill color at the start; `nil` for none.
    case fill(SceneColor?)
  }

  /// An intermediate value of an animation.
  public struct Stop: Sendable, Equatable {
    /// The fraction, from 0, the start, to 1, the end, after the timing curve is applied.
    public var share: Double
    /// The value, in the form of an animation that begins here.
    public var change: Change

    /// Creates an intermediate value.
    public init(share: Double, change: Change) {
      self.share = share
      self.change = change
    }
  }

  /// A number that is unique among animations.
  public var id: Int
  /// The changed property.
  public var change: Change
  /// The intermediate values, by rising fractions: values between them, and up to the end, are
  /// interpolated linearly. Two with the same fraction form a jump.
  public var later: [Stop] = []
  /// The time at which the movement begins, in the time of the scene. Before that the start is
  /// displayed.
  public var begin: TimeInterval
  /// The duration, in seconds.
  public var duration: TimeInterval
  /// The timing curve.
  public var curve: SceneCurve
  /// The number of runs; infinite to repeat indefinitely.
  public var repeatCount: Double
  /// A Boolean value that indicates whether each run is followed by a reversed one.
  public var autoreverses: Bool
  /// A Boolean value that indicates whether the animation runs from its end to its start.
  public var isReversed = false
  /// A Boolean value that indicates whether the last value stays until the animation is removed.
  public var staysAtEnd = false

  /// Creates an animation.
  public init(
    id: Int, change: Change, begin: TimeInterval, duration: TimeInterval, curve: SceneCurve,
    repeatCount: Double = 1, autoreverses: Bool = false
  ) {
    self.id = id
    self.change = change
    self.begin = begin
    self.duration = duration
    self.curve = curve
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  /// The time at which the animation ends, in the time of the scene; infinite if it stays.
  public var end: TimeInterval {
    repeatCount.isInfinite || staysAtEnd
      ? .infinity : begin + duration * repeatCount * (autoreverses ? 2 : 1)
  }
}

/// A timing curve: the completed fraction at each fraction of the duration.
public enum SceneCurve: Sendable, Hashable {
  /// Constant speed.
  case linear
  /// A cubic curve from (0, 0) to (1, 1) with these control points, as in CSS.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// The completed fractions at equal intervals of the duration, from 0 to 1, with linear
  /// interpolation.
  case samples([Double])

  /// The curve as a CSS easing function.
  public var css: String {
    func text(_ number: Double) -> String {
      NumberText.shortest(CGFloat((number * 1e4).rounded() / 1e4))
    }
    switch self {
    case .linear: return "linear"
    case .bezier(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\([x1, y1, x2, y2].map(text).joined(separator: ",")))"
    case .samples(let values): return "linear(\(values.map(text).joined(separator: ",")))"
    }
  }
}
