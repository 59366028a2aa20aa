import CAllocations
import UIKit

/// A drag by 10 points during which no cell appears or disappears.
@MainActor
enum DragWorkload {
  /// Measures the cost of a step in which no cell comes into sight, by the number of live cells. It
  /// must be far below the cost of an update of all cells.
  static func measureLive() {
    for (columns, size) in [
      (3, CGSize(width: 393, height: 852)), (40, CGSize(width: 1024, height: 1366)),
      (65, CGSize(width: 1024, height: 1366)),
    ] {
      let screen = LabelScreen(
        layout: Grid.layout(columns: columns, height: .fractionalWidth(1 / CGFloat(columns))),
        count: 100_000, size: size)
      var offset: CGFloat = 0
      func step() {
        offset += 1
        screen.scroll(to: offset)
      }
      for _ in 0..<200 { step() }
      let live = screen.collectionView.visibleCells.count
      var times: [Double] = []
      while times.count < 200 {
        let filled = screen.filled
        let time = ThreadClock.time { step() }
        if screen.filled == filled { times.append(time) }
      }
      Measurement(workload: "drag-live", count: live, metric: "drag", value: Spread(times)).report()
    }
  }

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
