import Testing

@testable import UIKit

/// Headers and footers of table views.
@MainActor
@Suite struct TableHeaderFooterTests {
  private func view(
    on screen: TableScreen = .phone, _ placement: ListPlacement, gap: CGFloat = 0,
    title: String? = "General"
  ) -> UITableViewHeaderFooterView {
    // A test that waits may have left another screen.
    UIScreen.main.become(.standard, orientation: .portrait)
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    screen.apply(to: view)
    view.section = TableSectionViewContext(
      placement: placement, tableWidth: screen.width, gap: gap)
    if let title { view.showTitle(title) }
    return view
  }

  private func layOut(_ view: UITableViewHeaderFooterView, width: CGFloat) {
    view.frame = CGRect(0, 0, width, view.fittingHeight(width: width))
    view.layoutIfNeeded()
  }

  /// `tb-se26-subtitle-header`.
  @Test func `a plain header is 28 high`() throws {
    let header = view([.plain, .header])
    layOut(header, width: 375)
    #expect(header.bounds.height == 28)
    let label = try #require(header.textLabel)
    #expect(label.frame.origin == CGPoint(x: 16, y: 2))
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(header.backgroundColor == .systemBackground)
  }

  /// `tb-se261-insetgrouped-nobar`.
  @Test func `the distance above a grouped header is part of its height`() throws {
    for (gap, height, y) in [(35, 55.5, 29.5), (17.5, 38, 12)] as [(CGFloat, CGFloat, CGFloat)] {
      let header = view([.insetGrouped, .header], gap: gap)
      layOut(header, width: 375)
      #expect(header.bounds.height == height)
      #expect(header.contentView.frame == CGRect(16, 0, 343, height))
      #expect(try #require(header.textLabel).frame.origin == CGPoint(x: 16, y: y))
    }
    let header = view(on: .widePhone, [.insetGrouped, .header], gap: 35)
    layOut(header, width: 393)
    #expect(isNear(header.bounds.height, 55.333, within: 0.001))
    #expect(header.contentView.frame.width == 353)
    #expect(try #require(header.textLabel).frame.minX == 16)
    let maxY = try #require(header.textLabel).frame.maxY
    #expect(isNear(header.bounds.height - maxY, 6, within: 0.001))
  }

  /// `tb-se26-insetgrouped-value1`, `tb-cat26-grouped`.
  @Test func `a footer with one line is 30 high, and wraps its text`() throws {
    let footer = view([.insetGrouped, .footer], title: "A footer note.")
    layOut(footer, width: 375)
    #expect(footer.bounds.height == 30)
    #expect(try #require(footer.textLabel).frame.minY == 8)
    footer.showTitle(String(repeating: "word ", count: 40))
    #expect(footer.fittingHeight(width: 375) > 45)
  }

  @Test func `titles of grouped table views are in capital letters before iOS 26`() {
    let header = view([.grouped, .header], title: nil)
    header.traitOverrides[InterfaceGenerationTrait.self] = .iOS14
    header.showTitle("General")
    #expect(header.textLabel?.text == "GENERAL")
    #expect(header.textLabel?.font.pointSize == 13)
  }

  @Test func `content configurations decide the height`() {
    let header = view([.insetGrouped, .header], title: nil)
    var content = header.defaultContentConfiguration()
    #expect(content == .groupedHeader())
    content.text = "General"
    header.contentConfiguration = content
    layOut(header, width: 375)
    #expect(header.bounds.height == 40.5)
    #expect(view([.plain, .footer], title: nil).defaultContentConfiguration() == .plainFooter())
  }

  @Test func `a pinned header has the state and a shade`() {
    let header = view([.plain, .header])
    var states: [Bool] = []
    header.configurationUpdateHandler = { _, state in states.append(state.isPinned) }
    layOut(header, width: 375)
    header.section.isPinned = true
    header.layoutIfNeeded()
    #expect(states == [false, true])
    let shade = header.subviews.first { $0 is PinnedShadeView }
    #expect(shade?.frame == CGRect(0, 28, 375, 60))
    header.section.isPinned = false
    #expect(shade?.isHidden == true)
  }

  @Test func `a tint color of the app is the color of a plain header`() {
    let header = view([.plain, .header])
    header.tintColor = .red
    #expect(header.backgroundColor == .red)
    header.backgroundColor = .blue
    header.tintColor = .green
    #expect(header.backgroundColor == .blue)
  }

  @Test func `headers are mirrored in right-to-left interfaces`() throws {
    let header = view([.plain, .header])
    header.traitOverrides.layoutDirection = .rightToLeft
    layOut(header, width: 375)
    #expect(try #require(header.textLabel).frame.maxX == 359)
  }
}
