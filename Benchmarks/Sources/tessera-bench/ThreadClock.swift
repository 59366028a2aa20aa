import Foundation

/// The processor time of the current thread.
///
/// Unlike the wall clock, it does not include time in which another process has the core.
enum ThreadClock {
  /// The processor time since the thread began, in nanoseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Returns the processor time of a piece of work, in nanoseconds.
  static func time(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }
}

/// Returns the processor time of a piece of work in nanoseconds, over several runs after one that
/// is not timed.
///
/// - Parameters:
///   - runs: The number of timed runs.
///   - repetitions: The number of repetitions within one run, for work too short for the clock.
func measureTime(runs: Int = 15, repetitions: Int = 1, _ work: () -> Void) -> Spread {
  work()
  return Spread(
    (0..<runs).map { _ in
      ThreadClock.time { for _ in 0..<repetitions { work() } } / Double(repetitions)
    })
}
