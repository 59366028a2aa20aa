import TestSupport
import Testing

@testable import UIKit

/// Tables after random changes, against the sum of all heights.
@MainActor
struct TableModelTests {
  @Test(arguments: 0..<6)
  func `a changed table is laid out like a new one`(block: Int) throws {
    for seed in RepeatableRandom.seeds(8, inBlock: block) {
      var steps = TableSteps(seed: seed)
      steps.check("seed \(seed), at the start")
      for step in 0..<40 {
        let operation = try steps.step()
        steps.check("seed \(seed), step \(step): \(operation)")
      }
    }
  }
}

/// Random changes of a table.
@MainActor
private struct TableSteps {
  let table: TableFixture
  private var random: RepeatableRandom
  private var nextID = 0

  init(seed: UInt64) {
    random = RepeatableRandom(seed: seed)
    var environment = TableEnvironment(
      style: random.pick([.plain, .grouped, .insetGrouped]), width: random.pick([320, 393, 820]))
    environment.isBelowLargeTitle = random.once(in: 4)
    let lengths = random.pick([
      TableRowLengths.uniform(.automatic), .uniform(.given(44)), .uniform(.estimated(80)), .each,
      .eachEstimated,
    ])
    table = TableFixture(environment, [], lengths: lengths)
    table.layout.lookUpLimit = random.pick([0, 500])
    if random.once(in: 3) { table.layout.tableHeaderLength = 90.5 }
    if random.once(in: 3) { table.layout.tableFooterLength = 30 }
    var sections: [TableFixture.Section] = []
    for _ in 0..<random.pick([1, 3, 70]) { sections.append(section()) }
    table.sections = sections
    table.reload()
  }

  // MARK: - Data

  private mutating func half(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random)) / 2
  }

  private mutating func row() -> TableFixture.Row {
    nextID += 1
    let length: TableLength
    switch (table.lengths, Int.random(in: 0..<6, using: &random)) {
    case (.eachEstimated, 0...3): length = .estimated(half(20...200))
    case (.each, 0...3): length = .given(random.once(in: 8) ? 0 : half(20...200))
    case (.each, 4): length = .estimated(half(20...200))
    default: length = .automatic
    }
    return TableFixture.Row(id: nextID, length: length)
  }

  private mutating func boundary() -> TableBoundary {
    let content = random.pick([TableBoundary.Content.nothing, .title, .view])
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return TableBoundary(content: content, length: .given(half(0...120)))
    case 1: return TableBoundary(content: content, length: .estimated(half(1...120)))
    default: return TableBoundary(content: content)
    }
  }

  private mutating func section() -> TableFixture.Section {
    var section = TableFixture.Section(header: boundary(), footer: boundary())
    for _ in 0..<random.pick([0, 1, 2, 5, 30]) { section.rows.append(row()) }
    return section
  }

  // MARK: - Steps

  mutating func step() throws -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: return try editRows()
    case 3: return try editSections()
    case 4: return scroll()
    case 5: return changeViews()
    case 6 where random.once(in: 4):
      for section in table.sections.indices {
        table.sections[section].measuredHeader = nil
        table.sections[section].measuredFooter = nil
        for row in table.sections[section].rows.indices {
          table.sections[section].rows[row].measured = nil
        }
      }
      table.reload()
      return "reload"
    default: return measure()
    }
  }

  private mutating func scroll() -> String {
    let limit = max(1, table.layout.collectionViewContentSize.height - table.bounds.height / 2)
    table.bounds.origin.y = CGFloat(Int.random(in: -200...Int(limit), using: &random)) + 0.5
    table.insets = UIEdgeInsets(top: random.pick([0, 64]), left: 0, bottom: 34, right: 0)
    return "scroll to \(table.bounds.minY)"
  }

  private mutating func changeViews() -> String {
    table.layout.tableHeaderLength = random.pick([0, 0.25, 44, 120])
    table.layout.tableFooterLength = random.pick([0, 60])
    table.layout.prepare()
    return "views of \(table.layout.tableHeaderLength), \(table.layout.tableFooterLength)"
  }

  private mutating func measure() -> String {
    let shown = TableModel(table, visible: table.visiblePart(in: table.bounds))
      .elements(in: table.bounds)
    guard !shown.isEmpty else { return "nothing to measure" }
    let key = random.pick(shown).key
    guard let attributes = table.layout.attributes(of: key) else { return "no \(key)" }
    let isFree = attributes.freeAxes?.contains(.vertical) ?? false
    guard isFree else { return "\(key) is not measured" }
    var height = half(10...300)
    let path = key.path
    // A table view answers with the height that the app states for the row.
    if key.isCell, case .each = table.lengths,
      case .given(let stated) = table.sections[path.section].rows[path.item].length
    {
      height = stated
    }
    table.measure(key, as: height)
    switch key.kind {
    case .cell: table.sections[path.section].rows[path.item].measured = height
    case .supplementary(let kind):
      if kind == UICollectionView.elementKindSectionHeader {
        table.sections[path.section].measuredHeader = height
      } else {
        table.sections[path.section].measuredFooter = height
      }
    case .decoration: break
    }
    return "measure \(key) at \(height)"
  }

  /// Deletes, inserts, reloads and moves rows.
  private mutating func editRows() throws -> String {
    var batch = BatchOperations()
    var rows = table.sections.map { $0.rows }
    var removed: [[Int]] = rows.map { _ in [] }
    var moved: [TableFixture.Row] = []
    var reloaded: Set<Int> = []
    for (section, old) in rows.enumerated() where !random.once(in: 3) {
      for (item, row) in old.enumerated() where random.once(in: 9) {
        let path = IndexPath(item: item, section: section)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          batch.deletedItems.append(path)
          removed[section].append(item)
        case 1:
          batch.reloadedItems.append(path)
          reloaded.insert(row.id)
        default:
          batch.movedItems.append((path, path))
          moved.append(row)
          removed[section].append(item)
        }
      }
    }
    for (section, items) in removed.enumerated() {
      for item in items.reversed() { rows[section].remove(at: item) }
    }
    var new = Set<Int>()
    for row in moved + (0..<Int.random(in: 0..<4, using: &random)).map({ _ in self.row() }) {
      let section = random.pick(Array(rows.indices))
      rows[section].insert(row, at: Int.random(in: 0...rows[section].count, using: &random))
      new.insert(row.id)
    }
    let places = Dictionary(
      uniqueKeysWithValues: rows.enumerated().flatMap { section, rows in
        rows.enumerated().map { ($1.id, IndexPath(item: $0, section: section)) }
      })
    for (index, row) in moved.enumerated() { batch.movedItems[index].to = places[row.id]! }
    batch.insertedItems = new.subtracting(moved.map(\.id)).map { places[$0]! }.sorted()
    var sections = table.sections
    for section in sections.indices {
      sections[section].rows = rows[section].map { row in
        var row = row
        if reloaded.contains(row.id) { row.measured = nil }
        return row
      }
    }
    try table.apply(batch, sections)
    return "rows: -\(batch.deletedItems) +\(batch.insertedItems) \(batch.movedItems) "
      + "reload \(batch.reloadedItems)"
  }

  /// Deletes, inserts, moves or reloads a section.
  private mutating func editSections() throws -> String {
    var batch = BatchOperations()
    var sections = table.sections
    let index = Int.random(in: 0..<sections.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where sections.count > 1:
      sections.remove(at: index)
      batch.deletedSections = [index]
    case 1:
      let target = Int.random(in: 0..<sections.count, using: &random)
      sections.insert(sections.remove(at: index), at: target)
      batch.movedSections = [(index, target)]
    case 2:
      sections[index] = section()
      batch.reloadedSections = [index]
    default:
      sections.insert(section(), at: index)
      batch.insertedSections = [index]
    }
    try table.apply(batch, sections)
    return "sections: \(batch)"
  }

  // MARK: - Checks

  mutating func check(_ name: String) {
    let visible = table.visiblePart(in: table.bounds)
    let model = TableModel(table, visible: visible)
    let layout = table.layout!
    #expect(
      layout.collectionViewContentSize
        == CGSize(width: table.environment.width, height: model.height),
      "\(name)")
    for _ in 0..<2 {
      let rect =
        random.once(in: 2)
        ? table.bounds
        : CGRect(
          x: 0, y: half(0...max(1, Int(model.height * 2))), width: 320, height: half(1...2000))
      let expected = model.elements(in: rect)
      let actual = (layout.layoutAttributesForElements(in: rect) ?? []).map {
        TableModel.Element(key: $0.elementKey, frame: $0.frame)
      }
      #expect(actual == expected, "\(name), in \(rect)")
      let rows = layout.rows(in: rect)
      #expect(
        rows == expected.filter(\.key.isCell).map(\.key.indexPath), "\(name), rows in \(rect)")
    }
    for element in model.elements where random.once(in: 1 + model.elements.count / 20) {
      #expect(layout.attributes(of: element.key)?.frame == element.frame, "\(name), \(element.key)")
    }
    let section = Int.random(in: 0..<table.sections.count, using: &random)
    #expect(layout.rect(ofSection: section) == model.rects[section], "\(name), section \(section)")
  }
}
