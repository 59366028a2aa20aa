import AllocationCounting
import CollectionLayout
import TestSupport
import Testing

/// Items keep their lanes: measurements, changes of the data, and new solutions.
struct LaneStabilityTests {
  private func description(
    _ count: Int, lanes: Int = 2, width: Double = 300, spans: [UInt8] = []
  ) -> LayoutDescription {
    var description = LayoutDescription(containerSize: LayoutSize(width: width, height: 600))
    description.append(
      LayoutSection(
        lanes: LayoutLanes(
          count: .fixed(lanes), length: .estimated(100), laneSpacing: 10, itemSpacing: 10,
          spans: spans)), itemCount: count)
    return description
  }

  private func lanes(_ layout: SolvedLayout) -> [Int] {
    (0..<layout.itemCount(inSection: 0)).map {
      layout.lanes(ofItem: $0, inSection: 0)!.lowerBound
    }
  }

  private func measure(_ layout: inout SolvedLayout, _ item: Int, _ height: Double) {
    layout.setMeasuredSize(LayoutSize(width: 0, height: height), ofItem: item, inSection: 0)
  }

  @Test func `a resized item moves the others along their lanes, and changes no lane`() {
    var layout = SolvedLayout(description(40))
    for item in 0..<40 { measure(&layout, item, Double(60 + item * 37 % 90)) }
    let before = lanes(layout)
    for (item, height) in [(0, 900.0), (17, 1), (39, 400), (3, 0), (0, 10)] {
      measure(&layout, item, height)
      #expect(lanes(layout) == before)
    }
  }

  @Test func `items that were not measured follow the lengths before them`() {
    var layout = SolvedLayout(description(6))
    #expect(lanes(layout) == [0, 1, 0, 1, 0, 1])
    measure(&layout, 0, 350)
    #expect(lanes(layout) == [0, 1, 1, 1, 1, 0])
  }

  /// A cell whose preferred size equals the estimate is not measured again, but was displayed.
  @Test func `a displayed item keeps its lane without a measurement`() {
    var layout = SolvedLayout(description(6))
    layout.keepLanes(ofItemsIn: LayoutRect(x: 0, y: 0, width: 300, height: 250))
    measure(&layout, 0, 350)
    #expect(lanes(layout) == [0, 1, 0, 1, 0, 1])
  }

  /// Compose Multiplatform #5042: items are rearranged when scrolling up after returning.
  @Test func `a new solution for the same items keeps their lanes and their frames`() {
    let description = description(200)
    var layout = SolvedLayout(description)
    for item in 0..<120 { measure(&layout, item, Double(60 + item * 37 % 90)) }
    measure(&layout, 3, 700)
    var again = SolvedLayout(description)
    again.keepLanes(
      ofSection: 0, of: layout, toSection: 0, applying: LayoutItemChange())
    var measurements: [LayoutMeasurement] = []
    layout.forEachMeasurement { measurements.append($0) }
    again.setMeasurements(measurements)
    for item in 0..<120 {
      #expect(again.frame(ofItem: item, inSection: 0) == layout.frame(ofItem: item, inSection: 0))
    }
  }

  /// FlashList #2107 and vlayout #483: insertions and deletions rearrange the items behind.
  @Test func `items behind an insertion or a deletion keep their lanes`() {
    var layout = SolvedLayout(description(60))
    for item in 0..<60 { measure(&layout, item, Double(60 + item * 37 % 90)) }
    let before = lanes(layout)
    layout.apply(LayoutItemChange(removed: [5, 6, 20], inserted: [0, 10, 11, 12]), toSection: 0)
    let kept = before.indices.filter { ![5, 6, 20].contains($0) }.map { before[$0] }
    let after = lanes(layout)
    #expect(after.indices.filter { ![0, 10, 11, 12].contains($0) }.map { after[$0] } == kept)
  }

  @Test func `another number of lanes places all items again, and the old one as before`() {
    let portrait = description(80)
    let landscape = description(80, lanes: 3, width: 600)
    let heights = (0..<80).map { Double(60 + $0 * 37 % 90) }
    func solve(_ description: LayoutDescription, after old: SolvedLayout?) -> SolvedLayout {
      var layout = SolvedLayout(description)
      if let old {
        layout.keepLanes(ofSection: 0, of: old, toSection: 0, applying: LayoutItemChange())
      }
      for item in 0..<80 { measure(&layout, item, heights[item]) }
      return layout
    }
    let first = solve(portrait, after: nil)
    let turned = solve(landscape, after: first)
    let back = solve(portrait, after: turned)
    #expect(lanes(turned) == lanes(solve(landscape, after: nil)))
    #expect(lanes(back) == lanes(first))
  }

  /// LazyStaggeredGrid #4996: the last item is at the left or the right by the spacing.
  @Test func `sums of the same lengths in another order are equal ends`() {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 300, height: 600), scale: 3)
    description.append(
      LayoutSection(
        lanes: LayoutLanes(
          count: .fixed(2), length: .absolute(0), lengths: [0.1, 0.3, 0.2, 5])), itemCount: 4)
    // The lanes end at 0.1 + 0.2 and at 0.3, which differ in the last binary digit.
    #expect(0.1 + 0.2 > 0.3)
    #expect(lanes(SolvedLayout(description)) == [0, 1, 0, 0])
  }

  @Test func `an item that spans more lanes than before moves only if it no longer fits`() {
    var old = SolvedLayout(description(30, lanes: 3))
    for item in 0..<30 { measure(&old, item, 50) }
    #expect(lanes(old).prefix(3) == [0, 1, 2])
    var new = SolvedLayout(description(30, lanes: 3, spans: [1, 2, 2]))
    new.keepLanes(ofSection: 0, of: old, toSection: 0, applying: LayoutItemChange())
    #expect(new.lanes(ofItem: 1, inSection: 0) == 1..<3)
    #expect(new.lanes(ofItem: 2, inSection: 0)?.count == 2)
    #expect(lanes(new).dropFirst(3) == lanes(old).dropFirst(3))
  }

  @Test func `copies have lanes of their own`() {
    var one = SolvedLayout(description(50))
    measure(&one, 0, 10)
    let other = one
    let before = lanes(other)
    for item in 0..<50 { measure(&one, item, Double(item % 7) * 40) }
    #expect(lanes(other) == before)
    #expect(other.contentSize != one.contentSize)
  }

  @Test(.enabled(if: allocation_count() > 0))
  func `a query allocates nothing for an element`() {
    var layout = SolvedLayout(
      description(20_000, lanes: 4, spans: (0..<20_000).map { $0 % 9 == 0 ? 2 : 1 }))
    for item in stride(from: 0, to: 20_000, by: 64) { measure(&layout, item, 130) }
    var sum = 0
    func allocations(_ height: Double) -> Int {
      let before = allocation_count()
      layout.forEachElement(in: LayoutRect(x: 0, y: 9000, width: 300, height: height)) {
        sum += $0.index
      }
      return allocation_count() - before
    }
    _ = allocations(100)
    let (few, many) = (allocations(600), allocations(60_000))
    #expect(few == many, "\(few) for a screen, \(many) for a hundred")
    #expect(sum > 0)
  }
}
