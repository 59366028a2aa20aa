/// One line of the report: workload, N, metric, value and unit, separated by tabs.
struct Measurement {
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes
    case elements
    case allocations
  }

  var workload: String
  var count: Int
  var metric: String
  var value: Double
  var unit: Unit

  func report() {
    let number = value >= 100 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
    print("\(workload)\t\(count)\t\(metric)\t\(number)\t\(unit.rawValue)")
  }
}

/// The median time of a piece of work in nanoseconds.
///
/// - Parameters:
///   - runs: how many times the work is timed.
///   - repetitions: how many times it is done within one timing, for work too short for the clock.
func medianTime(runs: Int = 15, repetitions: Int = 1, _ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  work()
  let times = (0..<runs).map { _ in
    let duration = clock.measure {
      for _ in 0..<repetitions { work() }
    }
    let parts = duration.components
    return (Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9) / Double(repetitions)
  }
  return times.sorted()[runs / 2]
}

/// Keeps the optimizer from leaving out work whose result nobody reads.
@inline(never)
func keep<T>(_ value: T) {
  withExtendedLifetime(value) {}
}
