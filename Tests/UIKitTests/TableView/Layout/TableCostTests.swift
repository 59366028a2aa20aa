import Testing

@testable import UIKit

/// The work of a table, as counts of questions and solutions.
@MainActor
struct TableCostTests {
  private func table(
    rows: Int, sections: Int = 1, lengths: TableRowLengths = .uniform(.automatic)
  ) -> TableFixture {
    TableFixture(
      TableEnvironment(style: .insetGrouped, width: 375),
      (0..<sections).map { _ in
        TableFixture.Section(
          header: .title, rows: (0..<rows).map { TableFixture.Row(id: $0, length: .given(60)) })
      }, lengths: lengths)
  }

  @Test func `rows without heights of their own are not visited`() {
    let table = table(rows: 1_000_000)
    #expect(table.rowQuestions == 0)
    #expect(table.sectionQuestions == 1)
    #expect(table.layout.preparations.solved == 1)
    let height = table.layout.collectionViewContentSize.height
    #expect(height == 52_000_093, "\(height - 52_000_093)")
  }

  @Test func `sections that are alike share one solution`() {
    let table = table(rows: 3, sections: 1_000)
    #expect(table.sectionQuestions == 1_000)
    // The first, the last, and those between.
    #expect(table.layout.solution?.ruleCount == 3)
  }

  @Test func `scrolling asks and solves nothing`() {
    let table = table(rows: 1_000, sections: 50)
    let questions = table.sectionQuestions
    for y in stride(from: CGFloat(0), to: 100_000, by: 311) {
      table.bounds.origin.y = y
      _ = table.layout.layoutAttributesForElements(in: table.bounds)
    }
    #expect(table.sectionQuestions == questions)
    #expect(table.layout.preparations.solved == 1)
    #expect(!table.layout.shouldInvalidateLayout(forBoundsChange: table.bounds))
  }

  @Test func `a plain table without headers is not invalidated by scrolling`() {
    var table = TableFixture(TableEnvironment(width: 375), counts: [100])
    #expect(!table.layout.shouldInvalidateLayout(forBoundsChange: table.bounds))
    table = TableFixture(
      TableEnvironment(width: 375),
      [TableFixture.Section(header: .title, rows: [TableFixture.Row(id: 0)])])
    #expect(table.layout.shouldInvalidateLayout(forBoundsChange: table.bounds))
    let context = table.layout.invalidationContext(forBoundsChange: table.bounds)
    #expect(context.keepsGeometry)
    #expect(
      context.invalidatedSupplementaryIndexPaths == [
        UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]
      ])
  }

  @Test func `a measured row does not solve the table again`() {
    let table = table(rows: 100_000)
    for row in 0..<20 {
      table.measure(ElementKey(.cell, at: IndexPath(item: row, section: 0)), as: 70)
    }
    #expect(table.layout.preparations.solved == 1)
    #expect(table.row(20, 0)?[1] == 55.5 + 1400)
  }

  @Test func `an inserted row is followed in place`() throws {
    let table = table(rows: 100_000)
    table.measure(ElementKey(.cell, at: IndexPath(item: 5, section: 0)), as: 70)
    let questions = table.sectionQuestions
    var batch = BatchOperations()
    batch.insertedItems = [IndexPath(item: 2, section: 0)]
    var new = table.sections
    new[0].rows.insert(TableFixture.Row(id: -1), at: 2)
    try table.apply(batch, new)
    #expect(table.layout.preparations.followed == 1)
    #expect(table.layout.preparations.solved == 1)
    #expect(table.sectionQuestions == questions)
    #expect(table.rowQuestions == 0)
    #expect(table.row(6, 0)?[3] == 70)
  }

  @Test func `each row with a height of its own is asked once for a solution`() {
    let table = table(rows: 5_000, sections: 2, lengths: .each)
    #expect(table.rowQuestions == 10_000)
    #expect(table.row(1, 0) == [16, 115.5, 343, 60])
    _ = table.layout.layoutAttributesForElements(in: table.bounds)
    #expect(table.rowQuestions == 10_000)
    #expect(
      table.layout.attributes(of: ElementKey(.cell, at: IndexPath(item: 0, section: 0)))?
        .freeAxes == [])
  }

  @Test func `heights of single rows are asked again after a change`() throws {
    let table = table(rows: 100, sections: 70, lengths: .each)
    table.rowQuestions = 0
    var batch = BatchOperations()
    batch.deletedItems = [IndexPath(item: 2, section: 0)]
    var new = table.sections
    new[0].rows.remove(at: 2)
    new[1].rows[0].length = .given(100)
    try table.apply(batch, new)
    #expect(table.rowQuestions == 6_999)
    #expect(table.row(0, 1)?[3] == 100)
    #expect(table.layout.preparations.followed == 1)
  }

  @Test func `an estimate is asked once for each row`() throws {
    let table = table(rows: 1_000, sections: 2, lengths: .eachEstimated)
    #expect(table.rowQuestions == 2_000)
    var batch = BatchOperations()
    batch.insertedItems = [IndexPath(item: 2, section: 0)]
    var new = table.sections
    new[0].rows.insert(TableFixture.Row(id: -1, length: .estimated(90)), at: 2)
    try table.apply(batch, new)
    #expect(table.rowQuestions == 2_001)
    #expect(table.row(2, 0)?[3] == 90)
  }

  @Test func `another width forgets measured heights and solves again`() {
    let table = table(rows: 10)
    table.measure(ElementKey(.cell, at: IndexPath(item: 0, section: 0)), as: 70)
    var bounds = table.bounds
    bounds.size.width = 320
    #expect(table.layout.shouldInvalidateLayout(forBoundsChange: bounds))
    let context = table.layout.invalidationContext(forBoundsChange: bounds)
    context.noteBoundsChange()
    table.bounds = bounds
    table.environment.width = 320
    table.layout.invalidateLayout(with: context)
    table.layout.prepare()
    #expect(table.row(0, 0) == [16, 55.5, 288, 52])
    #expect(table.layout.preparations.solved == 2)
  }

  @Test func `another height keeps the solution`() {
    let table = table(rows: 10)
    var bounds = table.bounds
    bounds.size.height = 300
    #expect(!table.layout.shouldInvalidateLayout(forBoundsChange: bounds))
  }

  @Test func `asking for all heights again keeps measured ones`() {
    let table = table(rows: 10)
    table.measure(ElementKey(.cell, at: IndexPath(item: 0, section: 0)), as: 70)
    table.sections[0].header = .view(10)
    table.layout.invalidateLengths()
    table.layout.prepare()
    #expect(table.row(0, 0) == [16, 10, 343, 70])
  }
}
