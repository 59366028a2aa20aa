import CollectionLayout
import Testing

/// Measured items of flow layouts.
struct FlowMeasuringTests {
  private func list(_ count: Int, estimate: Double = 40) -> SolvedFlowLayout {
    var description = LayoutFlowDescription(
      containerSize: LayoutSize(width: 320, height: 480), scale: 2)
    description.append(
      LayoutFlowSection(
        items: .uniform(LayoutSize(width: 320, height: estimate), count: count), isEstimated: true,
        lineSpacing: 10, interitemSpacing: 10))
    return SolvedFlowLayout(description)
  }

  private func height(_ height: Double) -> LayoutSize { LayoutSize(width: 320, height: height) }

  @Test func `unmeasured items take the average of the measured ones`() {
    var flow = list(30)
    #expect(flow.contentSize.height == 30 * 40 + 29 * 10)
    let heights: [Double] = [29, 63, 29, 29, 63, 29, 63, 63, 29]
    flow.setMeasurements(
      heights.enumerated().map {
        LayoutMeasurement(
          category: .item, section: 0, index: $0.offset, size: height($0.element))
      })
    #expect(abs(flow.frame(ofItem: 9, inSection: 0)!.size.height - 397.0 / 9) < 1e-9)
    #expect(abs(flow.contentSize.height - (397 + 21 * 397.0 / 9 + 290)) < 1e-6)
  }

  @Test func `estimates of single items are kept until an item is measured`() {
    var description = LayoutFlowDescription(containerSize: LayoutSize(width: 320, height: 480))
    description.append(
      LayoutFlowSection(
        items: .sizes([10, 20, 30, 40].map { LayoutSize(width: 320, height: $0) }),
        isEstimated: true))
    var flow = SolvedFlowLayout(description)
    flow.setMeasuredSize(LayoutSize(width: 320, height: 100), ofItem: 1, inSection: 0)
    #expect((0..<4).map { flow.frame(ofItem: $0, inSection: 0)!.size.height } == [10, 100, 30, 40])
    flow.removeMeasurement(of: flow.element(ofItem: 1, inSection: 0)!)
    #expect((0..<4).map { flow.frame(ofItem: $0, inSection: 0)!.size.height } == [10, 20, 30, 40])
  }

  @Test func `an equal size changes nothing, and a copy keeps its sizes`() {
    var flow = list(100)
    var changes = [flow.setMeasuredSize(height(63), ofItem: 4, inSection: 0)]
    let copy = flow
    changes.append(flow.setMeasuredSize(height(63), ofItem: 4, inSection: 0))
    changes.append(flow.setMeasuredSize(height(31), ofItem: 4, inSection: 0))
    #expect(changes == [true, false, true])
    #expect(copy.frame(ofItem: 4, inSection: 0)!.size.height == 63)
    #expect(copy.measurement(of: copy.element(ofItem: 4, inSection: 0)!)?.size == height(63))
    #expect(flow.measurement(of: flow.element(ofItem: 5, inSection: 0)!)?.size == nil)
  }

  @Test func `frames do not depend on the order of measurements, bit for bit`() {
    var random = RepeatableRandom(seed: 11)
    let measurements = (0..<300).map { index in
      LayoutMeasurement(
        category: .item, section: 0, index: index * 7,
        size: height(Double.random(in: 10...90, using: &random)))
    }
    var flow = list(3000)
    flow.setMeasurements(measurements)
    for seed in 0..<5 as Range<UInt64> {
      var random = RepeatableRandom(seed: seed)
      var other = list(3000)
      for measurement in measurements.shuffled(using: &random) {
        other.setMeasuredSize(height(33), ofItem: measurement.index, inSection: 0)
        other.setMeasuredSize(measurement.size, ofItem: measurement.index, inSection: 0)
      }
      #expect(other.contentSize == flow.contentSize, "seed \(seed)")
      for item in 0..<3000 {
        #expect(
          other.frame(ofItem: item, inSection: 0) == flow.frame(ofItem: item, inSection: 0),
          "seed \(seed)")
      }
    }
  }

  @Test func `sections behind a measured one move with it`() {
    var description = LayoutFlowDescription(containerSize: LayoutSize(width: 320, height: 480))
    for _ in 0..<3 {
      description.append(
        LayoutFlowSection(items: .uniform(height(40), count: 2), isEstimated: true, headerLength: 5)
      )
    }
    var flow = SolvedFlowLayout(description)
    flow.setMeasurements([
      LayoutMeasurement(category: .item, section: 0, index: 0, size: height(50)),
      LayoutMeasurement(category: .item, section: 0, index: 1, size: height(60)),
    ])
    #expect(flow.frame(ofSection: 1).origin.y == 115)
    #expect(flow.frame(ofSection: 2).origin.y == 200)
    #expect(flow.contentSize.height == 285)
  }

  @Test func `measurements can be copied to another flow`() {
    var flow = list(1000)
    for item in stride(from: 3, to: 1000, by: 61) {
      flow.setMeasuredSize(height(Double(20 + item % 7)), ofItem: item, inSection: 0)
    }
    var measurements: [LayoutMeasurement] = []
    flow.forEachMeasurement { measurements.append($0) }
    #expect(measurements.map(\.index) == Array(stride(from: 3, to: 1000, by: 61)))
    var other = list(1000)
    other.setMeasurements(measurements)
    for item in 0..<1000 {
      #expect(other.frame(ofItem: item, inSection: 0) == flow.frame(ofItem: item, inSection: 0))
    }
    flow.removeAllMeasurements()
    #expect(flow.contentSize == list(1000).contentSize)
  }

  @Test func `a million rows are measured in any order, and found again`() {
    var flow = list(1_000_000)
    var random = RepeatableRandom(seed: 7)
    var sum = 0.0
    var items: Set<Int> = []
    for _ in 0..<2000 {
      let item = Int.random(in: 0..<1_000_000, using: &random)
      let length = Double(Int.random(in: 20...80, using: &random))
      if items.insert(item).inserted {
        sum += length
        flow.setMeasuredSize(height(length), ofItem: item, inSection: 0)
      }
    }
    let average = sum / Double(items.count)
    let expected = sum + Double(1_000_000 - items.count) * average + 999_999 * 10
    #expect(abs(flow.contentSize.height - expected) < 1e-3)
    for item in [0, 1, 63, 64, 65, 499_999, 999_998, 999_999] {
      let frame = flow.frame(ofItem: item, inSection: 0)!
      let found = flow.elements(
        in: LayoutRect(x: 0, y: frame.origin.y + 1, width: 320, height: frame.size.height - 2))
      #expect(found.map(\.index) == [item])
    }
  }

  @Test func `a million items in a grid, and in measured lines of several items`() {
    var description = LayoutFlowDescription(
      containerSize: LayoutSize(width: 320, height: 480), scale: 2)
    let size = LayoutSize(width: 50, height: 50)
    description.append(
      LayoutFlowSection(
        items: .uniform(size, count: 1_000_000), lineSpacing: 10, interitemSpacing: 10))
    description.append(
      LayoutFlowSection(
        items: .uniform(size, count: 1_000_000), isEstimated: true, lineSpacing: 10,
        interitemSpacing: 10))
    var flow = SolvedFlowLayout(description)
    #expect(flow.contentSize.height == 2 * (200_000 * 60 - 10))
    for screen in 0..<200 {
      flow.setMeasurements(
        (screen * 20..<screen * 20 + 20).map {
          LayoutMeasurement(
            category: .item, section: 1, index: $0, size: LayoutSize(width: 90, height: 29))
        })
    }
    let first = flow.frame(ofSection: 1).origin.y
    #expect(flow.frame(ofItem: 4000, inSection: 1)!.origin.y == first + 1333 * 39)
    #expect(flow.frame(ofItem: 999_999, inSection: 1)!.origin.y == first + 333_333 * 39)
    let found = flow.elements(in: LayoutRect(x: 0, y: 30_000, width: 320, height: 110))
    #expect(found.map(\.index) == Array(2500..<2510))
  }
}
