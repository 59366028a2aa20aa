import CAllocations
import CollectionLayout

/// The cost of items in lanes: their placement, a measurement, and a query.
struct LaneWorkload {
  static let name = "lanes"

  static let all = [
    LaneWorkload(kind: "", hasSpans: false), LaneWorkload(kind: "-spans", hasSpans: true),
  ]

  /// The end of the names of the metrics.
  let kind: String
  /// A Boolean value that indicates whether some items are in two lanes, or in all.
  let hasSpans: Bool

  /// Returns the description of one section of four lanes of self-sizing items.
  private func description(_ count: Int) -> LayoutDescription {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 393, height: 852), scale: 3)
    let spans: [UInt8] =
      hasSpans
      ? (0..<count).map { $0 % 31 == 0 ? LayoutLanes.fullSpan : $0 % 7 == 0 ? 2 : 1 } : []
    description.append(
      LayoutSection(
        lanes: LayoutLanes(
          count: .fixed(4), length: .estimated(200), laneSpacing: 8, itemSpacing: 8, spans: spans)),
      itemCount: count)
    return description
  }

  func measure(count: Int) {
    func report(_ metric: String, _ value: Spread) {
      Measurement(workload: Self.name, count: count, metric: metric + kind, value: value).report()
    }
    func report(_ metric: String, _ value: Double, _ unit: Measurement.Unit) {
      Measurement(
        workload: Self.name, count: count, metric: metric + kind, value: value, unit: unit
      ).report()
    }
    let described = description(count)
    report("place", measureTime(runs: 7) { keep(SolvedLayout(described).contentSize) })

    var layout = SolvedLayout(described)
    // Every item in sight and before was measured once.
    for item in 0..<min(count, 2000) {
      layout.setMeasuredSize(size(item), ofItem: item, inSection: 0)
    }
    var step = 0
    func resize() {
      step += 1
      layout.setMeasuredSize(size(step), ofItem: 1000 + step % 100, inSection: 0)
    }
    report("resize", measureTime(runs: 101, repetitions: 100) { resize() })

    var found = 0
    func query() {
      step += 1
      let top = layout.contentSize.height * Double(step % 97) / 97
      layout.forEachElement(in: LayoutRect(x: 0, y: top, width: 393, height: 852)) {
        found += $0.index
      }
    }
    report("query", measureTime(runs: 101, repetitions: 100) { query() })
    let before = allocation_count()
    for _ in 0..<1000 { query() }
    report("query", Double(allocation_count() - before) / 1000, .allocations)
    keep(found)
    report("memory", Double(memory { SolvedLayout(described) }), .bytes)
  }

  private func size(_ index: Int) -> LayoutSize {
    LayoutSize(width: 90, height: Double(120 + index * 37 % 160))
  }
}
