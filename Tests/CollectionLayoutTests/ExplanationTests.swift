import CollectionLayout
import Testing

/// An explanation of a frame has to end with that frame.
struct ExplanationTests {
  @Test(arguments: 0..<8)
  func `an explanation ends with the frame, for every category`(block: Int) {
    for seed in RepeatableRandom.seeds(16, inBlock: block) {
      var source = RandomDescription(seed: seed)
      var description = source.description()
      description.isRightToLeft = source.random.once(in: 3)
      let layout = SolvedLayout(description)
      let viewport = LayoutViewport(
        visibleRect: LayoutRect(
          origin: LayoutPoint(x: 40, y: 120), size: description.containerSize))
      let all = LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
      var elements = layout.elements(in: all, viewport: viewport)
      elements.shuffle(using: &source.random)
      for element in elements.prefix(25) {
        guard let explanation = layout.explanation(of: element, viewport: viewport) else {
          Issue.record("seed \(seed): nothing explains \(element)\n\(description.swiftSource)")
          continue
        }
        #expect(explanation.element == element, "seed \(seed)\n\(description.swiftSource)")
        #expect(
          explanation.frame == element.frame,
          "seed \(seed)\n\(explanation)\n\(description.swiftSource)")
      }
    }
  }

  @Test
  func `the explanation of an item in a nested group contains every decision with its numbers`()
    throws
  {
    // A row of 320 with insets of 10 at both ends and a gap of 8: 92 for each of three.
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 320, height: 480), scale: 2)
    let row = LayoutGroup(
      axis: .horizontal, width: .fractionalWidth(1), height: .absolute(40),
      items: [
        LayoutItem(
          width: .fractionalWidth(0.33), height: .fractionalHeight(1),
          contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      ], interItemSpacing: .fixed(8))
    description.append(
      LayoutSection(
        group: row, interGroupSpacing: 5,
        contentInsets: LayoutInsets(top: 7, leading: 10, trailing: 10)),
      itemCount: 9)
    let layout = SolvedLayout(description)
    let explanation = try #require(layout.explanation(ofItem: 4, inSection: 0))
    func step(_ subject: LayoutStep.Subject, _ axis: LayoutAxis?) throws -> LayoutStep {
      try #require(explanation.steps.last { $0.subject == subject && $0.axis == axis })
    }
    #expect(try step(.container, .horizontal).result == 300)
    let count = try step(.count, nil)
    #expect(count.rule == .listRepeats)
    #expect(count.result == 3)
    #expect(count.inputs.contains { $0.name == .next && $0.value > 300 })
    #expect(try step(.base, .horizontal).result == 284)
    let length = try step(.length, .horizontal)
    #expect(length.rule == .fractionsRoundDown)
    #expect(length.path == [0])
    #expect(length.result == 93.5)
    #expect(try step(.slotPosition, .horizontal).result == 101.5)
    #expect(try step(.frameLength, .horizontal).result == 87.5)
    #expect(try step(.groupOffset, .vertical).result == 45)
    #expect(try step(.position, .horizontal).result == 113.5)
    #expect(explanation.frame == layout.frame(ofItem: 4, inSection: 0))
    #expect(explanation.description.contains("count = 3.0"))
    #expect(explanation.description.contains("rule 8"))
  }

  @Test func `rules are numbered without gaps`() {
    #expect(LayoutRule.allCases.map(\.rawValue) == Array(1...LayoutRule.allCases.count))
  }
}
