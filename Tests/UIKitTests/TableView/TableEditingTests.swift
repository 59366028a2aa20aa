import Testing

@testable import UIKit

/// The editing mode, swipes and the methods of the data source for them (`uikit-tables`, 2).
@Suite(.serialized) @MainActor struct TableEditingTests {
  /// Rows that are deleted, as after lowering.
  private final class Deletable: TextRowsMethods, UITableViewDataSource {
    var log: [String] = []
    var _implementedRowMethods: _TableRowMethods { [.isKnown, .commit] }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  /// Rows whose data source declares them editable and movable, without lowering.
  private final class Declared: TextRowsMethods, UITableViewDataSource {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 0
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 0
    }
  }

  private final class EditingDelegate: RecordingRowMethods, UITableViewDelegate {
    var style = UITableViewCell.EditingStyle.delete
    var trailing: UISwipeActionsConfiguration?

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      note("willBeginEditing", indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      note("didEndEditing", indexPath)
    }
  }

  private func deletable() -> TableViewFixture<Deletable, EditingDelegate> {
    TableViewFixture(Deletable([["A", "B", "C"]]), EditingDelegate())
  }

  @Test func `the editing mode reaches the cells once`() {
    let fixture = deletable()
    fixture.view.setEditing(true, animated: false)
    #expect(fixture.view.isEditing)
    #expect(fixture.cell(1)?.editings == ["true false"])
    fixture.view.isEditing = false
    #expect(fixture.cell(1)?.editings == ["true false", "false false"])
  }

  @Test func `a swipe of a row that can be deleted reveals one action`() throws {
    let fixture = deletable()
    let actions = fixture.view.swipeConfiguration(at: .trailing, ofItemAt: .row(1))?.actions
    #expect(actions?.map(\.title) == ["Delete"])
    #expect(fixture.view.swipeConfiguration(at: .leading, ofItemAt: .row(1)) == nil)
  }

  @Test func `a row without commit reveals nothing`() {
    let fixture = TableViewFixture([["A", "B"]])
    #expect(fixture.view.swipeConfiguration(at: .trailing, ofItemAt: .row(1)) == nil)
    #expect(fixture.view.rowEdits.canEdit(.row(1), in: fixture.view))
    #expect(!fixture.view.rowEdits.canMove(.row(1), in: fixture.view))
  }

  @Test func `rows that are declared editable are deleted without lowering`() {
    let fixture = TableViewFixture(Declared([["A", "B"]]), EditingDelegate())
    #expect(fixture.view.swipeConfiguration(at: .trailing, ofItemAt: .row(0)) == nil)
    #expect(fixture.view.swipeConfiguration(at: .trailing, ofItemAt: .row(1)) != nil)
    #expect(!fixture.view.rowEdits.canMove(.row(0), in: fixture.view))
    #expect(fixture.view.rowEdits.canMove(.row(1), in: fixture.view))
  }

  @Test func `a configuration without actions reveals nothing`() {
    let fixture = deletable()
    fixture.delegate.trailing = UISwipeActionsConfiguration(actions: [])
    #expect(
      fixture.view.swipes.configuration(at: .trailing, ofRowAt: .row(1), in: fixture.view) == nil)
  }

  @Test func `deleting by a swipe calls the delegate and the data source in order`() throws {
    let fixture = deletable()
    fixture.view.swipes.open(.trailing, ofRowAt: .row(1), in: fixture.view)
    #expect(fixture.view.isEditing)
    #expect(fixture.delegate.log == ["willBeginEditing 0.1"])
    let action = try #require(
      fixture.view.swipeConfiguration(at: .trailing, ofItemAt: .row(1))?.actions.first)
    fixture.view.swipes.perform(action, from: UIView(), in: fixture.view)
    #expect(fixture.source.log == ["commit 1 1"])
    #expect(fixture.delegate.log == ["willBeginEditing 0.1", "didEndEditing nil"])
    #expect(!fixture.view.isEditing)
    #expect(fixture.texts == ["A", "C"])
  }

  @Test func `a row that closes ends its editing`() {
    let fixture = deletable()
    fixture.view.swipes.open(.trailing, ofRowAt: .row(1), in: fixture.view)
    fixture.view.swipes.close(animated: false)
    #expect(fixture.delegate.log == ["willBeginEditing 0.1", "didEndEditing 0.1"])
  }

  @Test func `the delete control reveals the button and the insert control commits at once`() throws
  {
    let fixture = deletable()
    fixture.view.setEditing(true, animated: false)
    let cell = try #require(fixture.cell(1))
    fixture.view.editControlTapped(in: cell)
    #expect(fixture.source.log.isEmpty)
    #expect(fixture.view.swipes.indexPath == .row(1))
    fixture.view.swipes.close(animated: false)
    fixture.delegate.style = .insert
    fixture.view.editControlTapped(in: cell)
    #expect(fixture.source.log == ["commit 2 1"])
  }
}
