/// When an animation runs, and how fast at each moment. Times are in seconds of its clock.
package struct AnimationTiming: Equatable, Sendable {
  /// When it starts to move. Before that it shows where it starts from.
  package var begin: TimeInterval
  /// How long it takes from start to end, once.
  package var duration: TimeInterval
  /// Its speed on the way.
  package var curve: AnimationCurve
  /// How many times it runs; infinite for ever.
  package var repeatCount = 1.0
  /// Whether each run is followed by one backwards.
  package var autoreverses = false

  /// When it is over.
  package var end: TimeInterval {
    repeatCount.isInfinite ? .infinity : begin + duration * repeatCount * (autoreverses ? 2 : 1)
  }

  /// The share of the way from the start to the end at a time; 1 when it is over.
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
