import CollectionLayout
import Testing

/// Where items in lanes are: the choice of lanes, spans, lengths, directions, and attached views.
struct LaneTests {
  private func solved(
    _ lanes: LayoutLanes, count: Int, width: Double = 300, height: Double = 600,
    axis: LayoutAxis = .vertical, rightToLeft: Bool = false,
    _ change: (inout LayoutSection) -> Void = { _ in }
  ) -> SolvedLayout {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: width, height: height), scrollAxis: axis,
      isRightToLeft: rightToLeft)
    var section = LayoutSection(lanes: lanes)
    change(&section)
    description.append(section, itemCount: count)
    return SolvedLayout(description)
  }

  private func lanes(_ layout: SolvedLayout, _ count: Int) -> [Int] {
    (0..<count).map { layout.lanes(ofItem: $0, inSection: 0)!.lowerBound }
  }

  @Test func `an item goes to the lane that ends first, and of equal ones to the first`() {
    let layout = solved(
      LayoutLanes(
        count: .fixed(3), length: .absolute(0), lengths: [100, 50, 70, 10, 10, 20, 5]), count: 7)
    #expect(lanes(layout, 7) == [0, 1, 2, 1, 1, 1, 2])
    #expect(
      layout.frame(ofItem: 6, inSection: 0) == LayoutRect(x: 200, y: 70, width: 100, height: 5))
    #expect(layout.contentSize == LayoutSize(width: 300, height: 100))
  }

  @Test func `lanes within the tolerance are equal, so that items stay in reading order`() {
    let lengths = [100.0, 96, 50, 50]
    let exact = solved(
      LayoutLanes(count: .fixed(2), length: .absolute(0), lengths: lengths), count: 4)
    #expect(lanes(exact, 4) == [0, 1, 1, 0])
    let tolerant = solved(
      LayoutLanes(count: .fixed(2), length: .absolute(0), lengths: lengths, tolerance: 8), count: 4)
    #expect(lanes(tolerant, 4) == [0, 1, 0, 1])
  }

  /// twoway-view #227: empty space before an item in two lanes.
  @Test func `an item in two lanes starts at the larger end of the neighbors that end first`() {
    let layout = solved(
      LayoutLanes(
        count: .fixed(3), length: .absolute(10), itemSpacing: 5, spans: [1, 1, 1, 2, 1],
        lengths: [100, 20, 30, 40, 10]), count: 5)
    #expect(lanes(layout, 5) == [0, 1, 2, 1, 1])
    #expect(
      layout.frame(ofItem: 3, inSection: 0) == LayoutRect(x: 100, y: 35, width: 200, height: 40))
    #expect(
      layout.frame(ofItem: 4, inSection: 0) == LayoutRect(x: 100, y: 80, width: 100, height: 10))
  }

  @Test func `an item in all lanes starts behind all, and the next ones behind it`() {
    let layout = solved(
      LayoutLanes(
        count: .fixed(2), length: .absolute(50), laneSpacing: 10, itemSpacing: 10,
        spans: [1, 1, LayoutLanes.fullSpan, 1, 9], lengths: [30, 80]), count: 5)
    #expect(
      layout.frame(ofItem: 2, inSection: 0) == LayoutRect(x: 0, y: 90, width: 300, height: 50))
    #expect(
      layout.frame(ofItem: 3, inSection: 0) == LayoutRect(x: 0, y: 150, width: 145, height: 50))
    #expect(layout.lanes(ofItem: 4, inSection: 0) == 0..<2)
  }

  @Test(
    arguments: [
      (319.0, 1), (320.0, 2), (488.0, 3), (50.0, 1), (100_000.0, LayoutLanes.largestCount),
    ] as [(Double, Int)])
  func `an adaptive number is the largest one that fits`(width: Double, count: Int) {
    let layout = solved(
      LayoutLanes(count: .adaptive(minimum: 156), length: .absolute(10), laneSpacing: 8), count: 9,
      width: width)
    #expect(layout.laneCount(ofSection: 0) == count)
  }

  @Test func `aspect ratios refer to the breadth of the item, rounded down to a pixel`() {
    let layout = solved(
      LayoutLanes(
        count: .fixed(3), length: .aspectRatio(1.5), spans: [1, LayoutLanes.fullSpan],
        lengths: [.nan, .nan, 0.7]), count: 4, width: 301)
    #expect(layout.frame(ofItem: 0, inSection: 0)?.size == LayoutSize(width: 100, height: 66))
    #expect(layout.frame(ofItem: 1, inSection: 0)?.size == LayoutSize(width: 301, height: 200))
    #expect(layout.frame(ofItem: 2, inSection: 0)?.size == LayoutSize(width: 100, height: 142))
    #expect(layout.frame(ofItem: 3, inSection: 0)?.size == LayoutSize(width: 100, height: 66))
  }

  @Test func `items in order take the lanes in turn, whatever their lengths`() {
    let layout = solved(
      LayoutLanes(
        count: .fixed(3), length: .absolute(10), spans: [1, 2, 2, 1, 1], lengths: [500],
        placement: .inOrder), count: 6)
    #expect(lanes(layout, 6) == [0, 1, 0, 2, 0, 1])
  }

  @Test func `horizontal content has lanes from the top`() {
    let layout = solved(
      LayoutLanes(
        count: .fixed(2), length: .aspectRatio(2), laneSpacing: 20, itemSpacing: 5,
        lengths: [1, 2, .nan]), count: 3, width: 400, height: 220, axis: .horizontal)
    #expect(
      layout.frame(ofItem: 1, inSection: 0) == LayoutRect(x: 0, y: 120, width: 200, height: 100))
    #expect(
      layout.frame(ofItem: 2, inSection: 0) == LayoutRect(x: 105, y: 0, width: 200, height: 100))
    #expect(layout.contentSize == LayoutSize(width: 305, height: 220))
  }

  @Test func `from right to left, the first lane is at the right`() {
    let layout = solved(
      LayoutLanes(count: .fixed(3), length: .absolute(40), spans: [1, 2]), count: 2,
      rightToLeft: true)
    #expect(
      layout.frame(ofItem: 0, inSection: 0) == LayoutRect(x: 200, y: 0, width: 100, height: 40))
    #expect(
      layout.frame(ofItem: 1, inSection: 0) == LayoutRect(x: 0, y: 0, width: 200, height: 40))
    #expect(
      layout.elements(in: LayoutRect(x: 250, y: 0, width: 10, height: 10)).map(\.index) == [0])
  }

  @Test func `an orthogonal section has lanes that run across the content`() throws {
    let layout = solved(
      LayoutLanes(
        count: .fixed(2), length: .absolute(100), laneSpacing: 10, itemSpacing: 10,
        lengths: [50, 150], breadth: .absolute(210)), count: 5
    ) {
      $0.isOrthogonal = true
      $0.contentInsets = LayoutInsets(top: 7, leading: 20, bottom: 0, trailing: 20)
    }
    #expect(layout.contentSize == LayoutSize(width: 300, height: 217))
    #expect(
      layout.frame(ofItem: 1, inSection: 0) == LayoutRect(x: 20, y: 117, width: 150, height: 100))
    #expect(
      layout.frame(ofItem: 3, inSection: 0) == LayoutRect(x: 180, y: 117, width: 100, height: 100))
    let row = try #require(layout.orthogonalRow(ofSection: 0))
    #expect(row.length == 270)
    #expect(row.maximumOffset == 10)
  }

  @Test func `headers, footers, backgrounds and badges belong to a section of lanes`() {
    let (header, footer, badge, back) = (
      LayoutElementKind(rawValue: 1), LayoutElementKind(rawValue: 2),
      LayoutElementKind(rawValue: 3), LayoutElementKind(rawValue: 4)
    )
    let layout = solved(
      LayoutLanes(
        count: .fixed(2), length: .absolute(100), itemSpacing: 10,
        supplementaryItems: [
          LayoutSupplementaryItem(
            kind: badge, width: .absolute(20), height: .absolute(20),
            containerAnchor: LayoutAnchor(horizontalAlignment: .end, verticalAlignment: .start))
        ]), count: 3
    ) {
      $0.boundaryItems = [
        LayoutBoundaryItem(
          kind: header, width: .fractionalWidth(1), height: .absolute(44), verticalAlignment: .start
        ),
        LayoutBoundaryItem(
          kind: footer, width: .fractionalWidth(1), height: .absolute(30), verticalAlignment: .end),
      ]
      $0.decorationItems = [LayoutDecorationItem(kind: back)]
    }
    #expect(layout.contentSize.height == 44 + 210 + 30)
    #expect(layout.frame(ofItem: 2, inSection: 0)?.origin == LayoutPoint(x: 0, y: 154))
    let found = layout.supplementaryElement(kind: badge, index: 1, inSection: 0)
    #expect(found?.frame == LayoutRect(x: 280, y: 44, width: 20, height: 20))
    let elements = layout.elements(in: LayoutRect(x: 0, y: 0, width: 300, height: 600))
    #expect(elements.count == 3 + 3 + 2 + 1)
    #expect(elements.filter { $0.category == .item }.allSatisfy { $0.zIndex == 1 })
    for element in elements {
      let explanation = layout.explanation(of: element)
      #expect(explanation != nil, "\(element)")
    }
  }

  @Test func `an explanation names the ends of the lanes and the rule of the choice`() throws {
    var layout = solved(
      LayoutLanes(count: .fixed(2), length: .estimated(50)), count: 6)
    layout.setMeasuredSize(LayoutSize(width: 150, height: 80), ofItem: 0, inSection: 0)
    func lane(_ item: Int) throws -> LayoutStep {
      let explanation = try #require(layout.explanation(ofItem: item, inSection: 0))
      return try #require(explanation.steps.first { $0.label == "lane" })
    }
    let step = try lane(2)
    #expect(step.rule == .shortestLane)
    #expect(step.result == 1)
    #expect(step.inputs.filter { $0.label == "laneEnd" }.map(\.value) == [80, 50])
    layout.setMeasuredSize(LayoutSize(width: 150, height: 50), ofItem: 2, inSection: 0)
    layout.setMeasuredSize(LayoutSize(width: 150, height: 20), ofItem: 0, inSection: 0)
    #expect(try lane(2).rule == .keptLane)
    let last = try #require(layout.explanation(ofItem: 5, inSection: 0))
    let frame = try #require(layout.frame(ofItem: 5, inSection: 0))
    for axis in [LayoutAxis.horizontal, .vertical] {
      let position = last.steps.last { $0.label == "position" && $0.axis == axis }
      #expect(position?.result == frame.origin[axis])
      let length = last.steps.last { $0.label == "frameLength" && $0.axis == axis }
      #expect(length?.result == frame.size[axis])
    }
  }

  @Test func `sections of lanes and of groups follow each other`() {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 300, height: 600), interSectionSpacing: 10)
    let lanes = LayoutSection(
      lanes: LayoutLanes(count: .fixed(2), length: .estimated(50)),
      contentInsets: LayoutInsets(top: 3, leading: 0, bottom: 4, trailing: 0))
    let row = LayoutSection(
      group: LayoutGroup(LayoutItem(width: .fractionalWidth(1), height: .estimated(20))))
    for count in [3, 0, 5] {
      description.append(lanes, itemCount: count)
      description.append(row, itemCount: 2)
    }
    var layout = SolvedLayout(description)
    #expect(layout.frame(ofSection: 1).origin.y == 107 + 10)
    #expect(layout.frame(ofSection: 2).size.height == 0)
    #expect(layout.frame(ofSection: 4).origin.y == 117 + 50 + 0 + 10 + 50)
    layout.setMeasuredSize(LayoutSize(width: 150, height: 90), ofItem: 2, inSection: 0)
    #expect(layout.frame(ofSection: 1).origin.y == 147 + 10)
    layout.removeAllMeasurements()
    #expect(layout.frame(ofSection: 1).origin.y == 107 + 10)
    #expect(layout.contentSize.height == 117 + 50 + 10 + 50 + 157 + 10 + 40)
  }
}
