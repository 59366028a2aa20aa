/// The time of an animation or of a layer within an outer time, and the speed of a change.
struct MediaTiming: Equatable {
  var beginTime: TimeInterval = 0
  /// The duration of one run.
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  /// The number of runs: 0 for one, and infinite to repeat indefinitely.
  var repeatCount = 0.0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  /// The timing curve of each run.
  var curve = TimingCurve.linear
  /// The completed fraction of the change at the beginning of the curve.
  var firstProgress = 0.0
  /// The completed fraction of the change at the end of the curve.
  var lastProgress = 1.0
  /// The completed fraction of a change that is paused; `nil` for one in motion.
  var held: Double?

  /// A position in the runs.
  struct Place: Equatable {
    /// The fraction of a forward run.
    var share: Double
    /// The number of completed runs before this one.
    var run: Int
  }

  /// A Boolean value that indicates whether time runs backwards, from the end to the start.
  var isReversed: Bool { speed < 0 }

  /// Returns the own time at a time of the outer one.
  func inner(_ outer: TimeInterval) -> TimeInterval {
    (outer - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the time of the outer one at an own time; infinite if the own time stands still.
  func outer(_ inner: TimeInterval) -> TimeInterval {
    speed == 0 ? .infinity : (inner - timeOffset) / Double(speed) + beginTime
  }

  /// The duration of all runs, in own time.
  var wholeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return runCount.isInfinite ? .infinity : runDuration * runCount
  }

  /// The number of runs; infinite to repeat indefinitely.
  var runCount: Double {
    if repeatCount <= 0 { return 1 }
    return repeatCount > 1e9 ? .infinity : repeatCount
  }

  private var runDuration: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// The end in the outer time.
  var end: TimeInterval {
    guard speed != 0, held == nil else { return .infinity }
    return outer(speed > 0 ? wholeDuration : 0)
  }

  /// Returns the position in the runs at a time of the outer one; `nil` before and after the runs,
  /// unless the fill mode continues them.
  func place(at time: TimeInterval) -> Place? {
    let whole = wholeDuration
    var now = inner(time)
    // A duration that the runs fill exactly may miss the end by a rounding error.
    if now < 0, now > -1e-9 { now = 0 }
    if now < 0 { return fillMode.fillsBackwards ? Place(share: 0, run: 0) : nil }
    if now >= whole - 1e-9 {
      guard fillMode.fillsForwards else { return nil }
      now = whole
    }
    guard runDuration > 0, whole > 0 else { return Place(share: autoreverses ? 0 : 1, run: 0) }
    let runs = now / runDuration
    var run = (runs + 1e-9).rounded(.down)
    var rest = max(now - run * runDuration, 0)
    if now == whole, rest < 1e-9, run > 0 {
      run -= 1
      rest = runDuration
    }
    let share = rest / duration
    return Place(share: share > 1 ? max(2 - share, 0) : share, run: Int(run))
  }

  /// Returns the completed fraction of the change at a fraction of a run.
  func progress(after share: Double) -> Double {
    let value = curve.value(at: share)
    return firstProgress == 0 && lastProgress == 1
      ? value : firstProgress + (lastProgress - firstProgress) * value
  }

  /// Returns the completed fraction of the change at a time of the outer one. Before the runs it is
  /// the first one, and after them the last one.
  func progress(at time: TimeInterval) -> Double {
    if let held { return held }
    return progress(after: place(at: time)?.share ?? (inner(time) < 0 ? 0 : 1))
  }
}
