/// The motion of a damped spring from 0 to 1, over one unit of time.
struct SpringCurve: Hashable, Sendable {
  /// The angular frequency of the undamped spring, in radians per unit of time.
  var frequency: Double
  /// The damping ratio: a spring with 0 oscillates forever; with 1 it settles in the shortest time
  /// without oscillation; with more it is slower.
  var dampingRatio: Double
  /// The initial velocity, in total distances per unit of time.
  var velocity: Double

  /// The distance from the end below which a spring counts as settled.
  static let tolerance = 0.001

  /// Returns the completed fraction, where 1 is the end about which the spring oscillates.
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

  /// Returns an upper bound of the distance from the end at and after a time, once it is small.
  func reach(at time: Double) -> Double {
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

  /// Returns the softest spring of a damping ratio that settles within one unit of time.
  ///
  /// The stiffness of `animate(withDuration:…usingSpringWithDamping:…)` is not documented by
  /// Apple, only that the spring has settled at the end of the duration.
  static func resting(dampingRatio: Double, velocity: Double) -> SpringCurve {
    let ratio = min(max(dampingRatio, 0.01), 1)
    func isAtRest(_ frequency: Double) -> Bool {
      SpringCurve(frequency: frequency, dampingRatio: ratio, velocity: velocity).reach(at: 1)
        <= tolerance
    }
    let frequency = smallest(from: 1, where: isAtRest)
    return SpringCurve(frequency: frequency, dampingRatio: ratio, velocity: velocity)
  }

  /// Returns a spring with a perceived duration and a bounce, and the time until it settles, in
  /// seconds.
  ///
  /// With a bounce of 0 it does not oscillate, near 1 it oscillates for long, below 0 it is
  /// overdamped (documentation of
  /// `UISpringTimingParameters.init(duration:bounce:initialVelocity:)`).
  ///
  /// - Parameter velocity: The initial velocity, in total distances per second.
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

  /// Returns the smallest number from a start on from which a condition holds.
  static func smallest(from start: Double, where holds: (Double) -> Bool) -> Double {
    var high = start
    while !holds(high), high < start * 1e6 { high *= 2 }
    return bisect(from: high == start ? 0 : high / 2, to: high) { !holds($0) }.high
  }
}
