import CollectionLayout
import Testing

/// The engine against a second solver that has nothing in common with it, over thousands of random
/// layouts.
struct NaiveComparisonTests {
  @Test(arguments: 0..<20)
  func `frames, depths and the content size equal the naive solver's`(block: Int) {
    for seed in RepeatableRandom.seeds(30, inBlock: block) {
      var source = RandomDescription(seed: seed)
      let description = source.description()
      let viewport: LayoutViewport? =
        source.random.once(in: 2)
        ? LayoutViewport(
          visibleRect: LayoutRect(
            origin: LayoutPoint(
              x: Double.random(in: 0...300, using: &source.random),
              y: Double.random(in: 0...600, using: &source.random)),
            size: description.containerSize))
        : nil
      let naive = NaiveLayout(description, viewport: viewport)
      let layout = SolvedLayout(description)
      let context = {
        "seed \(seed), visible \(viewport?.visibleRect.swiftSource ?? "nothing")\n\(description.swiftSource)"
      }
      for axis in [LayoutAxis.horizontal, .vertical] {
        #expect(
          abs(layout.contentSize[axis] - naive.contentSize[axis]) < 1e-6,
          "content is \(layout.contentSize) instead of \(naive.contentSize), \(context())")
      }
      var shown = 0
      for element in naive.elements {
        if element.category == .item { shown += 1 }
        guard let found = layout.element(as: element, viewport) else {
          Issue.record("no frame for \(element), \(context())")
          return
        }
        guard found.frame.isClose(to: element.frame), found.zIndex == element.zIndex else {
          Issue.record("\(found) is not \(element), \(context())")
          return
        }
      }
      var engineShown = 0
      for section in 0..<layout.sectionCount {
        var item = 0
        layout.forEachItemFrame(inSection: section) { frame in
          #expect(frame == layout.frame(ofItem: item, inSection: section))
          item += 1
        }
        engineShown += item
      }
      #expect(engineShown == shown, "\(context())")
    }
  }
}
