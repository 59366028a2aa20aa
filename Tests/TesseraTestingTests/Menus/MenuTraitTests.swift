import TesseraTesting
import Testing

@testable import UIKit

/// Menus in right-to-left interfaces, with large texts and in the dark.
@Suite(.serialized) @MainActor struct MenuTraitTests {
  private let menu = MenuScreen(at: CGPoint(x: 20, y: 200))

  private func offer() {
    menu.offer([
      UIAction(
        title: "Share", subtitle: "With friends", image: UIImage(systemName: "square.and.arrow.up")
      ) { _ in },
      UIAction(
        title: "A title that needs more room than one line has in a large text size", state: .on
      ) { _ in },
      UIMenu(title: "More", children: [menu.action("Inside")]),
      UIMenu(options: .displayInline, children: [menu.action("Delete", .destructive)]),
    ])
  }

  private func open() throws -> MenuListView {
    menu.screen.layOut()
    try menu.screen.tap(on: menu.button)
    return try #require(menu.overlay?.lists.first)
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  /// The frame in the window of the label of a row with a text.
  private func frame(of text: String) throws -> CGRect {
    let label = try #require(labels(try menu.row(text)).first { $0.text == text })
    return label.convert(label.bounds, to: nil)
  }

  @Test func `rows are mirrored in a right-to-left interface`() throws {
    offer()
    let list = try open()
    let before = try frame(of: "Share")
    let left = list.convert(list.bounds, to: nil)
    try menu.screen.tap(at: CGPoint(x: 380, y: 800))
    menu.screen.window.traitOverrides.layoutDirection = .rightToLeft
    let other = try open()
    let right = other.convert(other.bounds, to: nil)
    let after = try frame(of: "Share")
    #expect(abs((before.minX - left.minX) - (right.maxX - after.maxX)) < 0.5)
  }

  @Test func `rows grow with the text size, and the menu stays in the safe area`() throws {
    offer()
    menu.screen.window.traitOverrides.preferredContentSizeCategory =
      .accessibilityExtraExtraExtraLarge
    menu.screen.window.traitOverrides.userInterfaceStyle = .dark
    let list = try open()
    let frame = list.convert(list.bounds, to: nil)
    #expect(menu.screen.window.bounds.inset(by: menu.screen.window.safeAreaInsets).contains(frame))
    let share = try menu.row("Share")
    #expect(share.frame.height > 80)
    #expect(try self.frame(of: "Share").minX < 120, "Most of the row is left to its text.")
    for label in labels(share) where !label.isHidden {
      #expect(share.bounds.contains(label.convert(label.bounds, to: share)))
    }
    list.reveal(try menu.row("Delete"))
    try menu.choose("Delete")
    #expect(menu.log == ["Delete"])
  }
}
