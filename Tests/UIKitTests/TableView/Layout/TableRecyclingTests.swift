import Testing

@testable import UIKit

/// Table layouts with views: the recycler's parts drive them as they drive the layouts of lists.
@MainActor
struct TableRecyclingTests {
  private func row(_ item: Int, _ section: Int = 0) -> ElementKey {
    ElementKey(.cell, at: IndexPath(item: item, section: section))
  }

  private func header(_ section: Int) -> ElementKey {
    ElementKey(
      .supplementary(UICollectionView.elementKindSectionHeader),
      at: IndexPath(item: 0, section: section))
  }

  @Test func `rows exist where they intersect the bounds (tb-se261-subtitle-rest)`() {
    let table = BareTable(
      [(0..<12).map(String.init)], size: CGSize(width: 375, height: 551))
    table.usualHeight = 62
    table.layoutIfNeeded()
    #expect(table.texts == (0..<9).map(String.init))
    #expect(table.requested == 9)
    #expect(table.contentSize == CGSize(width: 375, height: 714))
    #expect(table.shownFrame(row(8)) == CGRect(x: 0, y: 496, width: 375, height: 62))
  }

  @Test func `a row is measured once`() {
    let table = BareTable(
      [(0..<100).map(String.init)], size: CGSize(width: 375, height: 551))
    table.usualHeight = 62
    for y in [CGFloat(0), 30, 62, 124, 200, 0] {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
    #expect(table.layout.preparations.solved == 1)
    #expect(table.layout.solution?.solved.measuredItemCount == 13)
  }

  @Test(arguments: [(CGFloat(100), CGFloat(0), CGFloat(196)), (260, -14, 36)])
  func `headers are pinned while the content scrolls (tb-se26-pinned)`(
    offset: CGFloat, first: CGFloat, second: CGFloat
  ) {
    let table = BareTable(
      [["One", "Two", "Three", "Four"], ["Five", "Six", "Seven", "Eight"]],
      size: CGSize(width: 320, height: 300), hasTitles: true)
    table.usualHeight = 56
    table.layoutIfNeeded()
    for y in stride(from: CGFloat(0), through: offset, by: 20) {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
    #expect(table.shownFrame(header(0)) == CGRect(x: 0, y: first, width: 320, height: 28))
    #expect(table.shownFrame(header(1)) == CGRect(x: 0, y: second, width: 320, height: 28))
  }

  @Test func `a change keeps measured heights and follows in place`() throws {
    let table = BareTable(
      [(0..<20).map(String.init)], style: .insetGrouped, size: CGSize(width: 375, height: 600))
    table.usualHeight = 70
    table.layoutIfNeeded()
    let height = table.contentSize.height
    try table.change(
      naming: { $0.insertedItems = [IndexPath(item: 1, section: 0)] },
      data: { table.sections[0].insert("new", at: 1) })
    table.layoutIfNeeded()
    #expect(table.layout.preparations.followed == 1)
    #expect(table.contentSize.height == height + 70)
    #expect(table.shownFrame(row(2)) == CGRect(x: 16, y: 175, width: 343, height: 70))
  }

  @Test func `another width measures all rows again`() {
    let table = BareTable(
      [(0..<20).map(String.init)], style: .insetGrouped, size: CGSize(width: 375, height: 600))
    table.usualHeight = 70
    table.layoutIfNeeded()
    table.usualHeight = 90
    for live in table.elements.all { (live.view as? BareRow)?.preferredHeight = 90 }
    table.bounds.size.width = 820
    table.layoutIfNeeded()
    #expect(table.shownFrame(row(0)) == CGRect(x: 20, y: 35, width: 780, height: 90))
    #expect(table.shownFrame(row(1)) == CGRect(x: 20, y: 125, width: 780, height: 90))
  }

  @Test func `the view above all sections moves the rows at once`() {
    let table = BareTable([["a", "b"]], size: CGSize(width: 375, height: 600))
    table.layoutIfNeeded()
    table.layout.tableHeaderLength = 120
    table.layoutIfNeeded()
    #expect(table.shownFrame(row(0)) == CGRect(x: 0, y: 120, width: 375, height: 52))
    #expect(table.contentSize.height == 224)
    #expect(table.layout.preparations.solved == 1)
  }

  @Test func `heights that are asked again keep the cells`() {
    let table = BareTable([["a", "b"]], size: CGSize(width: 375, height: 600))
    table.usualHeight = 60
    table.layoutIfNeeded()
    let first = table.elements[row(0)]?.view
    table.hasTitles = true
    table.layout.invalidateLengths()
    table.layoutIfNeeded()
    #expect(table.elements[row(0)]?.view === first)
    #expect(table.shownFrame(row(0)) == CGRect(x: 0, y: 50, width: 375, height: 60))
  }
}
