/// The start, duration, and timing curve of an animation. Times are in seconds of its clock.
struct AnimationTiming: Equatable, Sendable {
  /// The time at which the movement starts. Before that, the start value is displayed.
  var begin: TimeInterval
  /// The duration of one run from start to end.
  var duration: TimeInterval
  /// The timing curve.
  var curve: TimingCurve
  /// The number of runs; infinite to repeat indefinitely.
  var repeatCount = 1.0
  /// A Boolean value that indicates whether each run is followed by a reversed one.
  var autoreverses = false
  /// A Boolean value that indicates whether time runs backwards, from the end to the start.
  var isReversed = false
  /// The completed fraction of the change at the beginning of the curve.
  var firstProgress = 0.0
  /// The completed fraction of the change at the end of the curve.
  var lastProgress = 1.0
  /// The completed fraction of a change that is paused; `nil` for one in motion.
  var held: Double?

  /// The time at which the animation ends.
  var end: TimeInterval {
    if held != nil || repeatCount.isInfinite { return .infinity }
    return begin + duration * runCount
  }

  /// The number of runs in both directions.
  private var runCount: Double { repeatCount * (autoreverses ? 2 : 1) }

  /// A Boolean value that indicates whether the last value is displayed until the animation is
  /// removed, because it is not the value of the view.
  var staysAtEnd: Bool { isReversed || lastProgress != 1 }

  /// Returns the completed fraction at a time; 1 after the end.
  func progress(at time: TimeInterval) -> Double {
    if let held { return held }
    let share = isReversed ? 1 - share(at: time) : share(at: time)
    let value = curve.value(at: share)
    return firstProgress == 0 && lastProgress == 1
      ? value : firstProgress + (lastProgress - firstProgress) * value
  }

  /// Returns the completed fraction of a run at a time, before the curve is applied.
  private func share(at time: TimeInterval) -> Double {
    guard time < end else { return 1 }
    guard time > begin, duration > 0 else { return 0 }
    let runs = (time - begin) / duration
    // The number of runs at a time directly before the end may be rounded up to all of them.
    guard runs < runCount else { return 1 }
    let run = runs.rounded(.down)
    let share = runs - run
    let isBackwards = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return isBackwards ? 1 - share : share
  }
}
