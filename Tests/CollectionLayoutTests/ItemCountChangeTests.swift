import TestSupport
import Testing

@testable import CollectionLayout

/// Random insertions and deletions of items in a solved layout, against solving the new numbers
/// from scratch.
struct ItemCountChangeTests {
  @Test(arguments: 0..<20)
  func `the layout equals one that is solved with the new numbers`(block: Int) {
    for seed in RepeatableRandom.seeds(4, inBlock: block) {
      var edits = CountEdits(seed: 50_000 + seed)
      for _ in 0..<8 {
        edits.step()
        if let difference = edits.difference() {
          Issue.record("seed \(50_000 + seed): \(difference)\n\(edits.description.swiftSource)")
          return
        }
      }
    }
  }

  @Test func `a change of one section of a hundred thousand solves no kind and moves those behind`()
  {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 300, height: 600), interSectionSpacing: 5)
    let kind = description.addTemplate(
      LayoutSection(
        group: LayoutGroup(LayoutItem(width: .fractionalWidth(1), height: .absolute(10)))))
    description.append(template: kind, itemCounts: [Int](repeating: 3, count: 100_000))
    var layout = SolvedLayout(description)
    let pattern = layout.patterns[0]
    layout.apply(LayoutItemChange(removed: [0, 2]), toSection: 50_000)
    #expect(layout.patterns[0] === pattern)
    #expect(layout.contentSize.height == 3_499_995 - 20)
    #expect(layout.frame(ofSection: 50_000).origin.y == 1_750_000)
    #expect(layout.frame(ofSection: 50_001).origin.y == 1_750_015)
    #expect(layout.elements(in: LayoutRect(x: 0, y: 1_750_010, width: 300, height: 10)).count == 1)
    let copy = layout
    layout.apply(LayoutItemChange(inserted: [3]), toSection: 0)
    #expect(copy.frame(ofSection: 50_001).origin.y == 1_750_015)
    #expect(layout.frame(ofSection: 50_001).origin.y == 1_750_025)
    layout.removeAllMeasurements()
    #expect(layout.frame(ofSection: 50_001).origin.y == 1_750_025)
  }
}

/// A layout in which items come, go and are measured, and the same numbers for a layout from
/// scratch.
private struct CountEdits {
  var random: RepeatableRandom
  let description: LayoutDescription
  private var layout: SolvedLayout
  private var counts: [Int]
  /// The measured sizes of the items of each section, by their present indices.
  private var sizes: [[LayoutSize?]]

  init(seed: UInt64) {
    var source = RandomDescription(seed: seed)
    source.estimates = true
    description = source.description()
    random = source.random
    layout = SolvedLayout(description)
    counts = description.entries.map(\.itemCount)
    sizes = counts.map { [LayoutSize?](repeating: nil, count: $0) }
  }

  mutating func step() {
    for _ in 0..<3 { measure() }
    let section = Int.random(in: 0..<counts.count, using: &random)
    var removed: [Int] = []
    for item in 0..<counts[section] where random.once(in: random.pick([2, 6, 40])) {
      removed.append(item)
    }
    for item in removed.reversed() { sizes[section].remove(at: item) }
    var inserted: [Int] = []
    for _ in 0..<random.pick([0, 0, 1, 1, 2, 9]) {
      let place = Int.random(in: 0...sizes[section].count, using: &random)
      sizes[section].insert(nil, at: place)
      inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
    }
    counts[section] = sizes[section].count
    layout.apply(
      LayoutItemChange(removed: removed, inserted: inserted.sorted()), toSection: section)
  }

  private mutating func measure() {
    let section = Int.random(in: 0..<counts.count, using: &random)
    guard counts[section] > 0 else { return }
    let item = Int.random(in: 0..<counts[section], using: &random)
    let size = LayoutSize(
      width: random.pick([10, 50, 126.25]), height: random.pick([0, 31, 88.5]))
    sizes[section][item] = size
    layout.setMeasuredSize(size, ofItem: item, inSection: section)
  }

  /// The difference from a layout that is solved from scratch, or `nil` if there is none.
  func difference() -> String? {
    var fresh = LayoutDescription(
      containerSize: description.containerSize, scrollAxis: description.scrollAxis,
      scale: description.scale, interSectionSpacing: description.interSectionSpacing,
      isRightToLeft: description.isRightToLeft)
    fresh.boundaryItems = description.boundaryItems
    for template in description.sectionTemplates { _ = fresh.addTemplate(template) }
    for (entry, count) in zip(description.entries, counts) {
      fresh.append(template: entry.template, itemCount: count)
    }
    var expected = SolvedLayout(fresh)
    // The comparison uses the lengths that the tested layout recorded.
    layout.forEachMeasurement { expected.setMeasurement($0) }
    for axis in LayoutAxis.both
    where abs(layout.contentSize[axis] - expected.contentSize[axis]) > 1e-6 {
      return "content is \(layout.contentSize), not \(expected.contentSize)"
    }
    for section in counts.indices {
      guard layout.itemCount(inSection: section) == counts[section] else { return "count" }
      var frames: [LayoutRect] = []
      layout.forEachItemFrame(inSection: section) { frames.append($0) }
      var expectedFrames: [LayoutRect] = []
      expected.forEachItemFrame(inSection: section) { expectedFrames.append($0) }
      guard frames.count == expectedFrames.count,
        zip(frames, expectedFrames).allSatisfy({ $0.isClose(to: $1) })
      else { return "section \(section): \(frames) instead of \(expectedFrames)" }
    }
    let rect = LayoutRect(x: -500, y: 100, width: 2000, height: 900)
    let found = layout.elements(in: rect)
    let wanted = expected.elements(in: rect)
    guard found.count == wanted.count,
      zip(found, wanted).allSatisfy({
        $0.category == $1.category && $0.section == $1.section && $0.index == $1.index
          && $0.frame.isClose(to: $1.frame) && $0.zIndex == $1.zIndex
      })
    else { return "\(found) instead of \(wanted)" }
    return nil
  }
}
