import CollectionLayout
import TestSupport
import Testing

struct DocumentationTests {
  @Test func `the code of the documentation is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/CollectionLayout/CollectionLayout.docc",
      comparedWith: ["Tests/CollectionLayoutTests/DocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `a measured item of the documentation sends the next one to the other lane`() {
    // snippet.lanes
    let lanes = LayoutLanes(count: .fixed(2), length: .estimated(100), itemSpacing: 10)
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 390, height: 844), scale: 3)
    description.append(LayoutSection(lanes: lanes), itemCount: 100)
    var layout = SolvedLayout(description)

    layout.setMeasuredSize(LayoutSize(width: 195, height: 300), ofItem: 0, inSection: 0)
    print(layout.lanes(ofItem: 2, inSection: 0)!)  // 1..<2
    // snippet.end
    #expect(layout.lanes(ofItem: 2, inSection: 0) == 1..<2)
  }

  @Test func `the grid of the documentation has three columns`() {
    // snippet.grid
    let cell = LayoutItem(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1))
    let row = LayoutGroup(
      axis: .horizontal, width: .fractionalWidth(1), height: .absolute(100), items: [cell])
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 390, height: 844), scale: 3)
    description.append(LayoutSection(group: row, interGroupSpacing: 10), itemCount: 1_000)
    let layout = SolvedLayout(description)
    for element in layout.elements(in: LayoutRect(x: 0, y: 500, width: 390, height: 844)) {
      print(element.index, element.frame)
    }
    // snippet.end
    #expect(
      layout.frame(ofItem: 4, inSection: 0) == LayoutRect(x: 130, y: 110, width: 130, height: 100))
    // snippet.explanation
    if let explanation = layout.explanation(ofItem: 4, inSection: 0) {
      print(explanation)
      for step in explanation.steps where step.rule == .fractionsRoundDown {
        print(step.inputs, step.result)
      }
    }
    // snippet.end
    #expect(
      layout.explanation(ofItem: 4, inSection: 0)?.steps.contains {
        $0.rule == .fractionsRoundDown
      } == true)
  }

  @Test func `the panels of the documentation lie under a pinned header`() throws {
    // snippet.panels
    let large = LayoutItem(width: .fractionalWidth(2 / 3), height: .fractionalHeight(1))
    let small = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
    let pair = LayoutGroup(
      axis: .vertical, width: .fractionalWidth(1 / 3), height: .fractionalHeight(1),
      items: [small], repetition: .divided(2))
    let row = LayoutGroup(
      axis: .horizontal, width: .fractionalWidth(1), height: .fractionalWidth(2 / 3),
      subitems: [.item(large), .group(pair)])
    // snippet.end
    // snippet.header
    let headerKind: LayoutElementKind = 0
    let header = LayoutBoundaryItem(
      kind: headerKind, width: .fractionalWidth(1), height: .absolute(44),
      verticalAlignment: .start, isPinned: true)
    let panels = LayoutSection(
      group: row, interGroupSpacing: 8, contentInsets: LayoutInsets(leading: 16, trailing: 16),
      boundaryItems: [header])
    // snippet.end
    // snippet.sections
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 390, height: 844), scale: 3, interSectionSpacing: 20)
    for itemCount in [3, 7, 12] {
      description.append(panels, itemCount: itemCount)
    }
    let layout = SolvedLayout(description)
    // snippet.end
    // snippet.diagnoses
    for diagnosis in description.diagnoses() {
      print(diagnosis)
    }
    // snippet.end
    // snippet.visible
    let screen = LayoutRect(x: 0, y: 400, width: 390, height: 844)
    let visible = layout.elements(in: screen, viewport: LayoutViewport(visibleRect: screen))
    for element in visible {
      switch element.category {
      case .item: print("item", element.section, element.index, element.frame)
      case .boundary(let kind): print("header or footer of kind", kind, element.frame)
      default: print("another view", element.frame)
      }
    }
    // snippet.end
    // snippet.buffer
    var buffer: [LayoutElement] = []
    for step in 0..<10 {
      buffer.removeAll(keepingCapacity: true)
      let rect = LayoutRect(x: 0, y: Double(step) * 100, width: 390, height: 844)
      layout.appendElements(in: rect, to: &buffer)
    }
    // snippet.end
    #expect(description.sectionTemplates.count == 1)
    #expect(description.diagnoses().isEmpty)
    let first = try #require(layout.frame(ofItem: 0, inSection: 0))
    let second = try #require(layout.frame(ofItem: 1, inSection: 0))
    #expect(first.origin.y == 44)
    #expect(second.origin.x == first.maximum(.horizontal))
    #expect(first.size.height > second.size.height)
    let pinned = visible.filter { $0.category == .boundary(kind: headerKind) }
    #expect(pinned.contains { $0.frame.origin.y == screen.origin.y })
    #expect(
      buffer == layout.elements(in: LayoutRect(x: 0, y: 900, width: 390, height: 844)))
  }

  @Test func `a measured row of the documentation moves the rows behind it`() {
    // snippet.measured
    let row = LayoutItem(width: .fractionalWidth(1), height: .estimated(44))
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 390, height: 844), scale: 3)
    description.append(LayoutSection(group: LayoutGroup(row)), itemCount: 100)
    var layout = SolvedLayout(description)

    layout.setMeasuredSize(LayoutSize(width: 390, height: 60), ofItem: 0, inSection: 0)
    print(layout.frame(ofItem: 1, inSection: 0)!.origin.y)  // 60
    // snippet.end
    #expect(layout.frame(ofItem: 1, inSection: 0)?.origin.y == 60)
    // snippet.change
    layout.apply(LayoutItemChange(inserted: [0]), toSection: 0)
    print(layout.frame(ofItem: 2, inSection: 0)!.origin.y)  // 104
    // snippet.end
    #expect(layout.frame(ofItem: 2, inSection: 0)?.origin.y == 104)
  }

  @Test func `the flow of the documentation breaks after two items`() {
    // snippet.flow
    var description = LayoutFlowDescription(
      containerSize: LayoutSize(width: 390, height: 844), scale: 3)
    description.append(
      LayoutFlowSection(
        items: .sizes([
          LayoutSize(width: 200, height: 40), LayoutSize(width: 100, height: 60),
          LayoutSize(width: 150, height: 40),
        ]),
        lineSpacing: 10, interitemSpacing: 8, headerLength: 30))
    let flow = SolvedFlowLayout(description)
    print(flow.frame(ofItem: 2, inSection: 0)!)
    // snippet.end
    #expect(flow.frame(ofItem: 2, inSection: 0)!.origin.y == 30 + 60 + 10)
  }
}
