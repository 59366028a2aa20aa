extension SpringCurve {
  /// Returns a spring with a mass, and the time until it settles, in seconds.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force for each unit of distance.
  ///   - damping: The force against each unit of velocity.
  ///   - velocity: The initial velocity, in total distances per second.
  static func physical(
    mass: Double, stiffness: Double, damping: Double, velocity: Double
  ) -> (curve: SpringCurve, restingTime: Double) {
    let frequency = (max(stiffness, 1e-9) / max(mass, 1e-9)).squareRoot()
    let ratio = damping / (2 * (max(stiffness, 1e-9) * max(mass, 1e-9)).squareRoot())
    let spring = SpringCurve(
      frequency: frequency, dampingRatio: max(ratio, 1e-4), velocity: velocity)
    let time = smallest(from: 1 / frequency) { spring.reach(at: $0) <= tolerance }
    return (spring.scaled(to: time), time)
  }

  /// Returns the same motion in another unit of time, in seconds, for a spring in seconds.
  func scaled(to unit: Double) -> SpringCurve {
    SpringCurve(
      frequency: frequency * unit, dampingRatio: dampingRatio, velocity: velocity * unit)
  }
}
