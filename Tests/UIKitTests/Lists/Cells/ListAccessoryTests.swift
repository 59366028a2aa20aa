import Testing
import UIKit

/// Accessories of list cells: sides, order, modes, sizes and states.
@MainActor
@Suite struct ListAccessoryTests {
  private func fixture(
    _ count: Int = 1, _ configure: @escaping (UICollectionViewListCell) -> Void
  ) -> ListCellFixture {
    ListCellFixture(
      [count], size: CGSize(width: 320, height: 480), scale: 2,
      UICollectionLayoutListConfiguration(appearance: .plain)
    ) { cell, _ in
      cell.showText("Text")
      configure(cell)
    }
  }

  private func custom(
    _ width: CGFloat, _ placement: UICellAccessory.Placement, name: String = ""
  ) -> UICellAccessory {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    view.accessibilityIdentifier = "accessory"
    view.accessibilityLabel = name
    return .customView(
      configuration: .init(customView: view, placement: placement, reservedLayoutWidth: .actual))
  }

  /// The numbers of `se26`: 16 to the arrow and 30 to the content, 18.5 and 40 for a checkmark.
  @Test func `an arrow and a checkmark have the recorded distances from the edge`() throws {
    let arrow = try fixture { $0.accessories = [.disclosureIndicator()] }.cell(0)
    #expect(arrow.contentView.frame.maxX == 290)
    #expect(
      arrow.accessoryViewsInOrder.map(\.frame)
        == [CGRect(x: 293.5, y: 19, width: 10.5, height: 14)])
    let checkmark = try fixture { $0.accessories = [.checkmark()] }.cell(0)
    #expect(checkmark.contentView.frame.maxX == 280)
    #expect(
      checkmark.accessoryViewsInOrder.map(\.frame)
        == [CGRect(x: 282.5, y: 17, width: 19, height: 18)])
  }

  @Test func `the order of accessories does not depend on the array`() throws {
    let cell = try fixture {
      $0.accessories = [.disclosureIndicator(), .checkmark(), .label(text: "7")]
    }.cell(0)
    let views = cell.accessoryViewsInOrder
    #expect(views.count == 3)
    #expect(views[0] is UILabel)
    #expect(views[1].frame.width == 19)
    #expect(views[2].frame.width == 10.5)
  }

  @Test func `custom views lie next to the content, or where their position says`() throws {
    let cell = try fixture {
      $0.accessories = [
        .disclosureIndicator(), custom(30, .trailing(), name: "inner"),
        custom(
          30, .trailing(at: UICellAccessory.Placement.position(after: .disclosureIndicator())),
          name: "outer"),
        custom(30, .leading(), name: "leading"),
      ]
    }.cell(0)
    let views = cell.accessoryViewsInOrder
    #expect(
      views.map { $0 is UIImageView ? "arrow" : $0.accessibilityLabel }
        == ["leading", "inner", "arrow", "outer"])
    #expect(views[0].frame.minX == 16)
    #expect(cell.contentView.frame.minX == 46)
    #expect(views[3].frame.maxX == 304)
    #expect(cell.contentView.frame.maxX == views[1].frame.minX)
  }

  @Test func `accessories appear and disappear with the editing mode`() throws {
    let fixture = fixture {
      $0.accessories = [
        .disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder(),
      ]
    }
    let cell = try fixture.cell(0)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 290, height: 52))
    fixture.view.isEditing = true
    fixture.view.layoutIfNeeded()
    // The recorded 40 before the content of a row in the editing mode (`se26`).
    #expect(cell.contentView.frame.minX == 40)
    #expect(cell.contentView.frame.maxX == 271)
    fixture.view.isEditing = false
    fixture.view.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 290, height: 52))
    #expect(cell.accessoryViewsInOrder.count == 1)
  }

  @Test func `a hidden accessory keeps its place`() throws {
    let cell = try fixture {
      $0.accessories = [.checkmark(options: .init(isHidden: true))]
    }.cell(0)
    #expect(cell.contentView.frame.maxX == 280)
    #expect(cell.accessoryViewsInOrder.map(\.isHidden) == [true])
  }

  @Test func `reserved widths center their accessories`() throws {
    let cell = try fixture {
      $0.accessories = [.checkmark(options: .init(reservedLayoutWidth: .custom(59)))]
    }.cell(0)
    #expect(cell.contentView.frame.maxX == 245)
    #expect(cell.accessoryViewsInOrder.first?.frame.midX == 274.5)
  }

  @Test func `accessories that remain keep their views`() throws {
    let cell = try fixture { $0.accessories = [.checkmark(), .disclosureIndicator()] }.cell(0)
    let before = cell.accessoryViewsInOrder
    cell.accessories = [.disclosureIndicator(), .label(text: "7")]
    cell.layoutIfNeeded()
    let after = cell.accessoryViewsInOrder
    #expect(after.count == 2)
    #expect(after.contains { $0 === before[1] })
    #expect(before[0].superview == nil)
  }

  @Test func `the accessories narrow the text and may make the row higher`() throws {
    let fixture = ListCellFixture(
      [1], size: CGSize(width: 320, height: 480), scale: 2,
      UICollectionLayoutListConfiguration(appearance: .plain)
    ) { cell, _ in cell.showText("A text that just fits in one line ok") }
    let cell = try fixture.cell(0)
    #expect(cell.frame.height == 52)
    cell.accessories = [custom(150, .trailing())]
    fixture.view.layoutIfNeeded()
    #expect(cell.frame.height > 70)
  }

  @Test func `the circle of a selected item is filled`() throws {
    let fixture = fixture(2) { $0.accessories = [.multiselect()] }
    fixture.view.allowsMultipleSelectionDuringEditing = true
    fixture.view.isEditing = true
    fixture.view.layoutIfNeeded()
    func circle() throws -> UIView? {
      try fixture.cell(0).subviews.first { $0.layer.cornerRadius == 11 }
    }
    #expect(try circle()?.backgroundColor == nil)
    fixture.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    fixture.view.layoutIfNeeded()
    #expect(try circle()?.backgroundColor != nil)
    fixture.view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    fixture.view.layoutIfNeeded()
    #expect(try circle()?.backgroundColor == nil)
  }

  @Test func `indentation moves the content and, unless excluded, the accessories`() throws {
    let cell = try fixture {
      $0.indentationLevel = 2
      $0.accessories = [.delete(displayed: .always)]
    }.cell(0)
    #expect(cell.contentView.frame.minX == 60)
    #expect(cell.accessoryViewsInOrder.first?.frame.minX == 37)
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 60)
    #expect(cell.accessoryViewsInOrder.first?.frame.minX == 17)
  }

  @Test func `each level moves the text and the separator by the indentation`() throws {
    // Rows have margins of 16 and 20 points, and content of sidebars has 8 of its own.
    for (appearance, width) in [
      (UICollectionLayoutListConfiguration.Appearance.plain, 393), (.plain, 430), (.sidebar, 393),
      (.insetGrouped, 430),
    ] as [(UICollectionLayoutListConfiguration.Appearance, CGFloat)] {
      let fixture = ListCellFixture(
        [3], size: CGSize(width: width, height: 800), .init(appearance: appearance)
      ) { cell, indexPath in
        cell.showText("Text")
        cell.indentationLevel = indexPath.item
      }
      let starts = try (0..<3).map { item in
        let cell = try fixture.cell(item)
        let content = try #require(cell.contentView as? UIListContentView)
        let text = try #require(content.textLayoutGuide)
        return cell.contentView.frame.minX + text.layoutFrame.minX
      }
      #expect(starts == [starts[0], starts[0] + 10, starts[0] + 20], "\(appearance) at \(width)")
    }
  }

  @Test func `the margin of other content and its separator are at the same distance`() throws {
    let fixture = ListCellFixture([3], .init(appearance: .plain)) { $0.indentationLevel = $1.item }
    for item in 0..<2 {
      let cell = try fixture.cell(item)
      let start = 16 + 10 * CGFloat(item)
      #expect(cell.contentView.frame.minX + cell.contentView.layoutMargins.left == start)
      #expect(cell.separatorFrames.last?.minX == start, "item \(item)")
    }
  }

  @Test func `options have the defaults of UIKit`() {
    #expect(UICellAccessory.delete().accessoryType == .delete)
    #expect(UICellAccessory.reorder().accessoryType == .reorder)
    #expect(UICellAccessory.DetailOptions().tintColor == nil)
    #expect(!UICellAccessory.DetailOptions().isHidden)
    #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
    #expect(UICellAccessory.OutlineDisclosureOptions().style == .automatic)
    #expect(UICellAccessory.LabelOptions().adjustsFontForContentSizeCategory)
    #expect(UICellAccessory.LabelOptions().font == .preferredFont(forTextStyle: .body))
    #expect(UICellAccessory.DeleteOptions().backgroundColor == nil)
  }

  @Test func `a custom view without a reserved width ends at the margin`() throws {
    let toggle = UISwitch(frame: .zero)
    let width = toggle.intrinsicContentSize.width
    let cell = try fixture {
      $0.accessories = [
        .customView(configuration: .init(customView: toggle, placement: .trailing()))
      ]
    }.cell(0)
    #expect(toggle.superview === cell)
    #expect(toggle.frame.maxX == 304)
    #expect(cell.contentView.frame.maxX == 304 - width)
  }
}
