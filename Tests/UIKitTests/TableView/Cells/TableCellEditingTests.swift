import Testing

@testable import UIKit

/// The controls of table cells in the editing mode.
@MainActor
@Suite struct TableCellEditingTests {
  private func cell(
    _ style: UITableViewCell.EditingStyle = .delete, on screen: TableScreen = .phone,
    movable: Bool = true, height: CGFloat = 62,
    _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    let cell = UITableViewCell.make(on: screen) {
      $0.editingStyle = style
      $0.isMovable = movable
    }
    cell.textLabel?.text = "Title"
    change(cell)
    cell.isEditing = true
    return cell.layOut(height: height)
  }

  private func view<View: UIView>(_ type: View.Type, in cell: UITableViewCell) throws -> View {
    try #require(cell.subviews.lazy.compactMap { $0 as? View }.first)
  }

  /// `tb-se261-editing-rest`.
  @Test func `a delete button and a grip take their width from the content`() throws {
    let cell = cell()
    #expect(cell.contentView.frame == CGRect(40, 0, 292, 62))
    let control = try view(EditControlView.self, in: cell)
    #expect(control.frame == CGRect(15, 17, 26, 26))
    #expect(try cell.frameInside(control.button) == CGRect(17, 20, 22, 22))
    let reorder = try view(ReorderControlView.self, in: cell)
    #expect(reorder.frame == CGRect(332, 0, 27, 62))
    #expect(reorder.grip.frame == CGRect(0, 24, 27, 15))
    #expect(cell.separatorViews.map(\.frame) == [CGRect(16, 61, 343, 1)])
  }

  @Test func `controls grow with the text size`() throws {
    let cell = cell(height: 117) {
      $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    }
    #expect(cell.contentView.frame == CGRect(55, 0, 263, 117))
    #expect(try view(EditControlView.self, in: cell).frame == CGRect(16, 33, 39, 38))
    let reorder = try view(ReorderControlView.self, in: cell)
    #expect(reorder.frame == CGRect(318, 0, 41, 117))
    #expect(reorder.grip.frame == CGRect(0, 48, 41, 21.5))
  }

  @Test func `controls are mirrored in right-to-left interfaces`() throws {
    let cell = cell { $0.traitOverrides.layoutDirection = .rightToLeft }
    #expect(cell.contentView.frame == CGRect(43, 0, 292, 62))
    #expect(try view(EditControlView.self, in: cell).frame.minX == 334)
    #expect(try view(ReorderControlView.self, in: cell).frame.minX == 16)
  }

  /// `tb-se26-editing-on`, `tb-se26-editing-off`.
  @Test func `the text keeps its distance from the controls`() throws {
    func label(_ cell: UITableViewCell) throws -> CGRect { try cell.frameInside(cell.textLabel) }
    let rows = [
      cell(on: .narrowPhone, height: 44) { $0.accessoryType = .disclosureIndicator },
      cell(on: .narrowPhone, height: 44),
      cell(.insert, on: .narrowPhone, movable: false, height: 44),
      cell(on: .narrowPhone, movable: false, height: 44) { $0.row.isEditable = false },
    ]
    #expect(
      try rows.map(label) == [
        CGRect(56, 0, 213, 44), CGRect(56, 0, 213, 44), CGRect(56, 0, 248, 44),
        CGRect(16, 0, 288, 44),
      ])
    for cell in rows {
      cell.isEditing = false
      cell.layoutIfNeeded()
    }
    #expect(try rows.map(label).map(\.width) == [269.5, 288, 288, 288])
  }

  @Test func `a row without a control indents its content unless it should not`() {
    #expect(cell(.none, movable: false).contentView.frame.minX == 40)
    let cell = cell(.none, movable: false) { $0.shouldIndentWhileEditing = false }
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test func `a circle takes the place of the control while several rows are selected`() throws {
    let cell = UITableViewCell.make {
      $0.editingStyle = .delete
      $0.selectsWhileEditing = true
    }
    cell.isEditing = true
    cell.layOut(height: 62)
    #expect(try view(SelectionCircleView.self, in: cell).frame == CGRect(17, 20, 22, 22))
    #expect(cell.contentView.frame.minX == 40)
  }

  @Test func `the editing mode has accessories of its own`() throws {
    let cell = cell(movable: false) {
      $0.accessoryType = .checkmark
      $0.editingAccessoryType = .disclosureIndicator
    }
    #expect(cell.contentView.frame.maxX == 348.5)
    cell.isEditing = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == 335)
  }

  @Test func `transitions are announced around the change of the mode`() {
    final class Cell: UITableViewCell {
      var log: [String] = []
      override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        log.append("will \(state.rawValue) \(isEditing)")
      }
      override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        log.append("did \(state.rawValue) \(isEditing)")
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        log.append("set \(editing)")
        super.setEditing(editing, animated: animated)
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.isEditing = true
    cell.isEditing = true
    cell.showDeleteConfirmation(true, animated: false)
    #expect(cell.showingDeleteConfirmation)
    cell.isEditing = false
    #expect(
      cell.log == [
        "set true", "will 1 false", "did 1 true", "set true", "will 3 true", "did 3 true",
        "set false", "will 2 true", "did 2 false",
      ])
  }

  @Test func `the mode changes with an animation in a window`() async throws {
    let window = UIWindow(onStandardScreen: CGRect(0, 0, 375, 400))
    window.isHidden = false
    let cell = UITableViewCell.make { $0.editingStyle = .delete }
    cell.frame = CGRect(0, 0, 375, 52)
    window.addSubview(cell)
    window.layoutIfNeeded()
    cell.setEditing(true, animated: true)
    #expect(cell.contentView.frame.minX == 40)
    #expect(cell.configurationState.isEditing)
  }
}
