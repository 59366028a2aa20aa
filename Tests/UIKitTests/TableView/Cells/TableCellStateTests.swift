import Testing

@testable import UIKit

/// The backgrounds, the selection and the drags of table cells.
@MainActor
@Suite struct TableCellStateTests {
  private let gray = UIColor.systemGray4

  /// The visible view behind the content.
  private func selection(in cell: UITableViewCell) -> UIView? {
    cell.subviews.first { $0.backgroundColor == gray && !$0.isHidden }
  }

  // MARK: Backgrounds

  @Test func `the style of the table view determines the background`() {
    #expect(UITableViewCell.make().backgroundColor == .systemBackground)
    for placement in [ListPlacement.grouped, .insetGrouped] {
      #expect(
        UITableViewCell.make(in: placement).backgroundColor == .secondarySystemGroupedBackground)
    }
    #expect(UITableViewCell.make(in: .none).backgroundColor == nil)
  }

  @Test func `the app's background color stays`() {
    let cell = UITableViewCell.make()
    cell.backgroundColor = .clear
    cell.row.placement = .insetGrouped
    #expect(cell.backgroundColor == .clear)
  }

  @Test func `a card rounds its first and its last row`() {
    let cell = UITableViewCell.make(in: [.insetGrouped, .first])
    #expect(cell.layer.cornerRadius == 26)
    #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cell.clipsToBounds)
    cell.row.placement = [.insetGrouped]
    #expect(cell.layer.cornerRadius == 0)
    #expect(!cell.clipsToBounds)
  }

  @Test func `a background configuration replaces the backgrounds`() {
    let cell = UITableViewCell.make(in: .grouped)
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(cell.backgroundColor == nil)
    cell.isSelected = true
    cell.layOut()
    #expect(cell.backgroundConfiguration?.backgroundColor == gray)
    #expect(selection(in: cell) == nil)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    #expect(selection(in: cell) != nil)
    cell.backgroundView = nil
    #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
  }

  // MARK: Selection

  @Test func `a selected row is gray`() {
    let cell = UITableViewCell.make().layOut()
    #expect(selection(in: cell) == nil)
    cell.isHighlighted = true
    #expect(selection(in: cell)?.frame == cell.bounds)
    cell.isHighlighted = false
    #expect(selection(in: cell) == nil)
    cell.setSelected(true, animated: false)
    #expect(selection(in: cell) != nil)
    cell.selectionStyle = .none
    #expect(selection(in: cell) == nil)
  }

  @Test func `views of the app take the place of the gray background`() {
    let cell = UITableViewCell.make().layOut()
    let (back, one, several) = (UIView(), UIView(), UIView())
    cell.backgroundView = back
    cell.selectedBackgroundView = one
    cell.multipleSelectionBackgroundView = several
    cell.isSelected = true
    #expect(selection(in: cell) == nil)
    #expect(cell.subviews.prefix(2) == [back, one])
    #expect(!one.isHidden)
    cell.row.selectsMultiple = true
    #expect(one.isHidden)
    #expect(!several.isHidden)
    #expect(several.frame == cell.bounds)
  }

  @Test func `properties call the methods that subclasses override`() {
    final class Cell: UITableViewCell {
      var log: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        log.append("select \(selected)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        log.append("highlight \(highlighted)")
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.log == ["select true", "highlight true"])
    #expect(cell.textLabel?.isHighlighted == true)
  }

  // MARK: Drags

  @Test func `a dragged cell takes no touches unless it should`() {
    final class Cell: UITableViewCell {
      var stages: [DragState] = []
      override func dragStateDidChange(_ dragState: DragState) { stages.append(dragState) }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    let point = CGPoint(x: 20, y: 20)
    #expect(cell.hitTest(point, with: nil) != nil)
    cell.setDragState(.lifting)
    cell.setDragState(.dragging)
    #expect(cell.hitTest(point, with: nil) == nil)
    cell.userInteractionEnabledWhileDragging = true
    #expect(cell.hitTest(point, with: nil) != nil)
    #expect(cell.stages == [.lifting, .dragging])
  }

  @Test func `raw values are UIKit's`() {
    #expect(UITableViewCell.CellStyle(rawValue: 3) == .subtitle)
    #expect(UITableViewCell.SelectionStyle.default.rawValue == 3)
    #expect(UITableViewCell.AccessoryType.detailDisclosureButton.rawValue == 2)
    #expect(UITableViewCell.AccessoryType.detailButton.rawValue == 4)
    #expect(UITableViewCell.StateMask.showingDeleteConfirmation.rawValue == 2)
  }
}
