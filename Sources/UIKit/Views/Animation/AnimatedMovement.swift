/// A property that views animate, and that hosts play by themselves. The raw value is its key path.
enum AnimatedProperty: String, Sendable {
  /// The position of the anchor point.
  case position
  /// The size of the bounds.
  case size = "bounds.size"
  /// The origin of the bounds: the content offset of a scroll view.
  case contentOffset = "bounds.origin"
  case opacity
  case cornerRadius
  case transform
  case fill = "backgroundColor"
}

/// The start of an animation.
///
/// Animations of numbers are additive: the displayed value is the layer's own value plus the
/// remaining distance of each animation, so a second animation continues from the position of the
/// first, and both end at the layer's own value. Transforms and colors are not additive; a second
/// animation starts at the displayed value.
enum AnimationStart {
  /// The distance of the start from the end, along x and y; a single number is stored in x.
  case distance(CGPoint)
  /// The transform displayed at the start.
  case transform(CGAffineTransform)
  /// The background color displayed at the start.
  case fill(UIColor?)
}

/// An intermediate value of an animation.
struct AnimationStop {
  /// The fraction, from 0, the start, to 1, the end, after the timing curve is applied.
  var share: Double
  /// The value, in the form of the start of an animation that begins here.
  var value: AnimationStart
}

/// The change of one property of a view's layer, whose own value is already the final one.
struct AnimatedMovement {
  let property: AnimatedProperty
  let start: AnimationStart
  /// The intermediate values, by rising fractions; values between them, and up to the end, are
  /// interpolated linearly. Two with the same fraction form a jump.
  var later: [AnimationStop] = []

  /// Returns the value after a completed fraction, for a movement with a given end.
  @MainActor
  func value(
    after progress: Double, end: AnimationStart, in traits: UITraitCollection
  ) -> AnimationStart {
    var from = AnimationStop(share: 0, value: start)
    var to = AnimationStop(share: 1, value: end)
    for stop in later {
      guard stop.share <= progress else {
        to = stop
        break
      }
      from = stop
    }
    guard to.share > from.share else { return progress >= 1 ? end : from.value }
    return from.value.interpolated(
      to: to.value, share: (progress - from.share) / (to.share - from.share), in: traits)
  }
}

extension LayerAnimation {
  private var traits: UITraitCollection { layer?.view?.traitCollection ?? .current }

  /// Returns the value of an animation of a view after a completed fraction, with a given end.
  func value(after progress: Double, end: AnimationStart) -> AnimationStart {
    movement?.value(after: progress, end: end, in: traits) ?? end
  }

  /// Returns the displayed value of an animation of a view at a time of the window's clock, with a
  /// given end.
  func shown(at time: TimeInterval, end: AnimationStart) -> AnimationStart {
    value(after: progress(at: time), end: end)
  }

  /// Returns the remaining distance of an animation of a view at a time of the window's clock.
  func distance(at time: TimeInterval) -> CGPoint {
    guard case .distance? = movement?.start,
      case .distance(let rest) = shown(at: time, end: .distance(.zero))
    else { return .zero }
    return rest
  }
}
