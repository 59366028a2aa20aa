import Testing

@testable import UIKit

/// The accessories of table cells.
@MainActor
@Suite struct TableAccessoryTests {
  private func accessories(of cell: UITableViewCell) -> [UIView] {
    cell.subviews.filter { $0 is UIImageView || $0 is UIControl }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  /// `tb-cat26-grouped-cells`, `tb-pad261-insetgrouped-largetitle`.
  @Test func `an arrow ends at the margin, and the content where it begins`() {
    for (screen, arrow) in [
      (TableScreen.phone, CGRect(348.5, 19, 10.5, 14)), (.pad, CGRect(789.5, 19, 10.5, 14)),
    ] {
      let cell = UITableViewCell.make(on: screen)
      cell.accessoryType = .disclosureIndicator
      cell.layOut()
      #expect(accessories(of: cell).map(\.frame) == [arrow])
      #expect(cell.contentView.frame.maxX == arrow.minX)
    }
  }

  @Test func `a checkmark lies in the middle of 24 points`() {
    let cell = UITableViewCell.make()
    cell.accessoryType = .checkmark
    cell.layOut()
    #expect(accessories(of: cell).map(\.frame) == [CGRect(337.5, 17, 19, 18)])
    #expect(cell.contentView.frame.maxX == 335)
  }

  @Test func `a button for details lies before an arrow`() {
    let cell = UITableViewCell.make()
    cell.accessoryType = .detailDisclosureButton
    cell.layOut()
    let views = accessories(of: cell)
    #expect(views.map { $0 is UIControl } == [true, false])
    #expect(views[0].frame.maxX < views[1].frame.minX)
    #expect(cell.contentView.frame.maxX <= views[0].frame.minX)
  }

  @Test func `a view of the app keeps its size, in the middle at the margin`() throws {
    let cell = UITableViewCell.make(on: .widePhone, in: .insetGrouped)
    let view = UIView(frame: CGRect(0, 0, 71, 20))
    cell.accessoryView = view
    cell.layOut()
    #expect(view.frame == CGRect(262, 16, 71, 20))
    #expect(cell.contentView.frame.maxX == 262)
    cell.accessoryView = nil
    cell.layOut()
    #expect(view.superview == nil)
    #expect(cell.contentView.frame.maxX == 353)
  }

  @Test func `an image view with a symbol lies in the middle of 24 points`() throws {
    let cell = UITableViewCell.make(on: .widePhone, in: .insetGrouped)
    let view = UIImageView(image: UIImage(systemName: "chevron.right"))
    for (width, x) in [(30, 306), (12, 315)] as [(CGFloat, CGFloat)] {
      view.frame = CGRect(0, 0, width, 20)
      cell.accessoryView = view
      cell.setNeedsLayout()
      cell.layOut()
      #expect(view.frame.minX == x)
      #expect(cell.contentView.frame.maxX == 309)
    }
  }

  @Test func `accessories of text are mirrored in right-to-left interfaces`() {
    let cell = UITableViewCell.make()
    cell.traitOverrides.layoutDirection = .rightToLeft
    cell.accessoryType = .checkmark
    cell.layOut()
    #expect(accessories(of: cell).map(\.frame.minX) == [18.5])
    #expect(cell.contentView.frame.minX == 40)
  }

  @Test func `a wider accessory makes wrapped text higher`() {
    let cell = UITableViewCell.make()
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = String(repeating: "word ", count: 20)
    let height = cell.fittingHeight(width: 375)
    cell.accessoryView = UIView(frame: CGRect(0, 0, 200, 20))
    #expect(cell.fittingHeight(width: 375) > height)
  }
}
