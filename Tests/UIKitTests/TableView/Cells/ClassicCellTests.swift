import Testing

@testable import UIKit

/// The labels and images of table cells: their frames, and the heights of rows.
@MainActor
@Suite struct ClassicCellTests {
  // MARK: Heights

  @Test func `a cell without arguments is made by the initializer with a style`() {
    final class Titled: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Title"
      }

      required init?(coder: NSCoder) { nil }
    }
    #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(UITableViewCell().contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(Titled().textLabel?.text == "Title")
    let cell = Titled(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(cell.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(cell.textLabel?.text == "Title")
  }

  @Test func `a row with one line of text is 52 high`() {
    for screen in [TableScreen.phone, .widePhone, .pad] {
      for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
        let cell = UITableViewCell.make(style, on: screen)
        cell.textLabel?.text = "Title"
        #expect(cell.fittingHeight(width: screen.width) == 52)
      }
    }
  }

  /// `tb-se261-subtitle-cell`; 117 points at the text size AX2.
  @Test(
    arguments: [
      (UIContentSizeCategory.large, 62, 9, 20.5, 32.5, 18),
      (.accessibilityLarge, 117, 15, 39.5, 60.5, 36),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `a subtitle is below the title at a distance that grows with the text size`(
    category: UIContentSizeCategory, height: CGFloat, titleY: CGFloat, titleHeight: CGFloat,
    detailY: CGFloat, detailHeight: CGFloat
  ) throws {
    let cell = UITableViewCell.make(.subtitle)
    cell.traitOverrides.preferredContentSizeCategory = category
    cell.textLabel?.text = "Alpha"
    cell.detailTextLabel?.text = "First item"
    #expect(cell.fittingHeight(width: 375) == height)
    cell.layOut()
    let title = try #require(cell.textLabel?.frame)
    let detail = try #require(cell.detailTextLabel?.frame)
    #expect(title.origin == CGPoint(x: 16, y: titleY))
    #expect(title.height == titleHeight)
    #expect(detail.origin == CGPoint(x: 16, y: detailY))
    #expect(detail.height == detailHeight)
    #expect(title.width < 200)
  }

  @Test func `a subtitle cell without a subtitle is as high as other cells`() throws {
    let cell = UITableViewCell.make(.subtitle)
    cell.textLabel?.text = "Alpha"
    cell.layOut()
    #expect(cell.bounds.height == 52)
    #expect(try #require(cell.textLabel).frame.minY == 16)
  }

  /// `tb-se26-selfsizing`: 104 of three lines with a line spacing of 26.
  @Test func `each line of wrapping text adds its line spacing`() {
    let cell = UITableViewCell.make()
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "1\n2\n3"
    #expect(cell.fittingHeight(width: 375) == 88)
  }

  /// The default row stops growing at the text size XXXL.
  @Test func `an empty row grows with text up to a size`() {
    let heights: [(UIContentSizeCategory, CGFloat)] = [
      (.small, 50), (.large, 52), (.extraExtraExtraLarge, 59), (.accessibilityLarge, 59),
    ]
    for (category, height) in heights {
      let cell = UITableViewCell.make()
      cell.traitOverrides.preferredContentSizeCategory = category
      #expect(cell.fittingHeight(width: 375) == height)
    }
  }

  // MARK: Frames

  /// `tb-se261-plain-default`; the margin is 20 from 390 points on (`tb-margins-by-width`).
  @Test func `the label of the default style fills the content view`() throws {
    for (screen, frame) in [
      (TableScreen.phone, CGRect(16, 0, 343, 52)), (.widePhone, CGRect(20, 0, 353, 52)),
      (.pad, CGRect(20, 0, 780, 52)),
    ] {
      let cell = UITableViewCell.make(on: screen)
      cell.textLabel?.text = "Title"
      cell.layOut()
      #expect(try #require(cell.textLabel).frame == frame)
    }
  }

  /// `tb-pad261-insetgrouped-largetitle`.
  @Test func `a value ends 8 points before an arrow, and lies in the middle`() throws {
    let cell = UITableViewCell.make(.value1, on: .pad, in: [.insetGrouped, .first])
    cell.textLabel?.text = "Notifications"
    cell.detailTextLabel?.text = "On"
    cell.accessoryType = .disclosureIndicator
    cell.layOut(height: 44)
    #expect(cell.contentView.frame == CGRect(0, 0, 749.5, 44))
    let title = try #require(cell.textLabel).frame
    let value = try #require(cell.detailTextLabel).frame
    #expect(title.origin == CGPoint(x: 20, y: 12))
    #expect(value.maxX == 741.5)
    #expect(value.minY == 12)
    #expect(value.height == 20.5)
  }

  @Test func `a value ends at the margin without an accessory`() throws {
    let cell = UITableViewCell.make(.value1)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.layOut()
    #expect(try #require(cell.detailTextLabel).frame.maxX == 359)
    #expect(try #require(cell.textLabel).frame.minY == 16)
  }

  @Test func `a title gives way to its value`() throws {
    let cell = UITableViewCell.make(.value1)
    cell.textLabel?.text = String(repeating: "title ", count: 20)
    cell.detailTextLabel?.text = "Value"
    cell.layOut()
    let title = try #require(cell.textLabel).frame
    let value = try #require(cell.detailTextLabel)
    #expect(title.maxX <= value.frame.minX)
    #expect(value.frame.width == value.intrinsicContentSize.width)
  }

  @Test func `titles of the style value2 end in one column`() throws {
    let cell = UITableViewCell.make(.value2)
    cell.textLabel?.text = "Home"
    cell.detailTextLabel?.text = "Somewhere"
    cell.layOut()
    #expect(try #require(cell.textLabel).frame.minX == 16)
    #expect(try #require(cell.textLabel).frame.maxX == 107)
    #expect(try #require(cell.textLabel).textAlignment == .right)
    #expect(try #require(cell.detailTextLabel).frame.minX == 113)
    #expect(cell.imageView == nil)
  }

  @Test func `text begins after the image, and so does the separator`() throws {
    let cell = UITableViewCell.make()
    let size = CGSize(width: 29, height: 29)
    cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { _ in }
    cell.textLabel?.text = "Title"
    cell.layOut()
    #expect(try #require(cell.imageView).frame == CGRect(16, 11.5, 29, 29))
    #expect(try #require(cell.textLabel).frame.minX == 61)
    #expect(cell.separatorViews.map(\.frame) == [CGRect(61, 51, 298, 1)])
  }

  @Test func `indentation moves the text and not the end of the separator`() throws {
    let cell = UITableViewCell.make()
    cell.textLabel?.text = "Title"
    cell.indentationLevel = 2
    cell.layOut()
    #expect(try #require(cell.textLabel).frame == CGRect(36, 0, 323, 52))
    #expect(cell.separatorViews.first?.frame.maxX == 359)
  }

  @Test func `labels are mirrored in right-to-left interfaces`() throws {
    let cell = UITableViewCell.make(.value1)
    cell.traitOverrides.layoutDirection = .rightToLeft
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = .disclosureIndicator
    cell.layOut()
    #expect(try cell.frameInside(cell.textLabel).maxX == 359)
    #expect(try cell.frameInside(cell.detailTextLabel).minX == 34.5)
    #expect(cell.contentView.frame.minX == 26.5)
  }

  /// `tb-margins-by-width`.
  @Test func `text in a card is 16 from its edge on phones and 20 on iPads`() throws {
    for (screen, x) in [(TableScreen.phone, 16), (.pad, 20)] as [(TableScreen, CGFloat)] {
      let cell = UITableViewCell.make(on: screen, in: .insetGrouped)
      cell.textLabel?.text = "Title"
      cell.layOut()
      #expect(try #require(cell.textLabel).frame.minX == x)
    }
  }

  @Test func `margins that the app sets count for text and separators`() throws {
    let cell = UITableViewCell.make(on: .widePhone, in: .insetGrouped)
    cell.contentView.layoutMargins = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 0)
    cell.layoutMargins = .zero
    cell.textLabel?.text = "Title"
    cell.layOut()
    #expect(try #require(cell.textLabel).frame.minX == 24)
    #expect(cell.separatorViews.map(\.frame) == [CGRect(24, 51, 329, 1)])
  }

  @Test func `the section index takes 15 points from the content`() throws {
    let cell = UITableViewCell.make { $0.showsIndex = true }
    cell.textLabel?.text = "Title"
    cell.layOut()
    #expect(cell.contentView.frame.maxX == 360)
    #expect(try #require(cell.textLabel).frame.maxX == 352)
  }

  @Test func `safe areas move content at the sides, and make no row higher`() throws {
    let controller = UIViewController()
    controller.view.frame = CGRect(0, 0, 375, 200)
    let cell = UITableViewCell.make()
    controller.view.addSubview(cell)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 60, left: 40, bottom: 0, right: 30)
    cell.textLabel?.text = "Title"
    cell.layOut()
    #expect(cell.bounds.height == 52)
    #expect(cell.contentView.frame == CGRect(40, 0, 305, 52))
    #expect(try #require(cell.textLabel).frame == CGRect(16, 0, 273, 52))
  }

  // MARK: Fonts

  @Test func `labels follow the text size until the app sets a font`() throws {
    let cell = UITableViewCell.make(.subtitle)
    let label = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    detail.font = .systemFont(ofSize: 11)
    #expect(label.font.pointSize == 17)
    cell.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    cell.layoutIfNeeded()
    #expect(label.font.pointSize == 23)
    #expect(detail.font.pointSize == 11)
  }

  @Test func `the style decides which labels there are`() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(UITableViewCell(style: .value1, reuseIdentifier: nil).detailTextLabel != nil)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: "a").reuseIdentifier == "a")
    #expect(
      UITableViewCell(style: .default, reuseIdentifier: nil).frame == CGRect(0, 0, 320, 44))
  }
}
