import CollectionLayout
import TestSupport
import Testing

/// The lengths of many items at once, against the measurement of each.
struct GivenLengthTests {
  private func layout(_ count: Int, perGroup: Int = 1, scrollAxis: LayoutAxis = .vertical)
    -> SolvedLayout
  {
    let item =
      scrollAxis == .vertical
      ? LayoutItem(width: .fractionalWidth(1), height: .estimated(44))
      : LayoutItem(width: .estimated(44), height: .fractionalHeight(1))
    let group =
      perGroup == 1
      ? LayoutGroup(item)
      : LayoutGroup(
        axis: .vertical, width: .fractionalWidth(1), height: .estimated(100), items: [item],
        repetition: .repeated(perGroup))
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 320, height: 480), scrollAxis: scrollAxis, scale: 2)
    let section = LayoutSection(group: group)
    description.append(section, itemCount: 3)
    description.append(section, itemCount: count)
    description.append(section, itemCount: 2)
    return SolvedLayout(description)
  }

  @Test(arguments: [1, 3])
  func `many lengths are set as each one would be`(perGroup: Int) {
    for seed in RepeatableRandom.seeds(20) {
      var random = RepeatableRandom(seed: seed)
      let count = Int.random(in: 1...300, using: &random)
      var (all, each) = (layout(count, perGroup: perGroup), layout(count, perGroup: perGroup))
      for _ in 0..<3 {
        let item = Int.random(in: 0..<count, using: &random)
        let size = LayoutSize(width: 0, height: Double(Int.random(in: 0...90, using: &random)))
        all.setMeasuredSize(size, ofItem: item, inSection: 1)
        each.setMeasuredSize(size, ofItem: item, inSection: 1)
      }
      let lengths = (0..<count).map { _ in
        random.once(in: 4) ? .nan : Double(Int.random(in: -4...200, using: &random)) / 2
      }
      all.setMeasuredLengths(lengths, inSection: 1)
      for (item, length) in lengths.enumerated() where !length.isNaN {
        each.setMeasuredSize(LayoutSize(width: 0, height: length), ofItem: item, inSection: 1)
      }
      #expect(all.contentSize == each.contentSize, "seed \(seed)")
      #expect(all.measuredItemCount == each.measuredItemCount, "seed \(seed)")
      for item in 0..<count {
        #expect(
          all.frame(ofItem: item, inSection: 1) == each.frame(ofItem: item, inSection: 1),
          "seed \(seed), item \(item)")
      }
      #expect(all.frame(ofItem: 1, inSection: 2) == each.frame(ofItem: 1, inSection: 2))
    }
  }

  @Test(arguments: [1, 3])
  func `many sections are set as each one would be`(perGroup: Int) {
    for seed in RepeatableRandom.seeds(20) {
      var random = RepeatableRandom(seed: seed)
      let count = Int.random(in: 1...150, using: &random)
      var (all, each) = (layout(count, perGroup: perGroup), layout(count, perGroup: perGroup))
      for _ in 0..<2 {
        let sections = [2, 0, 1].filter { _ in !random.once(in: 4) }
        let entries = sections.map { section in
          (
            section: section,
            lengths: (0..<all.itemCount(inSection: section)).map { _ in
              random.once(in: 4) ? .nan : Double(Int.random(in: -4...200, using: &random)) / 2
            }[...]
          )
        }
        all.setMeasuredLengths(entries)
        for (section, lengths) in entries {
          each.setMeasuredLengths(Array(lengths), inSection: section)
        }
        #expect(all.contentSize == each.contentSize, "seed \(seed)")
        #expect(all.measuredItemCount == each.measuredItemCount, "seed \(seed)")
        for section in 0..<3 {
          for item in 0..<all.itemCount(inSection: section) {
            #expect(
              all.frame(ofItem: item, inSection: section)
                == each.frame(ofItem: item, inSection: section),
              "seed \(seed), item \(item) of section \(section)")
          }
        }
      }
    }
  }

  @Test func `a copy keeps its own lengths`() {
    var layout = layout(100)
    let before = layout
    layout.setMeasuredLengths([Double](repeating: 10, count: 100), inSection: 1)
    #expect(before.contentSize.height == 105 * 44)
    #expect(layout.contentSize.height == 5 * 44 + 1000)
  }

  @Test func `lengths follow the scroll axis`() {
    var layout = layout(10, scrollAxis: .horizontal)
    layout.setMeasuredLengths([Double](repeating: 10, count: 10), inSection: 1)
    #expect(layout.contentSize.width == 5 * 44 + 100)
  }

  @Test func `items with fixed lengths keep them`() {
    var description = LayoutDescription(containerSize: LayoutSize(width: 320, height: 480))
    description.append(
      LayoutSection(
        group: LayoutGroup(LayoutItem(width: .fractionalWidth(1), height: .absolute(44)))),
      itemCount: 2)
    var layout = SolvedLayout(description)
    layout.setMeasuredLengths([10, 10], inSection: 0)
    #expect(layout.contentSize.height == 88)
    #expect(layout.measuredItemCount == 0)
  }

  @Test func `an empty section takes no lengths`() {
    var layout = layout(0)
    layout.setMeasuredLengths([], inSection: 1)
    #expect(layout.contentSize.height == 5 * 44)
  }
}
