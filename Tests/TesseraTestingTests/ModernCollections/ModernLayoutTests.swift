import ModernCollections
import TesseraTesting
import Testing
import UIKit

/// Frames of the compositional layouts of modern collections, computed by hand.
///
/// An iPhone 15 is 393 points wide at three pixels per point; fractions are rounded down to the
/// pixel.
@MainActor struct ModernLayoutTests {
  private let third: CGFloat = 1.0 / 3

  @Test func `grids divide the width by four and by five`() throws {
    let grid = try ModernHost(.grid)
    // 393 / 4 = 98.25, which is 98 at three pixels per point.
    try grid.screen.expectFrames([
      [0, 0]: CGRect(x: 0, y: 0, width: 98, height: 98),
      [0, 3]: CGRect(x: 294, y: 0, width: 98, height: 98),
      [0, 4]: CGRect(x: 0, y: 98, width: 98, height: 98),
    ])
    #expect(grid.counts == [90])
    let inset = try ModernHost(.insetGrid)
    // 393 / 5 = 78.6, which is 78⅓, less 4 on each side.
    try inset.screen.expectFrames([
      [0, 0]: CGRect(x: 4, y: 4, width: 70 + third, height: 70 + third),
      [0, 6]: CGRect(x: 82 + third, y: 82 + third, width: 70 + third, height: 70 + third),
    ])
    #expect(inset.counts == [120])
  }

  @Test func `rows are 44 points high, and two columns share the rest of the spacing`() throws {
    let rows = try ModernHost(.textList)
    try rows.screen.expectFrames([[0, 3]: CGRect(x: 0, y: 132, width: 393, height: 44)])
    let columns = try ModernHost(.twoColumns)
    // (393 - 32 - 12) / 2 = 174.5, which is 174⅓.
    try columns.screen.expectFrames([
      [0, 0]: CGRect(x: 16, y: 12, width: 174 + third, height: 60),
      [0, 1]: CGRect(x: 202 + third, y: 12, width: 174 + third, height: 60),
      [0, 2]: CGRect(x: 16, y: 84, width: 174 + third, height: 60),
    ])
  }

  @Test func `sections have layouts of their own`() throws {
    let host = try ModernHost(.distinctSections)
    // 393 less 36 is 357: thirds of 119 and fifths of 71⅓. Six rows of 44 end at 300.
    try host.screen.expectFrames([
      [0, 0]: CGRect(x: 20, y: 20, width: 353, height: 40),
      [1, 0]: CGRect(x: 20, y: 320, width: 115, height: 115),
      [1, 4]: CGRect(x: 139, y: 439, width: 115, height: 115),
      [2, 0]: CGRect(x: 20, y: 832, width: 67 + third, height: 67 + third),
    ])
    #expect(host.counts == [6, 12, 30])
  }

  @Test func `the number of columns depends on the width`() throws {
    let phone = try ModernHost(.adaptiveSections)
    // 393 less 24 is 369. Twenty rows of 50 end at 1024.
    try phone.screen.expectFrames([
      [0, 1]: CGRect(x: 15, y: 65, width: 363, height: 44),
      [1, 1]: CGRect(x: 138, y: 1039, width: 117, height: 117),
    ])
    phone.screen.rotate(toLandscape: true)
    // 852 less 59 at each side and 24 is 710.
    try phone.screen.expectFrames([
      [0, 1]: CGRect(x: 59 + 12 + 355 + 3, y: 15, width: 349, height: 44)
    ])
    let tablet = try ModernHost(.adaptiveSections, device: "ipad-pro-11")
    // 834 less 24 is 810. Ten rows of two end at 524.
    try tablet.screen.expectFrames([
      [0, 1]: CGRect(x: 420, y: 15, width: 399, height: 44),
      [1, 5]: CGRect(x: 690, y: 539, width: 129, height: 129),
    ])
  }

  @Test func `groups nest in groups`() throws {
    let host = try ModernHost(.nestedGroups)
    // 0.7 of 393 is 275, 0.3 is 117⅔; the rows are 210 and 90 high.
    try host.screen.expectFrames([
      [0, 0]: CGRect(x: 5, y: 5, width: 265, height: 200),
      [0, 1]: CGRect(x: 280, y: 5, width: 107 + 2 * third, height: 95),
      [0, 2]: CGRect(x: 280, y: 110, width: 107 + 2 * third, height: 95),
      [0, 3]: CGRect(x: 5, y: 215, width: 121, height: 80),
      [0, 6]: CGRect(x: 5, y: 305, width: 265, height: 200),
    ])
  }

  // MARK: Supplementary views

  @Test func `badges lie on the corners of items that have a count`() throws {
    let host = try ModernHost(.badges)
    try host.screen.expectFrames([[0, 0]: CGRect(x: 20, y: 20, width: 107, height: 76)])
    // The corner is at 127, 20. The badge is a quarter of its size outside.
    let kind = "mailbox-badge"
    #expect(
      host.screen.frame(ofSupplementaryElementOfKind: kind, at: [0, 0])
        == CGRect(x: 109, y: 14, width: 24, height: 24))
    let badges = try (0..<3).map {
      try #require(host.screen.supplementaryView(ofKind: kind, at: [0, $0]))
    }
    #expect(badges.map(\.isHidden) == [false, false, true])
    #expect(badges[1].labelTexts == ["10"])
  }

  @Test func `headers precede the items, footers follow them`() throws {
    let host = try ModernHost(.headers)
    #expect(host.counts == Array(3...10))
    for section in 0..<2 {
      let header = try #require(
        host.screen.frame(
          ofSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
          at: [section, 0]))
      let footer = try #require(
        host.screen.frame(
          ofSupplementaryElementOfKind: UICollectionView.elementKindSectionFooter,
          at: [section, 0]))
      let first = try #require(host.screen.frame(at: [section, 0]))
      #expect(header.maxY == first.minY)
      #expect(header.width == 393)
      #expect(abs(footer.minY - first.minY - 44 * CGFloat(3 + section)) < 0.01)
    }
    let footer = try #require(
      host.screen.supplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: [1, 0]))
    #expect(footer.labelTexts == ["4 items"])
  }

  @Test func `a pinned header stays until its section ends`() throws {
    let host = try ModernHost(.pinnedHeaders)
    let kind = UICollectionView.elementKindSectionHeader
    func header() throws -> CGRect {
      try #require(host.screen.frame(ofSupplementaryElementOfKind: kind, at: [0, 0]))
    }
    #expect(try header() == CGRect(x: 10, y: 0, width: 373, height: 40))
    // Eight rows of 44 with spacings of 4 end at 420, before a footer of 36.
    try host.screen.expectFrames([[0, 7]: CGRect(x: 10, y: 376, width: 373, height: 44)])
    host.screen.scroll(to: 200)
    #expect(try header().minY == 200)
    let view = try #require(host.screen.supplementaryView(ofKind: kind, at: [0, 0]))
    // Below the bars.
    #expect(view.windowFrame.minY == 113)
    host.screen.scroll(to: 400)
    #expect(try header().maxY == 420)
    host.screen.scroll(to: 500)
    let next = try #require(host.screen.frame(ofSupplementaryElementOfKind: kind, at: [1, 0]))
    #expect(next.minY == 500)
  }

  @Test func `a card lies behind each section`() throws {
    let host = try ModernHost(.sectionCards)
    // Four rows of 44 with spacings of 6 between insets of 16: 226.
    try host.screen.expectFrames([
      [0, 0]: CGRect(x: 24, y: 16, width: 345, height: 44),
      [1, 0]: CGRect(x: 24, y: 242, width: 345, height: 44),
    ])
    let cards = host.collectionView.subviews.filter { "\(type(of: $0))" == "CardView" }
      .map(\.frame).sorted { $0.minY < $1.minY }
    #expect(cards.first == CGRect(x: 12, y: 6, width: 369, height: 214))
    #expect(cards.count >= 3)
  }
}
