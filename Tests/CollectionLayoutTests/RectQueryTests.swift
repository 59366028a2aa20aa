import CollectionLayout
import Testing

/// Rectangle queries, compared with a filter over every element.
struct RectQueryTests {
  @Test(arguments: 0..<10)
  func `random rectangles return exactly the elements that they intersect`(block: Int) {
    for seed in RepeatableRandom.seeds(40, inBlock: block) {
      var source = RandomDescription(seed: seed)
      let description = source.description()
      let naive = NaiveLayout(description)
      let layout = SolvedLayout(description)
      let size = layout.contentSize
      for _ in 0..<12 {
        let rect = LayoutRect(
          x: Double.random(in: -50...(size.width + 50), using: &source.random),
          y: Double.random(in: -50...(size.height + 50), using: &source.random),
          width: Double.random(in: 0...500, using: &source.random),
          height: Double.random(in: 0...900, using: &source.random))
        let expected = naive.elements.filter { $0.isFound(in: rect, of: layout) }
        let found = layout.elements(in: rect)
        #expect(
          Set(found.map(NaiveLayout.Key.init)) == Set(expected.map(NaiveLayout.Key.init)),
          "seed \(seed), rect \(rect.swiftSource)\n\(description.swiftSource)")
        #expect(found.count == expected.count, "seed \(seed), rect \(rect)")
        #expect(found == layout.elements(in: rect), "a query must repeat itself")
      }
    }
  }

  @Test func `a rectangle without area or outside the content returns nothing`() {
    var description = LayoutDescription(containerSize: LayoutSize(width: 300, height: 400))
    description.append(
      LayoutSection(
        group: LayoutGroup(LayoutItem(width: .fractionalWidth(1), height: .absolute(10)))),
      itemCount: 100)
    let layout = SolvedLayout(description)
    #expect(layout.elements(in: LayoutRect(x: 0, y: 0, width: 0, height: 100)).isEmpty)
    #expect(layout.elements(in: LayoutRect(x: 0, y: 0, width: 100, height: 0)).isEmpty)
    #expect(layout.elements(in: LayoutRect(x: 0, y: -50, width: 300, height: 50)).isEmpty)
    #expect(layout.elements(in: LayoutRect(x: 0, y: 1000, width: 300, height: 50)).isEmpty)
    #expect(layout.elements(in: LayoutRect(x: .nan, y: 0, width: 300, height: 50)).isEmpty)
    #expect(layout.elements(in: LayoutRect(x: 0, y: .nan, width: 300, height: 50)).isEmpty)
  }

  @Test func `unbounded rectangles return every element`() {
    var description = LayoutDescription(containerSize: LayoutSize(width: 300, height: 400))
    description.append(
      LayoutSection(
        group: LayoutGroup(LayoutItem(width: .fractionalWidth(1), height: .absolute(10)))),
      itemCount: 100)
    let layout = SolvedLayout(description)
    let huge = 0.5 * Double.greatestFiniteMagnitude
    let rect = LayoutRect(x: -huge, y: -huge, width: 2 * huge, height: 2 * huge)
    #expect(layout.elements(in: rect).count == 100)
  }
}
