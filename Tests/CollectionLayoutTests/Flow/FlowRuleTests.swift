import CollectionLayout
import Testing

/// Frames recorded from UIKit, and the rules that follow from them.
struct FlowRuleTests {
  private func solve(
    _ sections: LayoutFlowSection..., width: Double = 320, height: Double = 480, scale: Double = 2,
    axis: LayoutAxis = .vertical, pins: Bool = false, isRightToLeft: Bool = false
  ) -> SolvedFlowLayout {
    var description = LayoutFlowDescription(
      containerSize: LayoutSize(width: width, height: height), scrollAxis: axis, scale: scale,
      isRightToLeft: isRightToLeft)
    description.pinsHeaders = pins
    description.pinsFooters = pins
    for section in sections { description.append(section) }
    return SolvedFlowLayout(description)
  }

  private func size(_ width: Double, _ height: Double) -> LayoutSize {
    LayoutSize(width: width, height: height)
  }

  private func columns(_ flow: SolvedFlowLayout, section: Int = 0) -> [Double] {
    (0..<flow.itemCount(inSection: section)).map {
      flow.frame(ofItem: $0, inSection: section)!.origin.x
    }
  }

  @Test func `items of one size form a grid, and the last line keeps its columns`() {
    let flow = solve(
      LayoutFlowSection(
        items: .uniform(size(70, 50), count: 6),
        insets: LayoutInsets(top: 10, leading: 12, bottom: 14, trailing: 16), lineSpacing: 9,
        interitemSpacing: 7),
      width: 375)
    #expect(columns(flow) == [12, 104.5, 196.5, 289, 12, 104.5])
    #expect(flow.contentSize.height == 10 + 50 + 9 + 50 + 14)
  }

  @Test func `a last line of different items keeps the minimum spacing, even if it is full`() {
    let heights = [40.0, 90, 40, 40]
    let flow = solve(
      LayoutFlowSection(
        items: .sizes(heights.map { size(80, $0) }), lineSpacing: 10, interitemSpacing: 10),
      width: 375)
    #expect(columns(flow) == [0, 90, 180, 270])
    #expect((0..<4).map { flow.frame(ofItem: $0, inSection: 0)!.origin.y } == [25, 0, 25, 25])
  }

  @Test func `a line before the last is justified, and a single item is centered`() {
    let widths = [80.0, 80, 80, 80, 200, 300]
    let flow = solve(
      LayoutFlowSection(items: .sizes(widths.map { size($0, 40) }), interitemSpacing: 10),
      width: 375)
    #expect(columns(flow) == [0, 98.5, 196.5, 295, 87.5, 37.5])
  }

  @Test func `measured items are alike with equal lengths along the line`() {
    var flow = solve(
      LayoutFlowSection(
        items: .uniform(size(60, 100), count: 3), isEstimated: true, lineSpacing: 10,
        interitemSpacing: 10),
      axis: .horizontal)
    flow.setMeasurements(
      [58.5, 697, 209.5].enumerated().map {
        LayoutMeasurement(
          category: .item, section: 0, index: $0.offset, size: size($0.element, 29))
      })
    #expect((0..<3).map { flow.frame(ofItem: $0, inSection: 0)!.origin.y } == [0, 41, 82])
    #expect((0..<3).map { flow.frame(ofItem: $0, inSection: 0)!.origin.x } == [319.5, 0, 244])
    #expect(flow.contentSize.width == 697)
  }

  @Test
  func `an item that is longer than its line exceeds both ends, or starts with it if measured`() {
    let fixed = solve(LayoutFlowSection(items: .uniform(size(250, 40), count: 3)), width: 200)
    #expect(columns(fixed) == [-25, -25, -25])
    var estimated = solve(
      LayoutFlowSection(items: .uniform(size(50, 40), count: 1), isEstimated: true), width: 200)
    estimated.setMeasuredSize(size(250, 40), ofItem: 0, inSection: 0)
    #expect(columns(estimated) == [0])
    #expect(fixed.firstOversizedItem()?.room == 200)
    #expect(estimated.firstOversizedItem() == nil)
  }

  @Test func `a section without items keeps its header, its insets and its footer`() {
    let section = LayoutFlowSection(
      items: .uniform(size(80, 40), count: 0),
      insets: LayoutInsets(top: 4, leading: 12, bottom: 6, trailing: 12), headerLength: 30,
      footerLength: 20)
    let flow = solve(section, section)
    #expect(flow.contentSize.height == 120)
    #expect(
      flow.boundaryElement(kind: .footer, inSection: 0)?.frame
        == LayoutRect(x: 0, y: 40, width: 320, height: 20))
    #expect(
      flow.boundaryElement(kind: .header, inSection: 1)?.frame
        == LayoutRect(x: 0, y: 60, width: 320, height: 30))
  }

  @Test func `headers and footers without a positive length do not exist`() {
    let flow = solve(LayoutFlowSection(items: .uniform(size(80, 40), count: 1), footerLength: -2))
    #expect(flow.boundaryElement(kind: .header, inSection: 0) == nil)
    #expect(flow.boundaryElement(kind: .footer, inSection: 0) == nil)
    #expect(flow.contentSize.height == 40)
  }

  @Test func `pinned headers and footers stay visible within their section`() {
    let section = LayoutFlowSection(
      items: .uniform(size(320, 40), count: 3), headerLength: 30, footerLength: 20)
    let flow = solve(section, section, pins: true)
    func header(_ section: Int, _ y: Double) -> Double? {
      flow.boundaryElement(
        kind: .header, inSection: section,
        viewport: LayoutViewport(visibleRect: LayoutRect(x: 0, y: y, width: 320, height: 100))
      )?.frame.origin.y
    }
    func footer(_ section: Int, _ y: Double) -> Double? {
      flow.boundaryElement(
        kind: .footer, inSection: section,
        viewport: LayoutViewport(visibleRect: LayoutRect(x: 0, y: y, width: 320, height: 100))
      )?.frame.origin.y
    }
    // Sections are 170 long: a header of 30, lines of 120, a footer of 20.
    #expect(header(0, -20) == 0)
    #expect(header(0, 50) == 50)
    #expect(header(0, 140) == 120, "the footer pushes it out")
    #expect(header(1, 140) == 170)
    #expect(footer(0, 0) == 80)
    #expect(footer(0, 100) == 150)
    #expect(footer(1, 0) == 200, "never above its section's lines")
  }

  @Test func `right-to-left layouts mirror every frame in the content's width`() {
    let section = LayoutFlowSection(
      items: .uniform(size(50, 50), count: 6),
      insets: LayoutInsets(leading: 20), interitemSpacing: 10)
    let flow = solve(section)
    let mirror = solve(section, isRightToLeft: true)
    for item in 0..<6 {
      let frame = flow.frame(ofItem: item, inSection: 0)!
      #expect(mirror.frame(ofItem: item, inSection: 0)!.origin.x == 320 - frame.origin.x - 50)
    }
  }
}
