import CollectionLayout
import Testing

/// Lengths that the groups of a section share, because the outermost one has a uniform dimension
/// (documented; the numbers follow from the rules).
struct SharedLengthTests {
  private let leaf = LayoutItem(
    width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(estimate: 50))

  private func layout(
    _ height: LayoutDimension, _ subitems: [LayoutItem], items: Int,
    axis: LayoutAxis = .horizontal, spacing: Double = 0, isOrthogonal: Bool = false
  ) -> SolvedLayout {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 320, height: 480), scale: 2)
    var section = LayoutSection(
      group: LayoutGroup(
        axis: axis, width: .fractionalWidth(1), height: height, items: subitems,
        interItemSpacing: .fixed(spacing)),
      interGroupSpacing: 3)
    section.isOrthogonal = isOrthogonal
    description.append(section, itemCount: items)
    return SolvedLayout(description)
  }

  private func measure(_ layout: inout SolvedLayout, _ heights: [Double]) {
    for (item, height) in heights.enumerated() {
      layout.setMeasuredSize(
        LayoutSize(width: 160, height: height), ofItem: item, inSection: 0)
    }
  }

  private func heights(_ layout: SolvedLayout) -> [Double] {
    var heights: [Double] = []
    layout.forEachItemFrame(inSection: 0) { heights.append($0.size.height) }
    return heights
  }

  @Test func `in an estimated group, each row has its own largest height`() {
    var layout = layout(.estimated(50), [leaf], items: 6)
    measure(&layout, [31, 88, 31, 126, 31])
    #expect(heights(layout) == [88, 88, 126, 126, 31, 31])
    #expect(layout.contentSize.height == 88 + 3 + 126 + 3 + 31)
  }

  @Test func `a uniform outermost group shares the largest height with the whole section`() {
    var layout = layout(.uniformAcrossSiblings(estimate: 50), [leaf], items: 9)
    measure(&layout, [31, 88, 31, 126, 31])
    #expect(heights(layout) == Array(repeating: 126, count: 9))
    #expect(layout.contentSize.height == 5 * 126 + 4 * 3)
    #expect(layout.frame(ofItem: 8, inSection: 0)?.origin == LayoutPoint(x: 0, y: 4 * 129))
    let second = LayoutRect(x: 0, y: 130, width: 320, height: 1)
    #expect(layout.elements(in: second).map(\.index) == [2, 3])
  }

  @Test func `the next largest row decides after the largest became shorter or was removed`() {
    var layout = layout(.uniformAcrossSiblings(estimate: 50), [leaf], items: 6)
    measure(&layout, [31, 88, 31, 126, 31])
    layout.setMeasuredSize(LayoutSize(width: 160, height: 20), ofItem: 3, inSection: 0)
    #expect(heights(layout) == Array(repeating: 88, count: 6))
    let tallest = LayoutElement(
      category: .item, section: 0, index: 1, frame: LayoutRect(), zIndex: 0)
    layout.removeMeasurement(of: tallest)
    #expect(heights(layout) == Array(repeating: 31, count: 6))
    layout.removeAllMeasurements()
    #expect(heights(layout) == Array(repeating: 50, count: 6))
  }

  @Test func `items of other dimensions keep their heights`() {
    let own = LayoutItem(width: .fractionalWidth(0.5), height: .estimated(50))
    var layout = layout(.uniformAcrossSiblings(estimate: 50), [leaf, own], items: 4)
    measure(&layout, [31, 40, 20, 90])
    #expect(heights(layout) == [90, 40, 90, 90])
    #expect(layout.contentSize.height == 90 + 3 + 90)
  }

  @Test func `along the group, its uniform items share the room of the largest group`() {
    let row = LayoutItem(
      width: .fractionalWidth(1), height: .uniformAcrossSiblings(estimate: 50))
    var layout = layout(
      .uniformAcrossSiblings(estimate: 105), [row, row], items: 4, axis: .vertical, spacing: 5)
    measure(&layout, [31, 88, 40, 20])
    #expect(heights(layout) == [88, 88, 88, 88])
    #expect(layout.contentSize.height == 2 * (88 + 5 + 88) + 3)
  }

  @Test func `the cards of an orthogonal row are as tall as the tallest measured one`() {
    let card = LayoutItem(
      width: .estimated(104), height: .uniformAcrossSiblings(estimate: 150))
    var layout = layout(
      .uniformAcrossSiblings(estimate: 150), [card], items: 5, isOrthogonal: true)
    measure(&layout, [180, 210, 160])
    #expect(heights(layout) == Array(repeating: 210, count: 5))
    #expect(layout.contentSize.height == 210)
    #expect(layout.orthogonalRow(ofSection: 0)?.viewport.size.height == 210)
  }

  @Test func `rows that reflow share their heights, too`() {
    let tag = LayoutItem(width: .estimated(100), height: .estimated(30))
    var layout = layout(.uniformAcrossSiblings(estimate: 30), [tag], items: 7)
    for (item, width) in [200.0, 110, 90, 20].enumerated() {
      layout.setMeasuredSize(
        LayoutSize(width: width, height: 20 + Double(item) * 5), ofItem: item, inSection: 0)
    }
    var places: [Double] = []
    layout.forEachItemFrame(inSection: 0) { places.append($0.origin.y) }
    #expect(places == [0, 0, 38, 38, 38, 38, 76])
    #expect(layout.contentSize.height == 3 * 35 + 2 * 3)
  }

  @Test func `an explanation names the length of the siblings`() throws {
    var layout = layout(.uniformAcrossSiblings(estimate: 50), [leaf], items: 6)
    measure(&layout, [31, 88])
    let explanation = try #require(layout.explanation(ofItem: 5, inSection: 0))
    #expect(explanation.frame == LayoutRect(x: 160, y: 182, width: 160, height: 88))
    #expect(explanation.steps.contains { $0.rule == .uniformSiblings && $0.result == 88 })
  }
}
