/// The constants and formulas of scrolling along one axis. Lengths are in points, times in seconds,
/// speeds in points per second; all refer to the content offset.
///
/// They are fitted to offsets recorded from UIKit on an iPhone 16 (iOS 26.1), which the test
/// `ScrollRecordingTests` reads.
package enum ScrollPhysics {
  /// The distance that a finger moves before a pan begins. It does not count for the pan: the event
  /// that moves the finger by 12 points moves the content by 2.
  package static let panSlop: CGFloat = 10

  /// The speed at which a deceleration ends. Content released at a lower speed does not decelerate.
  static let leastSpeed: CGFloat = 10

  /// The duration of an animated change of the offset by the app.
  static let animationDuration: TimeInterval = 0.3

  /// The time between two steps of a movement, on a screen with 60 frames per second.
  package static let frameDuration: TimeInterval = 1.0 / 60

  /// Returns the displayed overshoot of content beyond its end for an overshoot of the finger.
  ///
  /// - Parameters:
  ///   - overshoot: The distance of the finger's movement beyond the end.
  ///   - length: The length of the view along the axis.
  static func rubberBand(_ overshoot: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, overshoot > 0 else { return 0 }
    return (1 - 1 / (0.55 * overshoot / length + 1)) * length
  }

  /// Returns the movement of a finger beyond the end for a displayed overshoot: the inverse of
  /// ``rubberBand(_:length:)``.
  static func overshoot(ofRubberBand shown: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, shown > 0, shown < length else { return 0 }
    return shown / (length - shown) * length / 0.55
  }
}

/// The deceleration of content after the finger lifts: each millisecond keeps a fraction of the
/// speed, until it has fallen to ``ScrollPhysics/leastSpeed``.
struct ScrollDecay: Hashable, Sendable {
  /// The offset at which the finger was lifted.
  let start: CGFloat
  /// The velocity at that time; negative toward the beginning of the content.
  let velocity: CGFloat
  /// The fraction of the speed that remains after one millisecond.
  private let rate: CGFloat

  /// Creates a deceleration from an offset.
  ///
  /// - Parameter rate: The raw value of a `UIScrollView.DecelerationRate`. Rates below 0 count as
  ///   0, rates from 1 on as slightly less than 1.
  init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = min(max(rate, 1e-9), 0.9999)
  }

  /// Creates a deceleration that stops at a target, for a target that a delegate has changed.
  init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
    let distance = target - start
    let plain = ScrollDecay(from: start, velocity: 0, rate: rate)
    let speed =
      distance == 0 ? 0 : abs(distance) / plain.secondsOfSteps + ScrollPhysics.leastSpeed
    self.init(from: start, velocity: distance < 0 ? -speed : speed, rate: rate)
  }

  /// The part of the velocity that contributes to the distance.
  private var usedVelocity: CGFloat {
    let speed = max(0, abs(velocity) - ScrollPhysics.leastSpeed)
    return velocity < 0 ? -speed : speed
  }

  /// The distance for each unit of speed: a sum of steps of a millisecond.
  private var secondsOfSteps: CGFloat { rate / (1 - rate) / 1000 }

  /// The target offset passed to `scrollViewWillEndDragging`: computed with an integral instead of
  /// the sum of steps, so it is up to some points beyond ``rest``.
  var announcedRest: CGFloat { start - usedVelocity / (1000 * log(rate)) }

  /// The offset at which the content stops.
  var rest: CGFloat { start + usedVelocity * secondsOfSteps }

  /// The duration of the deceleration.
  var duration: TimeInterval {
    guard abs(velocity) > ScrollPhysics.leastSpeed else { return 0 }
    return TimeInterval(log(abs(velocity) / ScrollPhysics.leastSpeed) / (-1000 * log(rate)))
  }

  /// Returns the offset after a time; ``rest`` from ``duration`` on.
  func offset(at time: TimeInterval) -> CGFloat {
    guard time > 0 else { return start }
    guard time < duration else { return rest }
    return start + secondsOfSteps * velocity * (1 - pow(rate, CGFloat(time) * 1000))
  }

  /// Returns the velocity after a time.
  func velocity(at time: TimeInterval) -> CGFloat {
    time < duration ? velocity * pow(rate, CGFloat(max(0, time)) * 1000) : 0
  }

  /// Returns the time at which the content reaches an offset; `nil` if it never does.
  func time(at offset: CGFloat) -> TimeInterval? {
    guard offset != start else { return 0 }
    let share = (offset - start) / (secondsOfSteps * velocity)
    guard velocity != 0, share > 0, share < 1 else { return nil }
    let time = TimeInterval(log(1 - share) / (1000 * log(rate)))
    return time <= duration ? time : nil
  }
}

/// The return of content from beyond its end: a critically damped spring.
struct ScrollBounce: Hashable, Sendable {
  /// The angular frequency of the spring, in radians per second.
  static let frequency: CGFloat = 10.94
  /// The fraction of the previous speed that content has when the spring takes over. With it, both
  /// recordings of moving content are matched within a pixel.
  private static let keptSpeed: CGFloat = 0.9928
  /// The distance at which the content is set to its end.
  private static let leastDistance: CGFloat = 0.5

  /// The end of the content to which it returns.
  let edge: CGFloat
  private let distance: CGFloat
  private let velocity: CGFloat

  /// Creates the return from an offset at or beyond an edge.
  ///
  /// - Parameter velocity: The initial velocity; negative toward the beginning of the content.
  init(from start: CGFloat, velocity: CGFloat, to edge: CGFloat) {
    self.edge = edge
    distance = start - edge
    self.velocity = velocity
  }

  /// Returns the return from an offset beyond an edge at which a finger is lifted.
  ///
  /// A moving finger counts with 0.55 of its speed. After a finger at rest, the content returns as
  /// if it moved inward already; the size of that effect was measured for one distance only.
  static func released(
    at start: CGFloat, fingerVelocity: CGFloat, to edge: CGFloat
  ) -> ScrollBounce {
    let velocity =
      fingerVelocity == 0 ? -7.3 * (start - edge) : 0.55 * keptSpeed * fingerVelocity
    return ScrollBounce(from: start, velocity: velocity, to: edge)
  }

  /// Returns the return of content that passes an edge at a velocity.
  static func passing(_ edge: CGFloat, velocity: CGFloat) -> ScrollBounce {
    ScrollBounce(from: edge, velocity: keptSpeed * velocity, to: edge)
  }

  private func remaining(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    return (distance + (velocity + Self.frequency * distance) * time)
      * exp(-Self.frequency * time)
  }

  /// The time until the content is at the edge.
  var duration: TimeInterval {
    // Beyond its farthest point, a critically damped spring moves toward the edge only.
    let pull = velocity + Self.frequency * distance
    let low = TimeInterval(pull == 0 ? 0 : max(0, velocity / (Self.frequency * pull)))
    guard abs(remaining(at: low)) > Self.leastDistance else { return low }
    var high = low + 0.1
    while abs(remaining(at: high)) > Self.leastDistance { high += 0.1 }
    return bisect(from: low, to: high) { abs(remaining(at: $0)) > Self.leastDistance }.high
  }

  /// Returns the offset after a time; the edge from ``duration`` on.
  func offset(at time: TimeInterval) -> CGFloat {
    time < duration ? edge + remaining(at: max(0, time)) : edge
  }
}

/// The movement of content along one axis after the finger lifts: a deceleration, a return from
/// beyond an end, or both.
struct ScrollCoast: Hashable, Sendable {
  private let decay: ScrollDecay?
  private let bounce: ScrollBounce?
  /// The time at which the deceleration passes the end of the content.
  private let impact: TimeInterval
  /// The offset at which the content stops.
  let rest: CGFloat
  /// The duration of the movement.
  let duration: TimeInterval

  /// Creates a movement of content that stays.
  init(at rest: CGFloat) {
    (decay, bounce, impact, duration) = (nil, nil, 0, 0)
    self.rest = rest
  }

  /// Creates the movement of content that is released within its ends, or beyond one of them.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger.
  ///   - ends: The range of the offsets at which the content may stop.
  ///   - bounces: A Boolean value that indicates whether content moves beyond its ends.
  ///   - scale: The number of pixels per point. The final offset is a whole pixel.
  init(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat, ends: ClosedRange<CGFloat>,
    bounces: Bool, scale: CGFloat
  ) {
    let held = min(max(start, ends.lowerBound), ends.upperBound)
    if held != start {
      let bounce = ScrollBounce.released(at: start, fingerVelocity: velocity, to: held)
      self.init(decay: nil, bounce: bounce, impact: 0, rest: held, duration: bounce.duration)
      return
    }
    let decay = ScrollDecay(from: start, velocity: velocity, rate: rate)
    let edge = min(max(decay.rest, ends.lowerBound), ends.upperBound)
    guard edge != decay.rest, let impact = decay.time(at: edge) else {
      let snapped = PixelRounding.snapped(decay.rest, scale: scale)
      let rest =
        decay.duration > 0 ? min(max(snapped, ends.lowerBound), ends.upperBound) : start
      self.init(decay: decay, bounce: nil, impact: 0, rest: rest, duration: decay.duration)
      return
    }
    guard bounces else {
      self.init(decay: decay, bounce: nil, impact: impact, rest: edge, duration: impact)
      return
    }
    let bounce = ScrollBounce.passing(edge, velocity: decay.velocity(at: impact))
    self.init(
      decay: decay, bounce: bounce, impact: impact, rest: edge,
      duration: impact + bounce.duration)
  }

  /// Creates the movement of content that stops at a target within its ends, named by a delegate or
  /// a page.
  init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
    let decay = ScrollDecay(from: start, to: target, rate: rate)
    self.init(decay: decay, bounce: nil, impact: 0, rest: target, duration: decay.duration)
  }

  private init(
    decay: ScrollDecay?, bounce: ScrollBounce?, impact: TimeInterval, rest: CGFloat,
    duration: TimeInterval
  ) {
    self.decay = decay
    self.bounce = bounce
    self.impact = impact
    self.rest = rest
    self.duration = duration
  }

  /// Returns the offset after a time; ``rest`` from ``duration`` on.
  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return rest }
    if let bounce, time >= impact { return bounce.offset(at: time - impact) }
    return decay?.offset(at: time) ?? rest
  }
}
