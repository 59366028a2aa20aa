import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Random sequences of operations on a table view, compared after each step with a model that
/// visits every row.
@Suite(.serialized) @MainActor struct TableOperationTests {
  @Test(arguments: RepeatableRandom.seeds(40))
  func `the rows equal a naive model's whatever happens`(seed: UInt64) {
    let run = TableRun(seed: seed)
    for step in 0..<60 {
      let happened = run.doSomething()
      run.check("seed \(seed), step \(step), \(run.configuration), after \(happened)")
    }
  }
}

/// Rows with names, and with heights by name.
@MainActor
private final class NamedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[Int]] = []
  var headerHeight: CGFloat = 0

  static func height(of name: Int) -> CGFloat { [31, 50.5, 44, 69, 38][name % 5] }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! NamedCell
    cell.name = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerHeight > 0 ? UIView() : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section][indexPath.row] % 2 == 0
  }
}

/// A cell that is as high as its name says.
private final class NamedCell: UITableViewCell {
  var name = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: NamedRows.height(of: name))
  }
}

/// Heights that the delegate states, beside the other methods of the data source.
@MainActor
private final class HeightDelegate: NSObject, UITableViewDelegate {
  let rows: NamedRows

  init(_ rows: NamedRows) { self.rows = rows }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    NamedRows.height(of: rows.sections[indexPath.section][indexPath.row])
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    rows.headerHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    rows.headerHeight > 0 ? UIView() : nil
  }
}

/// A table view under random operations, and its expected state.
@MainActor
private final class TableRun {
  private var random: RepeatableRandom
  private let view: UITableView
  private let rows = NamedRows()
  private let heights: HeightDelegate
  /// A Boolean value that indicates whether the heights of all rows are known.
  private let statesHeights: Bool
  private var selected: Set<Int> = []
  private var nextName = 0

  var configuration: String {
    "\(statesHeights ? "stated" : "measured") heights, headers \(rows.headerHeight)"
  }

  init(seed: UInt64) {
    // A test that waits may have left another screen.
    UIScreen.main.become(.standard, orientation: .portrait)
    random = RepeatableRandom(seed: seed)
    statesHeights = random.once(in: 2)
    rows.headerHeight = random.pick([0, 20])
    heights = HeightDelegate(rows)
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 480), style: .plain)
    view.traitOverrides.displayScale = 2
    view.sectionHeaderTopPadding = 0
    view.allowsMultipleSelection = true
    view.register(NamedCell.self, forCellReuseIdentifier: "row")
    rows.sections = (0..<Int.random(in: 0...3, using: &random)).map { _ in newRows(20) }
    if statesHeights { view.estimatedRowHeight = 0 }
    view.delegate = statesHeights ? heights : rows
    view.dataSource = rows
    view.layoutIfNeeded()
  }

  private func newRows(_ most: Int) -> [Int] {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in newName() }
  }

  private func newName() -> Int {
    nextName += 1
    return nextName
  }

  private func animation() -> UITableView.RowAnimation {
    random.pick([.fade, .left, .right, .top, .bottom, .none, .middle, .automatic])
  }

  // MARK: Operations

  /// Performs a random operation, and returns its description.
  func doSomething() -> String {
    defer { view.layoutIfNeeded() }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2:
      let end = max(0, view.contentSize.height - view.bounds.height)
      view.contentOffset.y = CGFloat.random(in: -40...end + 40, using: &random).rounded()
      return "a scroll to \(view.contentOffset.y)"
    case 3...6: return updateRows()
    case 7: return updateSections()
    case 8: return select()
    case 9:
      view.setEditing(!view.isEditing, animated: random.once(in: 2))
      if view.isEditing { selected = [] }
      return "editing \(view.isEditing)"
    case 10:
      view.frame.size.height = CGFloat(Int.random(in: 20...80, using: &random) * 10)
      return "a height of \(view.frame.height)"
    default:
      rows.sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in newRows(30) }
      selected = []
      view.reloadData()
      return "a reload"
    }
  }

  /// Deletes, inserts and reloads rows in one update.
  private func updateRows() -> String {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var after: [[Int]] = []
    for (section, names) in rows.sections.enumerated() {
      var kept: [Int] = []
      for (row, name) in names.enumerated() {
        if random.once(in: 6) {
          deleted.append(IndexPath(row: row, section: section))
          selected.remove(name)
        } else {
          if random.once(in: 10) { reloaded.append(IndexPath(row: row, section: section)) }
          kept.append(name)
        }
      }
      let count = kept.count + Int.random(in: 0...3, using: &random)
      var positions = Set<Int>()
      while positions.count < count - kept.count {
        positions.insert(Int.random(in: 0..<count, using: &random))
      }
      var rest = kept[...]
      after.append(
        (0..<count).map { row in
          guard positions.contains(row) else { return rest.removeFirst() }
          inserted.append(IndexPath(row: row, section: section))
          return newName()
        })
    }
    let animation = animation()
    inserted.shuffle(using: &random)
    deleted.shuffle(using: &random)
    view.performBatchUpdates { [view, rows] in
      rows.sections = after
      view.insertRows(at: inserted, with: animation)
      view.reloadRows(at: reloaded, with: animation)
      view.deleteRows(at: deleted, with: animation)
    }
    return "\(deleted.count) deletions, \(inserted.count) insertions, \(reloaded.count) reloads"
  }

  /// Inserts, deletes or moves a section.
  private func updateSections() -> String {
    let count = rows.sections.count
    let animation = animation()
    guard count > 0, !random.once(in: 3) else {
      let section = Int.random(in: 0...count, using: &random)
      rows.sections.insert(newRows(10), at: section)
      view.insertSections(IndexSet(integer: section), with: animation)
      return "section \(section) inserted"
    }
    let section = Int.random(in: 0..<count, using: &random)
    if random.once(in: 2) {
      selected.subtract(rows.sections.remove(at: section))
      view.deleteSections(IndexSet(integer: section), with: animation)
      return "section \(section) deleted"
    }
    let target = Int.random(in: 0..<count, using: &random)
    rows.sections.insert(rows.sections.remove(at: section), at: target)
    view.moveSection(section, toSection: target)
    return "section \(section) moved to \(target)"
  }

  /// Selects or deselects a row.
  private func select() -> String {
    guard !view.isEditing, let section = rows.sections.indices.randomElement(using: &random),
      let row = rows.sections[section].indices.randomElement(using: &random)
    else { return "nothing" }
    let name = rows.sections[section][row]
    let indexPath = IndexPath(row: row, section: section)
    if selected.remove(name) != nil {
      view.deselectRow(at: indexPath, animated: false)
      return "a deselection"
    }
    selected.insert(name)
    view.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    return "a selection"
  }

  // MARK: Checks

  /// Compares the table view with the model.
  func check(_ sentence: String) {
    #expect(view.numberOfSections == rows.sections.count, "\(sentence)")
    let counts = rows.sections.indices.map { view.numberOfRows(inSection: $0) }
    #expect(counts == rows.sections.map(\.count), "\(sentence)")
    checkRows(sentence)
    if statesHeights { checkFrames(sentence) }
    let names = (view.indexPathsForSelectedRows ?? []).map { rows.sections[$0.section][$0.row] }
    #expect(Set(names) == selected, "\(sentence)")
  }

  /// Compares the cells with the names of the rows, and the visible rows with the layout.
  private func checkRows(_ sentence: String) {
    var expected: [IndexPath] = []
    for (section, names) in rows.sections.enumerated() {
      for row in names.indices {
        let indexPath = IndexPath(row: row, section: section)
        let rect = view.rectForRow(at: indexPath)
        if rect.minY < view.bounds.maxY, rect.maxY > view.bounds.minY { expected.append(indexPath) }
      }
    }
    #expect(view.indexPathsForVisibleRows ?? [] == expected, "\(sentence)")
    for indexPath in expected {
      let cell = view.cellForRow(at: indexPath) as? NamedCell
      let name = rows.sections[indexPath.section][indexPath.row]
      #expect(cell?.name == name, "\(sentence), row \(indexPath)")
      #expect(cell?.frame == view.rectForRow(at: indexPath), "\(sentence), row \(indexPath)")
      #expect(cell?.frame.height == NamedRows.height(of: name), "\(sentence), row \(indexPath)")
      #expect(cell?.isSelected == selected.contains(name), "\(sentence), row \(indexPath)")
      #expect(cell?.isEditing == view.isEditing, "\(sentence), row \(indexPath)")
    }
  }

  /// Compares the frames of all rows with the sums of the heights before them.
  private func checkFrames(_ sentence: String) {
    var y: CGFloat = 0
    for (section, names) in rows.sections.enumerated() {
      y += rows.headerHeight
      for (row, name) in names.enumerated() {
        let rect = view.rectForRow(at: IndexPath(row: row, section: section))
        let height = NamedRows.height(of: name)
        #expect(rect == CGRect(x: 0, y: y, width: 375, height: height), "\(sentence), \(name)")
        y += height
      }
    }
    #expect(view.contentSize.height == y, "\(sentence)")
  }
}
