import CollectionLayout
import Testing

/// Properties of every layout.
struct LayoutPropertyTests {
  @Test(arguments: 0..<6)
  func `scrolling to the end and back returns identical frames`(block: Int) {
    for seed in RepeatableRandom.seeds(25, inBlock: block) {
      var source = RandomDescription(seed: seed)
      let description = source.description()
      let layout = SolvedLayout(description)
      let axis = layout.scrollAxis
      let page = description.containerSize[axis] / 3
      var screens: [[LayoutElement]] = []
      func screen(_ index: Int) -> [LayoutElement] {
        var rect = LayoutRect(size: description.containerSize)
        rect.origin[axis] = Double(index) * page
        return layout.elements(in: rect, viewport: LayoutViewport(visibleRect: rect))
      }
      let count = min(200, Int(layout.contentSize[axis] / page) + 1)
      for index in 0..<count { screens.append(screen(index)) }
      for index in (0..<count).reversed() {
        #expect(screen(index) == screens[index], "seed \(seed)\n\(description.swiftSource)")
      }
    }
  }

  @Test(arguments: 0..<6)
  func `no number is NaN or infinite, and no size is negative`(block: Int) {
    for seed in RepeatableRandom.seeds(50, inBlock: block) {
      var source = RandomDescription(seed: seed)
      let description = source.description()
      let layout = SolvedLayout(description)
      let huge = LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
      #expect(layout.contentSize.width >= 0)
      #expect(layout.contentSize.height >= 0)
      for element in layout.elements(in: huge) {
        let frame = element.frame
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        #expect(
          numbers.allSatisfy { $0.isFinite },
          "seed \(seed): \(element)\n\(description.swiftSource)")
        #expect(
          frame.size.width >= 0,
          "seed \(seed): \(element)\n\(description.swiftSource)")
        #expect(
          frame.size.height >= 0,
          "seed \(seed): \(element)\n\(description.swiftSource)")
      }
    }
  }

  @Test(arguments: 0..<8)
  func `a layout without empty groups displays every item`(block: Int) {
    var sound = 0
    for seed in RepeatableRandom.seeds(40, inBlock: block) {
      var source = RandomDescription(seed: seed)
      let description = source.description()
      let layout = SolvedLayout(description)
      let used = Set(description.entries.filter { $0.itemCount > 0 }.map(\.template))
      #expect(
        layout.emptyGroupDiagnoses()
          == description.diagnoses().filter { diagnosis in
            diagnosis.emptiesGroup && used.contains { $0 == diagnosis.location.sectionTemplate }
          }, "seed \(seed)\n\(description.swiftSource)")
      let emptied = Set(
        description.diagnoses().filter(\.emptiesGroup).map(\.location.sectionTemplate))
      for (section, entry) in description.entries.enumerated()
      where entry.itemCount > 0 && !emptied.contains(entry.template) {
        sound += 1
        #expect(
          layout.frame(ofItem: entry.itemCount - 1, inSection: section) != nil,
          "seed \(seed), section \(section)\n\(description.swiftSource)")
      }
    }
    #expect(sound > 20)
  }

  @Test func `a failing layout is printed as Swift code`() {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 320, height: 480), scale: 3)
    let row = LayoutGroup(
      axis: .horizontal, width: .fractionalWidth(1), height: .absolute(20),
      items: [LayoutItem(width: .fractionalWidth(0.5), height: .absolute(20))],
      repetition: .divided(2), interItemSpacing: .flexible(4))
    description.append(LayoutSection(group: row), itemCount: 7)
    #expect(
      description.swiftSource == """
        var description = LayoutDescription(containerSize: LayoutSize(width: 320.0, height: 480.0), \
        scale: 3.0)
        let template0 = description.addTemplate(
          LayoutSection(group: LayoutGroup(width: .fractionalWidth(1.0), height: .absolute(20.0), \
        content: .sequence(
            LayoutSequence(axis: .horizontal, subitems: [
              .item(LayoutItem(width: .fractionalWidth(0.5), height: .absolute(20.0)))
            ], repetition: .divided(2), interItemSpacing: .flexible(4.0))
          )))
        )
        description.append(template: template0, itemCount: 7)
        """)
  }
}
