import CollectionLayout
import Testing

/// Measured sizes instead of estimates. Numbers marked `charon-sized` are recorded answers of
/// UIKit; the others follow from the rules.
struct SelfSizingTests {
  private let container = LayoutSize(width: 320, height: 480)
  private let heights: [Double] = [31, 50, 31, 69, 31]

  private func layout(_ section: LayoutSection, items: Int) -> SolvedLayout {
    var description = LayoutDescription(containerSize: container, scale: 2)
    description.append(section, itemCount: items)
    return SolvedLayout(description)
  }

  private func group(
    _ axis: LayoutAxis, _ width: LayoutDimension, _ height: LayoutDimension,
    _ subitems: [LayoutItem], spacing: Double = 0,
    repetition: LayoutSequence.Repetition = .untilFull
  ) -> LayoutGroup {
    LayoutGroup(
      axis: axis, width: width, height: height, items: subitems, repetition: repetition,
      interItemSpacing: .fixed(spacing))
  }

  private var listSection: LayoutSection {
    LayoutSection(
      group: group(
        .vertical, .fractionalWidth(1), .estimated(44),
        [LayoutItem(width: .fractionalWidth(1), height: .estimated(44))]), interGroupSpacing: 3)
  }

  private func measure(_ layout: inout SolvedLayout, _ heights: [Double], section: Int = 0) {
    for (item, height) in heights.enumerated() {
      layout.setMeasuredSize(
        LayoutSize(width: 320, height: height), ofItem: item, inSection: section)
    }
  }

  private func frames(_ layout: SolvedLayout, section: Int = 0) -> [[Double]] {
    var frames: [[Double]] = []
    layout.forEachItemFrame(inSection: section) {
      frames.append([$0.origin.x, $0.origin.y, $0.size.width, $0.size.height])
    }
    return frames
  }

  @Test func `only layouts with estimates are measurable, including estimates of headers`() {
    let fixed = LayoutItem(width: .fractionalWidth(1), height: .absolute(44))
    let estimated = LayoutBoundaryItem(
      kind: 1, width: .fractionalWidth(1), height: .estimated(30), verticalAlignment: .start)
    #expect(!layout(LayoutSection(group: LayoutGroup(fixed)), items: 5).isMeasurable)
    #expect(layout(listSection, items: 5).isMeasurable)
    #expect(
      layout(LayoutSection(group: LayoutGroup(fixed), boundaryItems: [estimated]), items: 5)
        .isMeasurable)
    // A group takes its length from its content and is not measured.
    let row = group(.horizontal, .fractionalWidth(1), .estimated(44), [fixed])
    #expect(!layout(LayoutSection(group: row), items: 5).isMeasurable)
    var description = LayoutDescription(containerSize: container)
    description.boundaryItems = [estimated]
    description.append(LayoutSection(group: LayoutGroup(fixed)), itemCount: 5)
    #expect(SolvedLayout(description).isMeasurable)
  }

  @Test func `charon-sized-list-labels: a list is as long as its rows`() {
    var layout = layout(listSection, items: 5)
    #expect(layout.contentSize.height == 232)
    measure(&layout, heights)
    #expect(
      frames(layout)
        == [
          [0, 0, 320, 31], [0, 34, 320, 50], [0, 87, 320, 31], [0, 121, 320, 69],
          [0, 193, 320, 31],
        ]
    )
    #expect(layout.contentSize.height == 224)
  }

  @Test func `unmeasured rows keep their estimates`() {
    var layout = layout(listSection, items: 60)
    measure(&layout, (0..<11).map { heights[$0 % 5] })
    #expect(layout.contentSize.height == 455 + 49 * 44 + 59 * 3)
  }

  @Test
  func `charon-sized-grid: a row is as tall as its tallest item, and neighbors keep their heights`()
  {
    var layout = layout(
      LayoutSection(
        group: group(
          .horizontal, .fractionalWidth(1), .estimated(50),
          [LayoutItem(width: .fractionalWidth(0.5), height: .estimated(50))], spacing: 5,
          repetition: .divided(2)), interGroupSpacing: 3), items: 5)
    #expect(layout.contentSize.height == 156)
    measure(&layout, [31, 88, 31, 126, 31])
    #expect(
      frames(layout)
        == [
          [0, 0, 157.5, 31], [162.5, 0, 157.5, 88], [0, 91, 157.5, 31], [162.5, 91, 157.5, 126],
          [0, 220, 157.5, 31],
        ])
    #expect(layout.contentSize.height == 251)
  }

  @Test func `charon-sized-vertical-group: a group of two contains one run and is as long as both`()
  {
    let item = LayoutItem(width: .fractionalWidth(1), height: .estimated(44))
    var layout = layout(
      LayoutSection(
        group: group(.vertical, .fractionalWidth(1), .estimated(88), [item, item], spacing: 5),
        interGroupSpacing: 3), items: 6)
    #expect(layout.contentSize.height == 285)
    measure(&layout, [31, 50, 31, 69, 31, 31])
    #expect(frames(layout).map { $0[1] } == [0, 36, 89, 125, 197, 233])
    #expect(layout.contentSize.height == 264)
  }

  @Test func `charon-sized-vertical-counted-group: equal shares of an estimate are not measured`()
    throws
  {
    var layout = layout(
      LayoutSection(
        group: group(
          .vertical, .fractionalWidth(1), .estimated(88),
          [LayoutItem(width: .fractionalWidth(1), height: .estimated(44))], spacing: 5,
          repetition: .divided(2)), interGroupSpacing: 3), items: 5)
    let element = try #require(layout.element(ofItem: 0, inSection: 0))
    #expect(layout.measurableAxes(of: element) == [])
    measure(&layout, heights)
    #expect(frames(layout).map { $0[3] } == [41.5, 41.5, 41.5, 41.5, 41.5])
    #expect(layout.contentSize.height == 223.5)
    #expect(layout.measurement(of: element) == nil)
  }

  @Test func `charon-sized-row-in-fixed-height-group: items exceed a group of fixed height`() {
    var layout = layout(
      LayoutSection(
        group: group(
          .horizontal, .fractionalWidth(1), .absolute(60),
          [LayoutItem(width: .fractionalWidth(1), height: .estimated(44))])), items: 5)
    measure(&layout, heights)
    #expect(
      frames(layout).map { [$0[1], $0[3]] } == [
        [0, 31], [60, 50], [120, 31], [180, 69], [240, 31],
      ])
    #expect(layout.contentSize.height == 300)
  }

  @Test
  func `charon-sized-list-estimated-header-footer: a header and a footer extend their section`()
    throws
  {
    var section = listSection
    section.boundaryItems = [
      LayoutBoundaryItem(
        kind: 1, width: .fractionalWidth(1), height: .estimated(30), verticalAlignment: .start),
      LayoutBoundaryItem(
        kind: 2, width: .fractionalWidth(1), height: .estimated(30), verticalAlignment: .end),
    ]
    var layout = layout(section, items: 5)
    measure(&layout, heights)
    let header = try #require(layout.boundaryElement(kind: 1, inSection: 0))
    let footer = try #require(layout.boundaryElement(kind: 2, inSection: 0))
    #expect(layout.measurableAxes(of: header) == .vertical)
    let moved = [(header, 320.0, 28.0), (footer, 320, 68), (footer, 1, 68)].map {
      layout.setMeasuredSize(LayoutSize(width: $1, height: $2), of: $0)
    }
    #expect(moved == [true, true, false])
    #expect(
      frames(layout)
        == [
          [0, 28, 320, 31], [0, 62, 320, 50], [0, 115, 320, 31], [0, 149, 320, 69],
          [0, 221, 320, 31],
        ])
    #expect(
      layout.boundaryElement(kind: 1, inSection: 0)?.frame
        == LayoutRect(x: 0, y: 0, width: 320, height: 28))
    #expect(
      layout.boundaryElement(kind: 2, inSection: 0)?.frame
        == LayoutRect(x: 0, y: 252, width: 320, height: 68))
    #expect(layout.contentSize.height == 320)
  }

  @Test func `an explanation names the measured length and the estimate`() throws {
    var layout = layout(listSection, items: 5)
    measure(&layout, heights)
    let explanation = try #require(layout.explanation(ofItem: 3, inSection: 0))
    #expect(explanation.frame == LayoutRect(x: 0, y: 121, width: 320, height: 69))
    #expect(
      explanation.steps.contains {
        $0.rule == .measuredInstead && $0.result == 69
          && $0.inputs == [LayoutQuantity(.estimate, 44)]
      })
    #expect("\(explanation)".contains("69.0 from estimate 44.0"), "\(explanation)")
  }
}
