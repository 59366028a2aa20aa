/// The velocity of a moving point, measured from its last positions.
///
/// The duration of the measurement, and the time after which the velocity is zero, are chosen.
struct VelocityMeter {
  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  /// Adds a position in points at a time in seconds.
  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append((time, place))
    // One sample that is older than the window is the beginning of the distance.
    while samples.count > 2, samples[1].time <= time - GestureConstants.velocityWindow {
      samples.removeFirst()
    }
  }

  /// The velocity in points per second; zero if nothing has moved for a while.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      time - last.time <= GestureConstants.velocityTimeout
    else { return .zero }
    let duration = CGFloat(last.time - first.time)
    // Rounding takes away the errors of sums of times.
    func rounded(_ velocity: CGFloat) -> CGFloat { (velocity * 1e6).rounded() / 1e6 }
    return CGPoint(
      x: rounded((last.place.x - first.place.x) / duration),
      y: rounded((last.place.y - first.place.y) / duration))
  }

  /// Restarts at a position, such as after a finger was added.
  mutating func restart(at place: CGPoint, _ time: TimeInterval) {
    samples = [(time, place)]
  }
}
