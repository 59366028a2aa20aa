import CollectionLayout
import Testing

/// Badges, backgrounds, custom groups and pinned headers.
struct AttachedItemTests {
  private func description(_ section: LayoutSection, items: Int) -> LayoutDescription {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 320, height: 480), scale: 2)
    description.append(section, itemCount: items)
    return description
  }

  private func rows(_ height: Double, badge: LayoutSupplementaryItem? = nil) -> LayoutGroup {
    LayoutGroup(
      axis: .horizontal, width: .fractionalWidth(1), height: .absolute(height),
      items: [
        LayoutItem(
          width: .fractionalWidth(0.5), height: .fractionalHeight(1),
          supplementaryItems: badge.map { [$0] } ?? [])
      ])
  }

  @Test func `badges are counted in their section and exist only with their items`() {
    let badge = LayoutSupplementaryItem(
      kind: 7, width: .absolute(20), height: .absolute(10),
      containerAnchor: LayoutAnchor(horizontalAlignment: .end, verticalAlignment: .start))
    let layout = SolvedLayout(description(LayoutSection(group: rows(60, badge: badge)), items: 5))
    let found = layout.elements(in: LayoutRect(x: 0, y: 0, width: 320, height: 480))
      .filter { $0.category == .supplementary(kind: 7) }
    #expect(found.map(\.index) == [0, 1, 2, 3, 4])
    #expect(found[3].frame == LayoutRect(x: 300, y: 60, width: 20, height: 10))
    #expect(layout.supplementaryElement(kind: 7, index: 3, inSection: 0) == found[3])
    #expect(layout.supplementaryElement(kind: 7, index: 5, inSection: 0) == nil)
    #expect(layout.supplementaryElement(kind: 8, index: 0, inSection: 0) == nil)
  }

  @Test func `anchors place badges at corners, edges and the center with offsets`() {
    // Host (50, 50, 220, 200) and a view of 40 x 20: numbers of conformance case charon-145.
    let places: [(LayoutAlignment, LayoutAlignment, Double, Double)] = [
      (.center, .start, 140, 50), (.start, .center, 50, 140), (.center, .end, 140, 230),
      (.end, .center, 230, 140), (.start, .start, 50, 50), (.end, .end, 230, 230),
      (.center, .center, 140, 140),
    ]
    for (horizontal, vertical, x, y) in places {
      let item = LayoutItem(
        width: .absolute(220), height: .absolute(200),
        supplementaryItems: [
          LayoutSupplementaryItem(
            kind: 0, width: .absolute(40), height: .absolute(20),
            containerAnchor: LayoutAnchor(
              horizontalAlignment: horizontal, verticalAlignment: vertical))
        ])
      let section = LayoutSection(
        group: LayoutGroup(item), contentInsets: LayoutInsets(top: 50, leading: 50))
      let layout = SolvedLayout(description(section, items: 1))
      #expect(
        layout.supplementaryElement(kind: 0, index: 0, inSection: 0)?.frame
          == LayoutRect(x: x, y: y, width: 40, height: 20))
    }
  }

  @Test func `a background covers its section with insets and header, and raises the items`() {
    var section = LayoutSection(group: rows(40), interGroupSpacing: 4)
    section.contentInsets = LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.boundaryItems = [
      LayoutBoundaryItem(
        kind: 1, width: .fractionalWidth(1), height: .absolute(30), verticalAlignment: .start)
    ]
    section.decorationItems = [
      LayoutDecorationItem(
        kind: 9, contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    ]
    let layout = SolvedLayout(description(section, items: 3))
    let background = layout.decorationElement(at: 0, inSection: 0)
    #expect(background?.frame == LayoutRect(x: 2, y: 1, width: 314, height: 118))
    #expect(background?.zIndex == 0)
    #expect(layout.element(ofItem: 0, inSection: 0)?.zIndex == 1)
    // A rectangle without area finds only backgrounds.
    let found = layout.elements(in: LayoutRect(x: 10, y: 10, width: 0, height: 0))
    #expect(found == [background])
  }

  @Test func `a custom group keeps its frames, repeats, and is not trimmed`() {
    let group = LayoutGroup(
      width: .fractionalWidth(1), height: .absolute(80),
      content: .custom([
        LayoutCustomItem(frame: LayoutRect(x: 1, y: 2, width: 30, height: 40)),
        LayoutCustomItem(frame: LayoutRect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
      ]))
    let layout = SolvedLayout(description(LayoutSection(group: group), items: 3))
    #expect(layout.contentSize.height == 160)
    #expect(
      layout.frame(ofItem: 2, inSection: 0) == LayoutRect(x: 1, y: 82, width: 30, height: 40))
    #expect(layout.element(ofItem: 1, inSection: 0)?.zIndex == 4)
  }

  @Test func `a pinned header stays visible until its section or its footer pushes it out`() {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 320, height: 100), scale: 2)
    let section = LayoutSection(
      group: LayoutGroup(LayoutItem(width: .fractionalWidth(1), height: .absolute(40))),
      boundaryItems: [
        LayoutBoundaryItem(
          kind: 0, width: .fractionalWidth(1), height: .absolute(30), verticalAlignment: .start,
          isPinned: true),
        LayoutBoundaryItem(
          kind: 1, width: .fractionalWidth(1), height: .absolute(20), verticalAlignment: .end,
          isPinned: true),
      ])
    description.append(section, itemCount: 3)
    description.append(section, itemCount: 12)
    let layout = SolvedLayout(description)
    // Section 0 spans 0…170: header 0…30, rows to 150, footer to 170.
    func header(_ offset: Double) -> LayoutElement? {
      layout.boundaryElement(
        kind: 0, inSection: 0,
        viewport: LayoutViewport(
          visibleRect: LayoutRect(x: 0, y: offset, width: 320, height: 100)))
    }
    #expect(header(0)?.frame.origin.y == 0)
    #expect(header(50)?.frame.origin.y == 50)
    #expect(header(50)?.zIndex == 1_000_000_001)
    #expect(header(140)?.frame.origin.y == 120)
    #expect(header(160)?.zIndex == 1)
    #expect(layout.boundaryElement(kind: 0, inSection: 0)?.frame.origin.y == 0)
    let footer = layout.boundaryElement(
      kind: 1, inSection: 1,
      viewport: LayoutViewport(visibleRect: LayoutRect(x: 0, y: 130, width: 320, height: 100)))
    #expect(footer?.frame.origin.y == 210)
  }

  @Test
  func `boundary items of the whole content lie before the first and behind the last section`() {
    var description = description(LayoutSection(group: rows(40)), items: 2)
    description.boundaryItems = [
      LayoutBoundaryItem(
        kind: 0, width: .fractionalWidth(1), height: .absolute(30), verticalAlignment: .start),
      LayoutBoundaryItem(
        kind: 1, width: .fractionalWidth(1), height: .absolute(20), verticalAlignment: .end),
    ]
    let layout = SolvedLayout(description)
    #expect(layout.contentSize.height == 90)
    #expect(layout.frame(ofItem: 0, inSection: 0)?.origin.y == 30)
    #expect(
      layout.globalBoundaryElement(kind: 1)?.frame
        == LayoutRect(x: 0, y: 70, width: 320, height: 20))
  }

  @Test func `rule 27: items on one edge do not stack, and the largest decides`() {
    func header(_ kind: LayoutElementKind, _ height: Double) -> LayoutBoundaryItem {
      LayoutBoundaryItem(
        kind: kind, width: .fractionalWidth(1), height: .absolute(height),
        verticalAlignment: .start)
    }
    let layout = SolvedLayout(
      description(
        LayoutSection(group: rows(40), boundaryItems: [header(0, 30), header(1, 10)]), items: 2))
    #expect(layout.boundaryElement(kind: 0, inSection: 0)?.frame.origin.y == 0)
    #expect(layout.boundaryElement(kind: 1, inSection: 0)?.frame.origin.y == 20)
    #expect(layout.frame(ofItem: 0, inSection: 0)?.origin.y == 30)
    #expect(layout.contentSize.height == 70)
  }

  @Test func `rule 27: a side item longer than its section makes the section as long as itself`() {
    let side = LayoutBoundaryItem(
      kind: 0, width: .absolute(20), height: .absolute(200), horizontalAlignment: .end)
    let layout = SolvedLayout(
      description(LayoutSection(group: rows(40), boundaryItems: [side]), items: 2))
    #expect(layout.contentSize.height == 200)
    #expect(layout.boundaryElement(kind: 0, inSection: 0)?.frame.origin.y == 0)
    #expect(layout.frame(ofItem: 0, inSection: 0)?.origin.y == 0)
  }
}
