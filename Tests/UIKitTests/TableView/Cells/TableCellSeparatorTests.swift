import Testing

@testable import UIKit

/// The separators of table cells.
@MainActor
@Suite struct TableCellSeparatorTests {
  private func separators(
    on screen: TableScreen = .phone, _ placement: ListPlacement = .plain,
    _ change: (inout TableRowContext) -> Void = { _ in }
  ) -> [UIView] {
    let cell = UITableViewCell.make(on: screen, in: placement, change)
    cell.textLabel?.text = "Title"
    return cell.layOut(height: 44).separatorViews
  }

  /// `tb-se261-subtitle-cell`, `tb-pad261-insetgrouped-largetitle`.
  @Test func `a separator ends at the margin on both sides`() {
    #expect(separators().map(\.frame) == [CGRect(16, 43, 343, 1)])
    #expect(separators(on: .pad, .insetGrouped).map(\.frame) == [CGRect(20, 43, 740, 1)])
    #expect(separators(.insetGrouped).map(\.frame) == [CGRect(16, 43, 311, 1)])
  }

  @Test func `the last separator of a card has its whole width and is not seen`() {
    let views = separators(on: .pad, [.insetGrouped, .last])
    #expect(views.map(\.frame) == [CGRect(0, 43, 780, 1)])
    #expect(views.map(\.alpha) == [0])
  }

  @Test func `a grouped section begins and ends with separators of the whole width`() {
    let views = separators([.grouped, .first, .last])
    #expect(views.map(\.frame) == [CGRect(0, 0, 375, 1), CGRect(0, 43, 375, 1)])
    #expect(views.map(\.alpha) == [1, 1])
    #expect(separators(.grouped).map(\.frame) == [CGRect(16, 43, 343, 1)])
  }

  @Test func `the first row below a bar has a separator at its top`() {
    let views = separators([.plain, .first]) { $0.separators.showsFirstTop = true }
    #expect(views.map(\.frame) == [CGRect(16, 0, 343, 1), CGRect(16, 43, 343, 1)])
    #expect(separators(.plain) { $0.separators.showsFirstTop = true }.count == 1)
  }

  @Test func `separators beside a selected row are not seen`() {
    let cell = UITableViewCell.make()
    cell.layOut(height: 44)
    #expect(cell.separatorViews.map(\.alpha) == [1])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.separatorViews.map(\.alpha) == [0])
    #expect(separators { $0.isAboveSelection = true }.map(\.alpha) == [0])
  }

  @Test func `insets count from the edges, or are added to the automatic ones`() {
    let insets = UIEdgeInsets(top: 5, left: 40, bottom: 5, right: 0)
    #expect(
      separators { $0.separators.insets = insets }.map(\.frame) == [CGRect(40, 43, 335, 1)])
    #expect(
      separators {
        $0.separators.insets = insets
        $0.separators.addsToAutomaticInsets = true
      }.map(\.frame) == [CGRect(56, 43, 303, 1)])
    #expect(
      separators { $0.separators.insets = .zero }.map(\.frame) == [CGRect(0, 43, 375, 1)])
  }

  @Test func `the insets of a cell replace the insets of its table view`() {
    let cell = UITableViewCell.make {
      $0.separators.insets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    }
    #expect(cell.separatorInset.left == 50)
    cell.separatorInset = UIEdgeInsets(top: 0, left: -5, bottom: 0, right: 30)
    #expect(cell.layOut(height: 44).separatorViews.map(\.frame) == [CGRect(0, 43, 345, 1)])
    cell.traitOverrides.layoutDirection = .rightToLeft
    #expect(cell.layOut(height: 44).separatorViews.map(\.frame) == [CGRect(30, 43, 345, 1)])
  }

  @Test func `automatic insets equal the content's`() {
    let cell = UITableViewCell.make(on: .pad)
    #expect(cell.layOut().separatorInset == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
  }

  @Test func `there are no separators without a style or a table view`() {
    #expect(separators { $0.separators.style = .none }.isEmpty)
    #expect(separators([]).isEmpty)
  }

  /// Plain lists and Settings on devices with iOS 14 to 18.
  @Test func `separators reach the edge as one pixel before iOS 26`() {
    let cell = UITableViewCell.make(on: .widePhone)
    cell.traitOverrides[InterfaceGenerationTrait.self] = .iOS14
    cell.textLabel?.text = "Title"
    #expect(cell.fittingHeight(width: 393) == 44)
    let frames = cell.layOut().separatorViews.map(\.frame)
    #expect(frames.count == 1)
    #expect(frames.first?.minX == 20)
    #expect(frames.first?.maxX == 393)
    #expect(isNear(frames.first?.height ?? 0, 1 / 3, within: 0.001))
  }
}
