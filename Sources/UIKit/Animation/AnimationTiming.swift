/// The start, duration, and timing curve of an animation. Times are in seconds of its clock.
package struct AnimationTiming: Equatable, Sendable {
  /// The time at which the movement starts. Before that, the start value is displayed.
  package var begin: TimeInterval
  /// The duration of one run from start to end.
  package var duration: TimeInterval
  /// The timing curve.
  package var curve: AnimationCurve
  /// The number of runs; infinite to repeat indefinitely.
  package var repeatCount = 1.0
  /// A Boolean value that indicates whether each run is followed by a reversed one.
  package var autoreverses = false

  /// The time at which the animation ends.
  package var end: TimeInterval {
    repeatCount.isInfinite ? .infinity : begin + duration * repeatCount * (autoreverses ? 2 : 1)
  }

  /// Returns the completed fraction at a time; 1 after the end.
  package func progress(at time: TimeInterval) -> Double {
    guard time < end else { return 1 }
    guard time > begin, duration > 0 else { return 0 }
    let runs = (time - begin) / duration
    let run = runs.rounded(.down)
    let share = runs - run
    let isBackwards = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return curve.value(at: isBackwards ? 1 - share : share)
  }
}
