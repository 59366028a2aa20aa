import CollectionLayout
import TestSupport
import Testing

/// Lanes against a naive placement, over random measurements, changes and rotations.
struct LanePropertyTests {
  /// A section whose operations are performed by the engine and by the naive placement.
  private struct Comparison {
    var random: RepeatableRandom
    var naive: NaiveLanes
    var layout: SolvedLayout
    let height: Double
    var nextID: Int
    let spansItems: Bool
    var last = ""

    init(seed: UInt64) {
      random = RepeatableRandom(seed: seed)
      height = 400
      spansItems = random.once(in: 2)
      let count = Int.random(in: 0...120, using: &random)
      nextID = count
      naive = NaiveLanes(
        laneCount: Int.random(in: 1...5, using: &random),
        laneSpacing: random.pick([0, 8, 11]), itemSpacing: random.pick([0, 8, 5]),
        width: random.pick([300, 301, 390]), items: [])
      for id in 0..<count {
        naive.items.append(
          NaiveLanes.Item(
            id: id, span: spansItems ? random.pick([1, 1, 1, 2, 3]) : 1, length: 80, lane: nil))
      }
      layout = SolvedLayout(Self.description(naive, height))
    }

    static func description(_ naive: NaiveLanes, _ height: Double) -> LayoutDescription {
      var description = LayoutDescription(
        containerSize: LayoutSize(width: naive.width, height: height))
      description.append(
        LayoutSection(
          lanes: LayoutLanes(
            count: .fixed(naive.laneCount), length: .estimated(80),
            laneSpacing: naive.laneSpacing, itemSpacing: naive.itemSpacing,
            spans: naive.items.map { UInt8($0.span) })), itemCount: naive.items.count)
      return description
    }

    /// Performs an operation, and returns the items in sight whose lanes may not change.
    mutating func step() {
      let count = naive.items.count
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5 where count > 0:
        // Items come into sight near the last kept one, or are resized anywhere above.
        let item = Int.random(in: 0..<min(count, naive.kept + 12), using: &random)
        let length = Double(Int.random(in: 0...200, using: &random))
        last = "measure item \(item) as \(length)"
        layout.setMeasuredSize(
          LayoutSize(width: 0, height: length), ofItem: item, inSection: 0)
        naive.items[item].length = length
        keep(before: item + 1)
      case 5, 6:
        let top = Double.random(in: 0...max(1, layout.contentSize.height), using: &random)
        let rect = LayoutRect(x: 0, y: top, width: naive.width, height: height)
        last = "display \(rect)"
        let end = layout.elements(in: rect).map { $0.index + 1 }.max() ?? 0
        layout.keepLanes(ofItemsIn: rect)
        keep(before: end)
      case 7: change()
      case 8:
        last = "solve again"
        solveAgain(keepingLanes: true)
      default:
        guard random.once(in: 4) else { return }
        naive.laneCount = naive.laneCount % 5 + Int.random(in: 1...2, using: &random)
        last = "rotate to \(naive.laneCount) lanes"
        for index in naive.items.indices { naive.items[index].lane = nil }
        naive.kept = 0
        solveAgain(keepingLanes: true)
      }
    }

    private mutating func keep(before end: Int) {
      let lanes = naive.place().lanes
      guard end > naive.kept else { return }
      for item in naive.kept..<end { naive.items[item].lane = lanes[item] }
      naive.kept = end
    }

    private mutating func change() {
      let removed = naive.items.indices.filter { _ in random.once(in: 15) }
      var kept = 0
      for item in naive.items.indices.prefix(naive.kept) where !removed.contains(item) {
        kept = item + 1
      }
      let inserted = Int.random(in: 0...4, using: &random)
      let before = naive.items
      for item in removed.reversed() { naive.items.remove(at: item) }
      var keptEnd = kept - removed.filter { $0 < kept }.count
      for _ in 0..<inserted {
        let place = Int.random(in: 0...naive.items.count, using: &random)
        naive.items.insert(
          NaiveLanes.Item(
            id: nextID, span: spansItems ? random.pick([1, 2]) : 1, length: 80, lane: nil),
          at: place)
        nextID += 1
        if place < keptEnd { keptEnd += 1 }
      }
      naive.kept = keptEnd
      let old = Set(before.map(\.id))
      let change = LayoutItemChange(
        removed: removed, inserted: naive.items.indices.filter { !old.contains(naive.items[$0].id) }
      )
      last = "change \(change)"
      var new = SolvedLayout(Self.description(naive, height))
      new.copyMeasurements(ofSection: 0, of: layout, toSection: 0, applying: change)
      layout = new
      _ = naive.place()
    }

    private mutating func solveAgain(keepingLanes: Bool) {
      var new = SolvedLayout(Self.description(naive, height))
      new.keepLanes(ofSection: 0, of: layout, toSection: 0, applying: LayoutItemChange())
      var measurements: [LayoutMeasurement] = []
      layout.forEachMeasurement { measurements.append($0) }
      new.setMeasurements(measurements)
      layout = new
      // Measured items keep the lanes that they got.
      keep(before: (measurements.last?.index ?? -1) + 1)
    }

    /// Returns the first difference of the engine from the naive placement, or `nil`.
    mutating func difference() -> String? {
      let (frames, lanes, length) = naive.place()
      for item in frames.indices {
        let frame = layout.frame(ofItem: item, inSection: 0)
        if frame != frames[item] {
          return "item \(item) is at \(frame as Any), not \(frames[item]), after \(last)"
        }
        if layout.lanes(ofItem: item, inSection: 0)?.lowerBound != lanes[item] {
          return "item \(item) is not in lane \(lanes[item]), after \(last)"
        }
      }
      if abs(layout.contentSize.height - length) > 1e-6 {
        return "the content is \(layout.contentSize.height) long, not \(length), after \(last)"
      }
      let top = Double.random(in: -50...max(1, length), using: &random).rounded()
      let rect = LayoutRect(x: 0, y: top, width: naive.width, height: 90)
      let found = layout.elements(in: rect).map(\.index)
      let expected = frames.indices.filter {
        frames[$0].intersects(rect)
          && frames[$0].intersects(
            LayoutRect(x: 0, y: 0, width: naive.width, height: length))
      }
      return found == expected ? nil : "\(rect) finds \(found), not \(expected), after \(last)"
    }
  }

  @Test(arguments: 0..<8)
  func `frames equal the naive placement's after every operation`(block: Int) {
    for seed in RepeatableRandom.seeds(12, inBlock: block) {
      var comparison = Comparison(seed: seed)
      for step in 0..<60 {
        comparison.step()
        if let difference = comparison.difference() {
          Issue.record("seed \(seed), step \(step): \(difference)")
          return
        }
      }
    }
  }

  /// Operations on a long section, in which items behind the kept ones are placed again in parts.
  @Test(arguments: 0..<4)
  func `no item in sight changes its lane, in sections of thousands`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let laneCount = Int.random(in: 2...5, using: &random)
    var ids = Array(0..<3000)
    var nextID = 3000
    let lanes = LayoutLanes(
      count: .fixed(laneCount), length: .estimated(120), laneSpacing: 8, itemSpacing: 8,
      spans: seed.isMultiple(of: 2) ? [] : (0..<3000).map { $0 % 11 == 0 ? 2 : 1 })
    var description = LayoutDescription(containerSize: LayoutSize(width: 390, height: 800))
    description.append(LayoutSection(lanes: lanes), itemCount: ids.count)
    var layout = SolvedLayout(description)
    var laneOfID: [Int: Int] = [:]
    var offset = 0.0
    var shown = 0
    let operations = RepeatableRandom.seeds(1500).count
    for step in 0..<operations {
      let screen = LayoutRect(x: 0, y: offset, width: 390, height: 800)
      // Views that come into sight are measured before they are displayed.
      for _ in 0..<10 {
        var changes = false
        for element in layout.elements(in: screen)
        where layout.measurement(of: element) == nil && laneOfID[ids[element.index]] == nil {
          if random.once(in: 4) { continue }
          let size = LayoutSize(width: 0, height: Double(Int.random(in: 40...260, using: &random)))
          if layout.setMeasuredSize(size, of: element) { changes = true }
        }
        if !changes { break }
      }
      layout.keepLanes(ofItemsIn: screen)
      for element in layout.elements(in: screen) {
        let lane = layout.lanes(ofItem: element.index, inSection: 0)!.lowerBound
        let id = ids[element.index]
        if let known = laneOfID.updateValue(lane, forKey: id), known != lane {
          Issue.record("seed \(seed), step \(step): item \(id) moves from lane \(known) to \(lane)")
          return
        }
        shown += 1
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4:
        offset += Double.random(in: -900...1200, using: &random)
      case 4:
        offset = Double.random(in: 0...layout.contentSize.height, using: &random)
      case 5:
        if let element = layout.elements(in: screen).randomElement(using: &random) {
          layout.setMeasuredSize(
            LayoutSize(width: 0, height: Double.random(in: 20...400, using: &random)), of: element)
        }
      case 6:
        let item = Int.random(in: 0...ids.count, using: &random)
        ids.insert(nextID, at: item)
        nextID += 1
        layout.apply(LayoutItemChange(inserted: [item]), toSection: 0)
      default:
        let item = Int.random(in: 0..<ids.count, using: &random)
        laneOfID[ids.remove(at: item)] = nil
        layout.apply(LayoutItemChange(removed: [item]), toSection: 0)
      }
      offset = min(max(0, offset), max(0, layout.contentSize.height - 800))
    }
    #expect(shown > operations)
  }
}
