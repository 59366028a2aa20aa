import CollectionLayout
import Testing

/// Right-to-left layouts mirror left-to-right ones in every query.
struct RightToLeftTests {
  @Test(arguments: 0..<4)
  func `frames, lookups and rectangles are mirrored`(block: Int) {
    for seed in RepeatableRandom.seeds(50, inBlock: block) {
      var source = RandomDescription(seed: seed)
      var description = source.description()
      let layout = SolvedLayout(description)
      description.isRightToLeft = true
      let mirrored = SolvedLayout(description)
      let width = layout.contentSize.width
      #expect(mirrored.contentSize == layout.contentSize)
      func flip(_ rect: LayoutRect) -> LayoutRect {
        var rect = rect
        rect.origin.x = width - rect.origin.x - rect.size.width
        return rect
      }
      let rect = LayoutRect(
        x: Double.random(in: -20...200, using: &source.random), y: 100,
        width: Double.random(in: 1...400, using: &source.random), height: 500)
      let expected = layout.elements(in: flip(rect))
      let found = mirrored.elements(in: rect)
      #expect(found.count == expected.count, "seed \(seed)")
      for (one, other) in zip(found, expected) {
        var turned = other
        turned.frame = flip(other.frame)
        #expect(one == turned, "seed \(seed)")
        if case .item = one.category {
          #expect(mirrored.frame(ofItem: one.index, inSection: one.section) == one.frame)
        }
      }
    }
  }
}
