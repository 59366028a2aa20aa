import Testing

@testable import UIKit

/// The recorded positions of rows, headers and footers (`conformance/views/tables.jsonl`).
@MainActor
struct TableRecordingTests {
  private func section(
    _ count: Int, _ header: TableBoundary = TableBoundary(),
    _ footer: TableBoundary = TableBoundary()
  ) -> TableFixture.Section {
    TableFixture.Section(
      header: header, footer: footer, rows: (0..<count).map { TableFixture.Row(id: $0) })
  }

  @Test func `an unmeasured row of a plain table is 52 points high (tb-se261-plain-default)`() {
    let table = TableFixture(TableEnvironment(width: 375), counts: [30])
    #expect(table.row(1, 0) == [0, 52, 375, 52])
    #expect(table.layout.collectionViewContentSize == CGSize(width: 375, height: 1560))
  }

  @Test func `measured rows and estimates add up to the content (tb-se261-subtitle-rest)`() {
    let table = TableFixture(TableEnvironment(width: 375), counts: [12])
    for row in 0..<9 {
      table.measure(ElementKey(.cell, at: IndexPath(item: row, section: 0)), as: 62)
    }
    #expect(table.row(8, 0) == [0, 496, 375, 62])
    #expect(table.layout.collectionViewContentSize.height == 714)
  }

  @Test func `a deleted row keeps the measured heights (tb-se261-delete-fade-midflight)`() throws {
    let table = TableFixture(TableEnvironment(width: 375), counts: [12])
    for row in 0..<9 {
      table.measure(ElementKey(.cell, at: IndexPath(item: row, section: 0)), as: 62)
    }
    table.measure(ElementKey(.cell, at: IndexPath(item: 9, section: 0)), as: 62)
    var batch = BatchOperations()
    batch.deletedItems = [IndexPath(item: 2, section: 0)]
    var new = table.sections
    new[0].rows.remove(at: 2)
    try table.apply(batch, new)
    #expect(table.layout.collectionViewContentSize.height == 662)
    #expect(table.row(8, 0) == [0, 496, 375, 62])
  }

  @Test func `accessibility sizes stop the growth of the default row at 59`() {
    let environment = TableEnvironment(width: 375, textSize: .accessibilityLarge)
    let table = TableFixture(environment, counts: [12])
    for row in 0..<5 {
      table.measure(ElementKey(.cell, at: IndexPath(item: row, section: 0)), as: 117)
    }
    #expect(table.layout.collectionViewContentSize.height == 998)
  }

  @Test func `a plain header is 28 high, 22 below what is above (tb-se26-pinned-rest)`() {
    let table = TableFixture(
      TableEnvironment(width: 320), [section(4, .title), section(4, .title)],
      lengths: .uniform(.given(56)))
    #expect(table.header(0) == [0, 22, 320, 28])
    #expect(table.row(0, 0) == [0, 50, 320, 56])
    #expect(table.header(1) == [0, 296, 320, 28])
    #expect(table.row(0, 1) == [0, 324, 320, 56])
  }

  @Test(arguments: [
    (CGFloat(100), [CGFloat(0), 0, 320, 28], [CGFloat(0), 196, 320, 28]),
    (CGFloat(260), [CGFloat(0), -14, 320, 28], [CGFloat(0), 36, 320, 28]),
  ])
  func `a plain header is pinned until its rows end (tb-se26-pinned)`(
    offset: CGFloat, first: [CGFloat], second: [CGFloat]
  ) {
    let table = TableFixture(
      TableEnvironment(width: 320), [section(4, .title), section(4, .title)],
      lengths: .uniform(.given(56)), height: 300)
    table.bounds.origin.y = offset
    #expect(table.shownHeader(0) == first)
    #expect(table.shownHeader(1) == second)
  }

  @Test func `pinned headers stay below the adjusted inset`() {
    let table = TableFixture(
      TableEnvironment(width: 320), [section(4, .title)], lengths: .uniform(.given(56)),
      height: 300)
    table.insets.top = 64
    table.bounds.origin.y = 0
    #expect(table.shownHeader(0) == [0, 64, 320, 28])
  }

  @Test func `grouped titles without a bar (tb-se261-insetgrouped-nobar)`() {
    let table = TableFixture(
      TableEnvironment(style: .insetGrouped, width: 375), [section(3, .title), section(2, .title)],
      lengths: .uniform(.given(44)))
    #expect(table.header(0) == [0, 0, 375, 55.5])
    #expect(table.row(0, 0) == [16, 55.5, 343, 44])
    #expect(table.footer(0) == [0, 187.5, 375, 17.5])
    #expect(table.header(1) == [0, 205, 375, 38])
    #expect(table.row(0, 1) == [16, 243, 343, 44])
    #expect(
      table.layout.titleInsets(ofHeaderInSection: 0) == TableTitleInsets(top: 29.5, bottom: 5.5))
    #expect(
      table.layout.titleInsets(ofHeaderInSection: 1) == TableTitleInsets(top: 12, bottom: 5.5))
  }

  @Test func `under an expanded large title (tb-pad261-insetgrouped-largetitle)`() {
    let table = TableFixture(
      TableEnvironment(style: .insetGrouped, width: 820, isBelowLargeTitle: true),
      [section(3, .title), section(2, .title)], lengths: .uniform(.given(44)))
    #expect(table.header(0) == [0, 0, 820, 38])
    #expect(table.row(2, 0) == [20, 126, 780, 44])
    #expect(table.row(0, 1) == [20, 225.5, 780, 44])
    #expect(table.layout.collectionViewContentSize == CGSize(width: 820, height: 351))
  }

  @Test func `a title after a footer with a title (tb-se261-grouped-header-heights)`() {
    let table = TableFixture(
      TableEnvironment(style: .insetGrouped, width: 375),
      [section(2, .title, .title), section(1, .title)])
    #expect(table.header(0)?[3] == 55.5)
    #expect(table.footer(0)?[3] == 30)
    #expect(table.header(1)?[3] == 45.5)
  }

  @Test func `custom footers and untitled sections at 3x (tb-ip16-focus-sections)`() {
    let table = TableFixture(
      TableEnvironment(style: .insetGrouped, width: 393, scale: 3),
      [
        section(1, TableBoundary(length: .given(30)), .view(71.667)),
        section(1, .title(30)),
        section(2, .title(50)),
        section(1, TableBoundary(length: .given(30)), .view(71.667)),
        section(1),
      ])
    #expect(table.row(0, 0) == [20, 35, 353, 52])
    #expect(table.footer(0) == [0, 87, 393, 71.667])
    #expect(table.header(1) == [0, 158.667, 393, 30])
    #expect(table.row(0, 1) == [20, 188.667, 353, 52])
    #expect(table.footer(1)?[3] == 17.333)
    #expect(table.header(2) == [0, 258, 393, 50])
    #expect(table.row(0, 2) == [20, 308, 353, 52])
    #expect(table.row(1, 2) == [20, 360, 353, 52])
    #expect(table.row(0, 3) == [20, 447, 353, 52])
    #expect(table.row(0, 4) == [20, 588.333, 353, 52])
  }

  @Test(arguments: [(320, 16), (375, 16), (390, 20), (393, 20), (820, 20)])
  func `cards are inset by the width of the table (tb-margins-by-width)`(
    width: Int, inset: Int
  ) {
    let metrics = TableMetrics(TableEnvironment(style: .insetGrouped, width: CGFloat(width)))
    #expect(metrics.rowInsets == TableSides(left: CGFloat(inset), right: CGFloat(inset)))
  }
}
