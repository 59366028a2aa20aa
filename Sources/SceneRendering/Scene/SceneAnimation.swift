import Foundation

/// Something of a node on its way to what the node says.
///
/// A host shows a node's own values, and for every animation the rest of the way to them: with `p` the
/// share of the way, a distance times `1 - p` is added, and in place of a transform or a fill the one is
/// shown that lies `p` of the way from the animation's to the node's. Distances of several animations add
/// up; of several transforms or fills the last counts.
public struct SceneAnimation: Sendable, Equatable, Identifiable {
  /// What is changed, and how far the start is from the node's own value.
  public enum Change: Sendable, Equatable {
    /// The centre of the frame, by a distance in the coordinates of the parent.
    case position(x: CGFloat, y: CGFloat)
    /// The size of the frame, about its centre.
    case size(width: CGFloat, height: CGFloat)
    /// The offset of a scrolling node.
    case offset(x: CGFloat, y: CGFloat)
    /// The opacity.
    case opacity(CGFloat)
    /// The radius of the corners.
    case cornerRadius(CGFloat)
    /// The transform at the start.
    case transform(SceneTransform)
    /// The colour of the box at the start; nil for none.
    case fill(SceneColor?)
  }

  /// What is shown at a share of the way.
  public struct Stop: Sendable, Equatable {
    /// From 0, the start, to 1, the end, as the curve runs.
    public var share: Double
    /// What an animation would change that began here.
    public var change: Change
  }

  /// A number that no other animation has.
  public var id: Int
  /// What is changed.
  public var change: Change
  /// What is shown on the way, by rising shares: the way is straight from one to the next, and from the last
  /// to the end. Two of one share are a jump.
  public var later: [Stop] = []
  /// When it begins to move, in the time of the scene. Before that the start is shown.
  public var begin: TimeInterval
  /// How long it takes, in seconds.
  public var duration: TimeInterval
  /// The speed on the way.
  public var curve: SceneCurve
  /// How many times it runs; infinite for ever.
  public var repeatCount: Double
  /// Whether each run is followed by one backwards.
  public var autoreverses: Bool

  /// When it is over, in the time of the scene.
  public var end: TimeInterval {
    repeatCount.isInfinite ? .infinity : begin + duration * repeatCount * (autoreverses ? 2 : 1)
  }
}

/// The share of the way at each share of the time.
public enum SceneCurve: Sendable, Hashable {
  /// At one speed.
  case linear
  /// A cubic curve from (0, 0) to (1, 1) with these control points, as in CSS.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// The shares of the way at even shares of the time, from 0 to 1, with straight lines between.
  case samples([Double])

  /// The curve in the grammar of CSS easing functions.
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
