/// The values of ``CAMediaTiming``.
struct MediaTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A position in the runs.
  struct Place: Equatable {
    /// The fraction of a forward run.
    var share: Double
    /// The number of completed runs before this one.
    var run: Int
  }

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
    return repeatCount > 1e9 ? .infinity : Double(repeatCount)
  }

  private var runDuration: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// The end in the outer time.
  var end: TimeInterval {
    guard speed != 0 else { return .infinity }
    return outer(speed > 0 ? wholeDuration : 0)
  }

  /// Returns the position in the runs at a time of the outer one; `nil` before and after the runs,
  /// unless the fill mode continues them.
  func place(at time: TimeInterval) -> Place? {
    let whole = wholeDuration
    var now = inner(time)
    // A duration that the runs fill exactly may miss the end by a rounding error.
    if now < 0, now > -1e-9 { now = 0 }
    if now < 0 {
      guard fillMode.fillsBackwards else { return nil }
      now = 0
    } else if now >= whole - 1e-9 {
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
}
