import Testing

@testable import UIKit

/// Selection of rows by taps and by the app, and the calls of the delegate (`uikit-tables`, 6).
@Suite(.serialized) @MainActor struct TableSelectionTests {
  @Test func `a tap ends the highlight before it selects`() {
    let fixture = TableViewFixture(rows: 10)
    fixture.tap(3)
    #expect(
      fixture.delegate.log == [
        "shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3", "willSelect 0.3",
        "didSelect 0.3", "performPrimaryAction 0.3",
      ])
    #expect(fixture.cell(3)?.isSelected == true)
    #expect(fixture.cell(3)?.isHighlighted == false)
  }

  @Test func `another row is deselected after the new one is allowed`() {
    let fixture = TableViewFixture(rows: 10)
    fixture.tap(3)
    fixture.delegate.log = []
    fixture.tap(4)
    #expect(
      fixture.delegate.log.dropFirst(3) == [
        "willSelect 0.4", "willDeselect 0.3", "didDeselect 0.3", "didSelect 0.4",
        "performPrimaryAction 0.4",
      ])
    #expect(fixture.view.indexPathsForSelectedRows == [.row(4)])
  }

  @Test func `the delegate selects another row or none`() {
    let fixture = TableViewFixture(rows: 10)
    fixture.delegate.selected = [.row(1): .row(5), .row(2): nil]
    fixture.tap(1)
    #expect(fixture.view.indexPathForSelectedRow == .row(5))
    fixture.tap(2)
    #expect(fixture.view.indexPathForSelectedRow == .row(5))
  }

  @Test func `a row that is not highlighted is not selected`() {
    let fixture = TableViewFixture(rows: 10)
    fixture.delegate.highlights = false
    fixture.tap(3)
    #expect(fixture.delegate.log == ["shouldHighlight 0.3"])
    #expect(fixture.view.indexPathForSelectedRow == nil)
  }

  @Test func `selecting by the app calls no delegate`() {
    let fixture = TableViewFixture(rows: 10)
    fixture.view.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    #expect(fixture.delegate.log.isEmpty)
    #expect(fixture.cell(2)?.isSelected == true)
    fixture.view.deselectRow(at: .row(2), animated: false)
    #expect(fixture.delegate.log.isEmpty)
    #expect(fixture.view.indexPathsForSelectedRows == nil)
  }

  @Test func `no index path deselects all rows`() {
    let fixture = TableViewFixture(rows: 10)
    fixture.view.allowsMultipleSelection = true
    for row in [4, 2] {
      fixture.view.selectRow(at: .row(row), animated: false, scrollPosition: .none)
    }
    #expect(fixture.view.indexPathsForSelectedRows == [.row(2), .row(4)])
    #expect(fixture.view.indexPathForSelectedRow == .row(4))
    fixture.view.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(fixture.view.indexPathsForSelectedRows == nil)
  }

  @Test func `the editing mode clears a selection that it does not allow`() {
    let fixture = TableViewFixture(rows: 10)
    fixture.view.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    fixture.view.setEditing(true, animated: false)
    #expect(fixture.view.indexPathsForSelectedRows == nil)
  }

  @Test func `a reload clears the selection`() {
    let fixture = TableViewFixture(rows: 10)
    fixture.view.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    fixture.view.reloadData()
    #expect(fixture.view.indexPathsForSelectedRows == nil)
  }

  @Test func `a touch posts a notification and the app does not`() {
    let fixture = TableViewFixture(rows: 10)
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: fixture.view, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    fixture.view.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    #expect(count == 0)
    fixture.tap(2)
    #expect(count == 1)
    fixture.view.delegate = nil
    fixture.tap(3)
    #expect(count == 2)
    #expect(fixture.view.indexPathForSelectedRow == .row(3))
  }

  /// Recorded: `tb-move-identity`.
  @Test func `the selection and the cells follow a moved row`() {
    let fixture = TableViewFixture([["A", "B", "C", "D"]])
    fixture.view.rowHeight = 44
    fixture.view.allowsMultipleSelection = true
    fixture.view.layoutIfNeeded()
    for row in [0, 2] {
      fixture.view.selectRow(at: .row(row), animated: false, scrollPosition: .none)
    }
    let before = fixture.view.visibleCells
    let moved = fixture.source.sections[0].remove(at: 0)
    fixture.source.sections[0].insert(moved, at: 2)
    fixture.view.moveRow(at: .row(0), to: .row(2))
    fixture.view.layoutIfNeeded()
    #expect(fixture.texts == ["B", "C", "A", "D"])
    #expect(fixture.view.visibleCells[2] === before[0])
    #expect(fixture.view.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    #expect(fixture.view.indexPathsForSelectedRows == [.row(1), .row(2)])
    #expect(fixture.view.indexPathForSelectedRow == .row(2))
  }
}
