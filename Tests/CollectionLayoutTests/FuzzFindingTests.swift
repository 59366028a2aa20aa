import CollectionLayout
import Testing

/// Regression tests for inputs that the fuzzer found.
struct FuzzFindingTests {
  private let container = LayoutSize(width: 320, height: 480)

  @Test func `a section without length has no background in any query`() {
    var description = LayoutDescription(containerSize: container)
    let row = LayoutGroup(LayoutItem(width: .fractionalWidth(1), height: .absolute(50)))
    description.append(LayoutSection(group: row), itemCount: 2)
    description.append(
      LayoutSection(
        group: row,
        boundaryItems: [
          LayoutBoundaryItem(
            kind: 1, width: .absolute(10), height: .absolute(10), extendsBoundary: false)
        ], decorationItems: [LayoutDecorationItem(kind: 0)]),
      itemCount: 0)
    description.append(LayoutSection(group: row), itemCount: 2)
    let layout = SolvedLayout(description)
    #expect(layout.frame(ofSection: 1).size.height == 0)
    #expect(layout.decorationElement(at: 0, inSection: 1) == nil)
    let found = layout.elements(in: LayoutRect(x: 0, y: 0, width: 320, height: 480))
    #expect(!found.contains { $0.category == .decoration(kind: 0) })
  }

  @Test func `a header is found where its insets moved it, even far from its section`() throws {
    var description = LayoutDescription(containerSize: container)
    let row = LayoutGroup(LayoutItem(width: .fractionalWidth(1), height: .absolute(50)))
    for inset in [700.0, -700] {
      description.append(
        LayoutSection(
          group: row,
          boundaryItems: [
            LayoutBoundaryItem(
              kind: 1, width: .fractionalWidth(1), height: .absolute(10),
              verticalAlignment: .start,
              contentInsets: LayoutInsets(top: inset, bottom: -inset))
          ]), itemCount: 20)
    }
    let layout = SolvedLayout(description)
    for section in 0..<2 {
      let header = try #require(layout.boundaryElement(kind: 1, inSection: section))
      #expect(layout.elements(in: header.frame).contains(header))
    }
  }

  @Test func `a header is found where insets or pixels that exceed it moved it`() throws {
    // No higher than nothing, the header becomes as long as its insets, behind the near one; and on
    // pixels of a hundred points it moves on by up to half of that.
    for scale in [1, 0.01] {
      var description = LayoutDescription(containerSize: container, scale: scale)
      for section in 0..<40 {
        description.append(
          LayoutSection(
            group: LayoutGroup(LayoutItem(width: .fractionalWidth(1), height: .absolute(7))),
            boundaryItems: [
              LayoutBoundaryItem(
                kind: LayoutElementKind(rawValue: section), width: .fractionalWidth(1),
                height: .absolute(0),
                verticalAlignment: .start, isPinned: section % 2 == 0,
                contentInsets: LayoutInsets(top: 113, bottom: 1))
            ]), itemCount: 3)
      }
      let layout = SolvedLayout(description)
      let end = layout.contentSize.height
      for place in stride(from: 0, to: end, by: 1.75) {
        let rect = LayoutRect(x: 0, y: place, width: 320, height: 1)
        let viewport = LayoutViewport(visibleRect: rect)
        let found = layout.elements(in: rect, viewport: viewport)
        for section in 0..<40 {
          let header = try #require(
            layout.boundaryElement(
              kind: LayoutElementKind(rawValue: section), inSection: section, viewport: viewport))
          let isSeen = header.frame.intersects(rect) && place + 1 <= end
          #expect(!isSeen || found.contains(header), "header of section \(section) at \(place)")
        }
      }
    }
  }

  @Test func `a huge count is limited`() {
    for repetition in [LayoutSequence.Repetition.repeated(.max), .divided(.max)] {
      var description = LayoutDescription(containerSize: container)
      let item = LayoutItem(width: .absolute(10), height: .absolute(10))
      description.append(
        LayoutSection(
          group: LayoutGroup(
            axis: .horizontal, width: .fractionalWidth(1), height: .absolute(10), items: [item],
            repetition: repetition)),
        itemCount: 3)
      let layout = SolvedLayout(description)
      #expect(layout.frame(ofItem: 2, inSection: 0)?.origin.y == 0)
      #expect(
        description.diagnoses().contains {
          if case .countLimitReached = $0.problem { true } else { false }
        })
    }
  }

  @Test func `nested groups contain no more items than one group`() {
    var description = LayoutDescription(containerSize: container)
    let item = LayoutItem(width: .fractionalWidth(0.001), height: .fractionalHeight(0.001))
    var group = LayoutGroup(item)
    var subitem = LayoutSubitem.item(item)
    for axis in [LayoutAxis.horizontal, .vertical, .horizontal] {
      group = LayoutGroup(
        axis: axis, width: .fractionalWidth(1), height: .fractionalHeight(1), subitems: [subitem],
        repetition: .repeated(1000))
      subitem = .group(group)
    }
    description.append(LayoutSection(group: group), itemCount: 1_000_000_000_000)
    let layout = SolvedLayout(description)
    #expect(layout.frame(ofItem: 999_999_999_999, inSection: 0) != nil)
  }

  @Test func `a row whose groups share their lengths is found from very distant rectangles`() throws
  {
    let leaf = LayoutItem(
      width: .uniformAcrossSiblings(estimate: 50), height: .fractionalHeight(1))
    var section = LayoutSection(
      group: LayoutGroup(
        axis: .horizontal, width: .uniformAcrossSiblings(estimate: 50), height: .absolute(40),
        items: [leaf]))
    section.isOrthogonal = true
    var description = LayoutDescription(containerSize: container)
    description.append(section, itemCount: 10)
    var layout = SolvedLayout(description)
    layout.setMeasuredSize(LayoutSize(width: 70, height: 0), ofItem: 3, inSection: 0)
    let row = try #require(layout.orthogonalRow(ofSection: 0))
    #expect(row.length == 700)
    // The quotient of these and a pitch exceeds the range of integers.
    for far in [1e30, 1e300] {
      #expect(row.restingOffset(near: -far, behavior: .groupPaging) == 0)
      #expect(row.restingOffset(near: far, behavior: .groupPaging) == 700 - container.width)
      let wide = LayoutRect(x: -far, y: 0, width: 2 * far, height: 40)
      #expect(layout.elements(in: wide).count == 10)
      let behind = LayoutRect(x: far, y: 0, width: far, height: 40)
      #expect(layout.elements(in: behind).isEmpty)
    }
  }

  @Test func `lengths that are too large to add do not trap in a query`() {
    let huge = Double.greatestFiniteMagnitude
    for axis in [LayoutAxis.horizontal, .vertical] {
      var description = LayoutDescription(containerSize: container, scrollAxis: axis)
      description.append(
        LayoutSection(
          group: LayoutGroup(LayoutItem(width: .absolute(huge), height: .absolute(huge))),
          interGroupSpacing: huge,
          contentInsets: LayoutInsets(top: -huge, leading: -huge, bottom: huge, trailing: huge)),
        itemCount: 5)
      let layout = SolvedLayout(description)
      for x in [0, -huge, huge] {
        let rect = LayoutRect(x: x, y: x, width: huge, height: huge)
        #expect(layout.elements(in: rect).count <= 5)
      }
    }
  }

  @Test(arguments: [1, 3, 40])
  func `sums of lengths without an end break no invariant of measured sections`(columns: Int) {
    var description = LayoutDescription(containerSize: container)
    let item = LayoutItem(width: .estimated(50), height: .estimated(50))
    for repetition in [LayoutSequence.Repetition.repeated(columns), .untilFull] {
      description.append(
        LayoutSection(
          group: LayoutGroup(
            axis: .horizontal, width: .fractionalWidth(1), height: .estimated(50), items: [item],
            repetition: repetition)),
        itemCount: 200)
    }
    var layout = SolvedLayout(description)
    let largest = Double.greatestFiniteMagnitude
    for (number, length) in [20, largest, 1e308, 40, largest, largest, 20].enumerated() {
      for section in 0..<2 {
        for item in [0, number, 3 * number] {
          guard let element = layout.element(ofItem: item, inSection: section) else { continue }
          layout.setMeasuredSize(LayoutSize(width: length, height: length), of: element)
          layout.setMeasuredSize(LayoutSize(width: 50, height: length), of: element)
        }
      }
    }
    layout.removeAllMeasurements()
    #expect(layout.contentSize.height.isFinite)
  }

  @Test(arguments: [LayoutSequence.Repetition.repeated(3), .untilFull])
  func `the only item of a group for many has measured lengths without breaking an invariant`(
    repetition: LayoutSequence.Repetition
  ) throws {
    var description = LayoutDescription(containerSize: container)
    let item = LayoutItem(width: .fractionalWidth(1), height: .estimated(30))
    description.append(
      LayoutSection(
        group: LayoutGroup(
          axis: .vertical, width: .fractionalWidth(1), height: .estimated(100), items: [item],
          repetition: repetition)),
      itemCount: 1)
    var layout = SolvedLayout(description)
    // The estimate first: the group keeps its shape, and moves nothing.
    for length in [30.0, 70, 30, 20] {
      layout.setMeasuredSize(LayoutSize(width: 320, height: length), ofItem: 0, inSection: 0)
      #expect(try #require(layout.frame(ofItem: 0, inSection: 0)).size.height == length)
      #expect(layout.contentSize.height == length)
    }
  }
}
