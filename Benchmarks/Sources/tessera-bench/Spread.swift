/// The median, the minimum, and the maximum of several values.
struct Spread {
  var least: Double
  var median: Double
  var greatest: Double

  /// Creates the spread of at least one value.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    least = sorted[0]
    median = sorted[sorted.count / 2]
    greatest = sorted[sorted.count - 1]
  }

  static func / (spread: Spread, divisor: Double) -> Spread {
    Spread([spread.least / divisor, spread.median / divisor, spread.greatest / divisor])
  }
}
