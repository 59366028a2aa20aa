import CollectionLayout
import Testing

/// Failures that occur only with large data.
struct LargeDataTests {
  private func columns(_ count: Int) -> SolvedLayout {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 393, height: 852), scale: 3)
    let row = LayoutGroup(
      axis: .horizontal, width: .fractionalWidth(1), height: .fractionalWidth(1.0 / 3),
      items: [LayoutItem(width: .fractionalWidth(1.0 / 3), height: .fractionalHeight(1))])
    description.append(LayoutSection(group: row), itemCount: count)
    return SolvedLayout(description)
  }

  @Test func `positions are exact up to the last item`() {
    let layout = columns(1_000_000)
    #expect(layout.contentSize.height == 333_334 * 131)
    #expect(
      layout.frame(ofItem: 999_999, inSection: 0)
        == LayoutRect(x: 0, y: 333_333 * 131, width: 131, height: 131))
  }

  @Test func `a rectangle of one screen returns the items of one screen anywhere`() {
    let layout = columns(1_000_000)
    for row in stride(from: 0, to: 333_000, by: 9_973) {
      let found = layout.elements(
        in: LayoutRect(x: 0, y: Double(row) * 131, width: 393, height: 131 * 6))
      #expect(found.map(\.index) == Array(row * 3..<row * 3 + 18))
    }
  }

  @Test func `a hundred thousand equal sections share one template`() {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 320, height: 480), interSectionSpacing: 2)
    let section = LayoutSection(
      group: LayoutGroup(LayoutItem(width: .fractionalWidth(1), height: .absolute(10))))
    for _ in 0..<100_000 { description.append(section, itemCount: 3) }
    #expect(description.sectionTemplates.count == 1)
    let layout = SolvedLayout(description)
    #expect(layout.contentSize.height == 100_000 * 30 + 99_999 * 2)
    let found = layout.elements(in: LayoutRect(x: 0, y: 32 * 50_000, width: 320, height: 32))
    #expect(found.map(\.section) == [50_000, 50_000, 50_000])
  }

  @Test func `a query in one huge group searches its items`() {
    var description = LayoutDescription(containerSize: LayoutSize(width: 100_000, height: 480))
    let column = LayoutGroup(
      axis: .vertical, width: .absolute(50), height: .absolute(100_000),
      items: [LayoutItem(width: .fractionalWidth(1), height: .absolute(1))])
    description.append(LayoutSection(group: column), itemCount: 70_000)
    let layout = SolvedLayout(description)
    #expect(layout.contentSize.height == 70_000)
    let found = layout.elements(in: LayoutRect(x: 0, y: 40_000, width: 50, height: 10))
    #expect(found.map(\.index) == Array(40_000..<40_010))
  }
}
