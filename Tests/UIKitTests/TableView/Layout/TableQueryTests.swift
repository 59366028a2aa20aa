import Testing

@testable import UIKit

/// The positions and reasons that a table layout answers.
@MainActor
struct TableQueryTests {
  private func table(_ style: TableStyle = .insetGrouped) -> TableFixture {
    TableFixture(
      TableEnvironment(style: style, width: 375),
      [
        TableFixture.Section(
          header: .title, rows: [TableFixture.Row(id: 0), TableFixture.Row(id: 1)]),
        TableFixture.Section(),
        TableFixture.Section(footer: .view(40), rows: [TableFixture.Row(id: 2)]),
      ])
  }

  @Test func `an empty group keeps its gaps`() {
    let table = table()
    #expect(table.layout.rect(ofSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 177))
    #expect(table.layout.rect(ofSection: 1) == CGRect(x: 0, y: 177, width: 375, height: 35))
    #expect(table.header(1) == [0, 177, 375, 17.5])
    #expect(table.footer(1) == [0, 194.5, 375, 17.5])
    #expect(table.row(0, 2) == [16, 229.5, 343, 52])
    #expect(table.footer(2) == [0, 281.5, 375, 40])
    #expect(table.layout.collectionViewContentSize.height == 341.5)
  }

  @Test func `gaps are no elements`() {
    let table = table()
    let keys = table.layout.layoutAttributesForElements(in: table.bounds)?.map(\.elementKey)
    #expect(keys?.count == 5)
    #expect(keys?.filter { !$0.isCell }.map(\.path.section) == [0, 2])
  }

  @Test func `a header without a height lies where its rows begin`() {
    let table = table(.plain)
    #expect(table.header(1) == [0, 154, 375, 0])
    #expect(table.footer(1) == [0, 154, 375, 0])
    #expect(table.header(3) == nil)
    #expect(table.row(0, 1) == nil)
  }

  @Test func `a row is found at its edge`() {
    let layout = table().layout!
    #expect(layout.row(atPosition: 55.4) == nil)
    #expect(layout.row(atPosition: 55.5) == IndexPath(item: 0, section: 0))
    #expect(layout.row(atPosition: 107.4) == IndexPath(item: 0, section: 0))
    #expect(layout.row(atPosition: 107.5) == IndexPath(item: 1, section: 0))
    #expect(layout.row(atPosition: 300) == nil)
  }

  @Test func `the views of the table surround the sections`() {
    let layout = table().layout!
    layout.tableHeaderLength = 100
    layout.tableFooterLength = 44
    #expect(layout.tableHeaderRect == CGRect(x: 0, y: 0, width: 375, height: 100))
    #expect(layout.rect(ofSection: 0)?.minY == 100)
    #expect(layout.tableFooterRect == CGRect(x: 0, y: 441.5, width: 375, height: 44))
    #expect(layout.collectionViewContentSize.height == 485.5)
    #expect(layout.preparations.solved == 1)
  }

  @Test func `a table header below a pixel hides the gap above the first group`() {
    let table = TableFixture(TableEnvironment(style: .grouped, width: 375), counts: [1])
    #expect(table.row(0, 0)?[1] == 35)
    table.layout.tableHeaderLength = .leastNormalMagnitude
    table.layout.prepare()
    #expect(table.row(0, 0)?[1] == 0)
    table.layout.tableHeaderLength = 50
    table.layout.prepare()
    #expect(table.row(0, 0)?[1] == 85)
  }

  @Test func `elements state their place in the table`() {
    let layout = table().layout!
    func placement(_ item: Int, _ section: Int) -> ListPlacement? {
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.values
        .listPlacement
    }
    #expect(placement(0, 0) == [.insetGrouped, .first])
    #expect(placement(1, 0) == [.insetGrouped, .last])
    #expect(placement(0, 2) == [.insetGrouped, .first, .last])
  }

  @Test func `a header with a title prefers its text and the gap`() {
    let layout = table().layout!
    let key = ElementKey(
      .supplementary(UICollectionView.elementKindSectionHeader), at: IndexPath(item: 0, section: 0))
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(layout.titleLength(ofText: line, for: key) == 55.5)
    #expect(layout.titleLength(ofText: 2 * line, for: key) == 76)
  }

  @Test func `a moved row keeps its horizontal position`() {
    let layout = table().layout!
    let path = IndexPath(item: 0, section: 0)
    let moving = layout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: CGPoint(x: 10, y: 130))
    #expect(moving.center == CGPoint(x: 187.5, y: 130))
    #expect(
      layout.targetIndexPath(
        forInteractivelyMovingItem: path, withPosition: CGPoint(x: 10, y: 130))
        == IndexPath(item: 1, section: 0))
  }

  @Test func `the reasons of a row name its height and the gap above`() throws {
    let layout = table().layout!
    let row = try #require(
      layout.reasons(for: ElementKey(.cell, at: IndexPath(item: 0, section: 0)), inSection: 0))
    #expect(row.steps.first?.rule == "T1")
    #expect(row.steps.first?.result == 52)
    #expect(row.steps.count > 1)
    let header = try #require(
      layout.reasons(
        for: ElementKey(
          .supplementary(UICollectionView.elementKindSectionHeader),
          at: IndexPath(item: 0, section: 0)), inSection: 0))
    #expect(header.steps.first?.rule == "T2")
    #expect(header.steps.first?.result == 55.5)
    let section = try #require(layout.reasons(for: nil, inSection: 2))
    #expect(section.steps.map(\.rule) == ["T2", "T3", "T5"])
    #expect(section.kindNames == ["gap above rows", UICollectionView.elementKindSectionFooter])
    #expect(layout.reasons(for: nil, inSection: 3) == nil)
  }

  @Test func `a snapshot answers for the table before a change`() throws {
    let table = table()
    let snapshot = try #require(table.layout.layoutSnapshot())
    table.measure(ElementKey(.cell, at: IndexPath(item: 0, section: 0)), as: 90)
    let key = ElementKey(.cell, at: IndexPath(item: 1, section: 0))
    #expect(snapshot.attributes(key)?.frame.minY == 107.5)
    #expect(table.layout.attributes(of: key)?.frame.minY == 145.5)
  }
}
