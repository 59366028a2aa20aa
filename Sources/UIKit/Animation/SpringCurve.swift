/// A damped spring's way from 0 to 1, over one unit of time.
package struct SpringCurve: Hashable, Sendable {
  /// How fast the spring would swing without damping, in radians per unit of time.
  var frequency: Double
  /// 0 swings for ever, 1 comes to rest as fast as it can without swinging, more is slower.
  var dampingRatio: Double
  /// The speed at the start, in the whole way per unit of time.
  var velocity: Double

  /// What a spring may still be away from its end when it counts as at rest.
  static let tolerance = 0.001

  /// The share of the way, with 1 for the end that the spring swings about.
  func value(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let turn = (decay - velocity) / swing
      return 1 - exp(-decay * time) * (cos(swing * time) + turn * sin(swing * time))
    }
    if dampingRatio == 1 {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let slowShare = (fast - velocity) / (fast - slow)
    return 1 - slowShare * exp(-slow * time) - (1 - slowShare) * exp(-fast * time)
  }

  /// A bound of the distance from the end at a time and ever after, once it is small.
  private func reach(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let turn = (decay - velocity) / swing
      return exp(-decay * time) * (1 + turn * turn).squareRoot()
    }
    if dampingRatio == 1 { return exp(-frequency * time) * (1 + abs(frequency - velocity) * time) }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let slowShare = (fast - velocity) / (fast - slow)
    return abs(slowShare) * exp(-slow * time) + abs(1 - slowShare) * exp(-fast * time)
  }

  /// The softest spring of a damping ratio that is at rest after one unit of time.
  ///
  /// How stiff UIKit makes the spring of `animate(withDuration:…usingSpringWithDamping:…)` is not
  /// documented; only that it has come to rest when the duration is over.
  static func resting(dampingRatio: Double, velocity: Double) -> SpringCurve {
    let ratio = min(max(dampingRatio, 0.01), 1)
    func isAtRest(_ frequency: Double) -> Bool {
      SpringCurve(frequency: frequency, dampingRatio: ratio, velocity: velocity).reach(at: 1)
        <= tolerance
    }
    let frequency = smallest(from: 1, where: isAtRest)
    return SpringCurve(frequency: frequency, dampingRatio: ratio, velocity: velocity)
  }

  /// A spring by the time it seems to take and by how much it bounces, and the time until it is at
  /// rest, in seconds.
  ///
  /// A bounce of 0 swings not at all, one near 1 for long, one below 0 creeps (documentation of
  /// `UISpringTimingParameters.init(duration:bounce:initialVelocity:)`).
  ///
  /// - Parameter velocity: in the whole way per second.
  static func perceived(
    duration: Double, bounce: Double, velocity: Double
  ) -> (curve: SpringCurve, restingTime: Double) {
    let bounce = min(max(bounce, -0.99), 0.99)
    let spring = SpringCurve(
      frequency: 2 * .pi / duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      velocity: velocity)
    let time = smallest(from: duration) { spring.reach(at: $0) <= tolerance }
    return (
      SpringCurve(
        frequency: spring.frequency * time, dampingRatio: spring.dampingRatio,
        velocity: velocity * time), time
    )
  }

  /// The smallest number from which on a test holds, at least a start.
  private static func smallest(from start: Double, where holds: (Double) -> Bool) -> Double {
    var high = start
    while !holds(high), high < start * 1e6 { high *= 2 }
    var low = high == start ? 0 : high / 2
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
