import Testing

@testable import UIKit

/// Updates of rows and sections (`uikit-tables`, 7).
@Suite(.serialized) @MainActor struct TableUpdateTests {
  private func fixture() -> TableViewFixture<TextRows, RecordingRowDelegate> {
    let fixture = TableViewFixture([["A", "B", "C"], ["D"]])
    fixture.view.rowHeight = 44
    fixture.view.layoutIfNeeded()
    return fixture
  }

  /// Recorded: `tb-begin-end-updates-count`.
  @Test func `the number of rows changes at the end of an update`() {
    let fixture = TableViewFixture([["A", "B", "C"]])
    fixture.view.beginUpdates()
    fixture.source.sections[0].removeLast()
    fixture.view.deleteRows(at: [.row(2)], with: .fade)
    #expect(fixture.view.numberOfRows(inSection: 0) == 3)
    fixture.view.endUpdates()
    #expect(fixture.view.numberOfRows(inSection: 0) == 2)
    #expect(fixture.view.cellForRow(at: .row(2)) == nil)
  }

  @Test func `an inserted row appears and the others keep their cells`() {
    let fixture = fixture()
    let before = fixture.view.visibleCells
    fixture.source.sections[0].insert("New", at: 1)
    fixture.view.insertRows(at: [.row(1)], with: .automatic)
    #expect(fixture.texts == ["A", "New", "B", "C", "D"])
    #expect(fixture.view.visibleCells[0] === before[0])
    #expect(fixture.view.visibleCells[2] === before[1])
    #expect(fixture.view.contentSize.height == 220)
  }

  @Test func `deletions name old index paths and insertions new ones`() {
    let fixture = fixture()
    fixture.view.performBatchUpdates {
      fixture.source.sections = [["X", "C"], ["D"]]
      fixture.view.insertRows(at: [.row(0)], with: .left)
      fixture.view.deleteRows(at: [.row(0), .row(1)], with: .right)
    }
    #expect(fixture.texts == ["X", "C", "D"])
  }

  @Test func `a reloaded row has another cell and a reconfigured one keeps it`() {
    let fixture = fixture()
    let before = fixture.view.visibleCells
    fixture.source.sections[0][0] = "AA"
    fixture.source.sections[0][1] = "BB"
    fixture.view.reconfigureRows(at: [.row(0)])
    fixture.view.reloadRows(at: [.row(1)], with: .none)
    #expect(fixture.texts == ["AA", "BB", "C", "D"])
    #expect(fixture.view.visibleCells[0] === before[0])
    #expect(fixture.cell(0)?.preparations == 0)
    // Without an animation, the cell that has left is reused at once.
    #expect(fixture.cell(1)?.preparations == 1)
  }

  @Test func `sections are inserted, moved and deleted`() {
    let fixture = fixture()
    fixture.source.sections = [["D"], ["E"], ["A", "B", "C"]]
    fixture.view.beginUpdates()
    fixture.view.moveSection(0, toSection: 2)
    fixture.view.insertSections(IndexSet(integer: 1), with: .fade)
    fixture.view.endUpdates()
    #expect(fixture.texts == ["D", "E", "A", "B", "C"])
    fixture.source.sections = [["E"]]
    fixture.view.deleteSections([0, 2], with: .top)
    #expect(fixture.texts == ["E"])
  }

  @Test func `nested updates are displayed at the end of the outermost one`() {
    let fixture = fixture()
    fixture.view.beginUpdates()
    fixture.source.sections[0].removeFirst()
    fixture.view.deleteRows(at: [.row(0)], with: .fade)
    fixture.view.performBatchUpdates {
      fixture.source.sections[1].removeFirst()
      fixture.view.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
    }
    #expect(fixture.view.numberOfRows(inSection: 0) == 3)
    fixture.view.endUpdates()
    #expect(fixture.texts == ["B", "C"])
  }

  @Test func `the completion of an update is called once`() {
    let fixture = fixture()
    var calls: [Bool] = []
    fixture.view.performBatchUpdates(nil) { calls.append($0) }
    fixture.view.performBatchUpdates({}, completion: { calls.append($0) })
    NextTurn.runWaiting()
    #expect(calls == [true, true])
  }

  @Test func `the end of an update measures the rows again`() {
    let fixture = TableViewFixture([["A", "B", "C"]])
    let cell = fixture.cell(0)
    cell?.textLabel?.numberOfLines = 0
    cell?.textLabel?.text = "One\nTwo\nThree"
    fixture.view.beginUpdates()
    fixture.view.endUpdates()
    #expect(fixture.view.rectForRow(at: .row(0)).height > 52)
    #expect(fixture.cell(0) === cell)
  }
}
