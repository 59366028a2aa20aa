import CAllocations
import UIKit

/// A drag by 10 points during which no cell appears or disappears.
@MainActor
enum DragWorkload {
  static func measure() {
    for count in [10_000, 1_000_000] {
      let screen = LabelScreen(
        layout: Grid.layout(columns: 3, height: .absolute(131)), count: count,
        size: CGSize(width: 393, height: 852))
      let steps = 500
      var isDown = false
      func step() {
        isDown.toggle()
        screen.scroll(to: isDown ? 20 : 10)
      }
      for _ in 0..<20 { step() }
      let filledBefore = screen.filled
      let allocationsBefore = allocation_count()
      let times = (0..<steps).map { _ in ThreadClock.time { step() } }
      let allocations = Double(allocation_count() - allocationsBefore)
      Measurement(workload: "drag", count: count, metric: "step", value: Spread(times)).report()
      for (metric, value, unit) in [
        ("cells", Double(screen.filled - filledBefore) / Double(steps), Measurement.Unit.elements),
        ("allocations", allocations / Double(steps), .allocations),
      ] {
        Measurement(workload: "drag", count: count, metric: metric, value: value, unit: unit)
          .report()
      }
    }
  }
}
