import CAllocations
import UIKit

/// Screens full of views: many columns on a large screen, and many badges on each item.
@MainActor
enum DenseWorkload {
  /// Measures the cost of a cell that scrolls into view, by the number of columns. It must not
  /// depend on the number of live cells.
  static func measureColumns() {
    for columns in [3, 10, 20, 40] {
      let screen = LabelScreen(
        layout: Grid.layout(columns: columns, height: .fractionalWidth(1 / CGFloat(columns))),
        count: 100_000, size: CGSize(width: 1024, height: 1366))
      measure(screen, "view-dense", columns, metric: "cell", perView: true)
    }
  }

  /// Measures the cost of a screen of items with a number of badges each. It must be proportional
  /// to the number of badges.
  static func measureBadges() {
    for badges in [10, 100] {
      let screen = LabelScreen(
        layout: Grid.layout(
          columns: 3, height: .absolute(131), badges: Grid.badges(badges)),
        count: 100_000, size: CGSize(width: 393, height: 852))
      measure(screen, "badges", badges, metric: "step", perView: false)
    }
  }

  private static func measure(
    _ screen: LabelScreen, _ workload: String, _ count: Int, metric: String, perView: Bool
  ) {
    let steps = 40
    // The first steps create the views that later ones reuse.
    for _ in 0..<4 { screen.step() }
    let filledBefore = screen.filled
    let allocationsBefore = allocation_count()
    let times = (0..<steps).map { _ in ThreadClock.time { screen.step() } }
    let allocations = Double(allocation_count() - allocationsBefore)
    let filled = Double(screen.filled - filledBefore)
    func report(_ metric: String, _ value: Double, _ unit: Measurement.Unit) {
      Measurement(workload: workload, count: count, metric: metric, value: value, unit: unit)
        .report()
    }
    Measurement(
      workload: workload, count: count, metric: metric,
      value: perView ? Spread(times) / (filled / Double(steps)) : Spread(times)
    ).report()
    report("views", filled / Double(steps), .elements)
    report("allocations", allocations / filled, .allocations)
  }
}
