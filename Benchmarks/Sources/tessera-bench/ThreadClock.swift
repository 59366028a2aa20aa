import Foundation

/// The processor time of the current thread.
///
/// Unlike the wall clock, does not count time in which another process has the core.
enum ThreadClock {
  /// Processor time since the thread began, in nanoseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The processor time of a piece of work, in nanoseconds.
  static func time(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }
}

/// The processor time of a piece of work in nanoseconds, over several runs after one that is not timed.
///
/// - Parameters:
///   - runs: how many times the work is timed.
///   - repetitions: how many times it is done within one timing, for work too short for the clock.
func measureTime(runs: Int = 15, repetitions: Int = 1, _ work: () -> Void) -> Spread {
  work()
  return Spread(
    (0..<runs).map { _ in
      ThreadClock.time { for _ in 0..<repetitions { work() } } / Double(repetitions)
    })
}
