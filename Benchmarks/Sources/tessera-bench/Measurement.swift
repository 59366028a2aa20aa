/// One line of the report: workload, N, metric, median, unit; for times also the minimum and the
/// maximum of the runs. Columns are separated by tabs.
struct Measurement {
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes
    case elements
    case allocations
    case linesPerSecond = "lines/s"
  }

  var workload: String
  var count: Int
  var metric: String
  var value: Spread
  var unit: Unit

  init(workload: String, count: Int, metric: String, value: Spread, unit: Unit = .nanoseconds) {
    self.workload = workload
    self.count = count
    self.metric = metric
    self.value = value
    self.unit = unit
  }

  init(workload: String, count: Int, metric: String, value: Double, unit: Unit) {
    self.init(
      workload: workload, count: count, metric: metric, value: Spread([value]), unit: unit)
  }

  func report() {
    var columns = [workload, "\(count)", metric, text(value.median), unit.rawValue]
    if unit == .nanoseconds { columns += [text(value.least), text(value.greatest)] }
    print(columns.joined(separator: "\t"))
  }

  private func text(_ value: Double) -> String {
    value >= 100 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
  }
}

/// Prevents the optimizer from removing work with an unused result.
@inline(never)
func keep<T>(_ value: T) {
  withExtendedLifetime(value) {}
}
