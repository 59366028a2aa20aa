/// An intermediate value of an animation.
struct AnimationStop {
  /// The fraction, from 0, the start, to 1, the end, after the timing curve is applied.
  var share: Double
  /// The value, in the form of the start of an animation that begins here.
  var value: LayerValue
}

/// The change of one property of a view's layer, whose own value is already the final one.
struct AnimatedMovement {
  let property: AnimatedProperty
  /// The start: its distance from the end, or the displayed value for a property whose animations
  /// are not additive.
  let start: LayerValue
  /// The intermediate values, by rising fractions; values between them, and up to the end, are
  /// interpolated linearly. Two with the same fraction form a jump.
  var later: [AnimationStop] = []

  /// A Boolean value that indicates whether all transforms are transforms of the plane.
  var isFlat: Bool { start.isFlat && later.allSatisfy(\.value.isFlat) }

  /// Returns the value at the end, for a layer with a value of its own.
  func end(own: LayerValue) -> LayerValue { property.isAdditive ? start.zero : own }

  /// Returns the value after a completed fraction, for a layer with a value of its own.
  func value(after progress: Double, own: LayerValue) -> LayerValue {
    let end = end(own: own)
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
      to: to.value, share: (progress - from.share) / (to.share - from.share))
  }
}
