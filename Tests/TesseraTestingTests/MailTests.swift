import Mail
import TesseraTesting
import Testing
import UIKit

/// The example `Mail`, operated by touches.
@Suite(.serialized) @MainActor struct MailTests {
  private let screen = HostedScreen(MailNavigationController(), on: .iPhone15)

  private var navigation: UINavigationController {
    screen.viewController as! UINavigationController
  }

  private var list: UICollectionView {
    navigation.viewControllers[0].view.subviews.first as! UICollectionView
  }

  private func cell(_ item: Int) throws -> UICollectionViewListCell {
    try #require(
      list.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
  }

  private func senders() throws -> [String?] {
    try (0..<3).map { (try cell($0).contentConfiguration as? UIListContentConfiguration)?.text }
  }

  /// The color of the dot of a row.
  private func dot(_ item: Int) throws -> UIColor? {
    (try cell(item).contentConfiguration as? UIListContentConfiguration)?.imageProperties.tintColor
  }

  private func swipe(_ item: Int, by distance: CGFloat) throws {
    let frame = list.convert(try cell(item).frame, to: nil)
    let finger = screen.touch(at: CGPoint(x: frame.midX - distance / 2, y: frame.midY))
    finger.move(to: CGPoint(x: frame.midX + distance / 2, y: frame.midY), duration: 0.4)
    finger.hold(for: 0.3)
    finger.lift()
    screen.advance(by: 1)
  }

  private func tapButton(_ label: String) throws {
    try screen.tap(on: try screen.view(label: label))
    screen.advance(by: 1)
  }

  @Test func `a swipe from the leading edge across the row marks the message as read`() throws {
    #expect(try dot(0) == .systemBlue)
    try swipe(0, by: 250)
    #expect(try dot(0) == .clear)
    #expect(try cell(0).frame.minX == 0)
    try swipe(0, by: 100)
    try tapButton("Unread")
    #expect(try dot(0) == .systemBlue)
  }

  @Test func `buttons at the trailing edge flag and delete`() throws {
    try swipe(1, by: -120)
    try tapButton("Flag")
    #expect(try cell(1).accessories.count == 4)
    try swipe(1, by: -120)
    try tapButton("Delete")
    #expect(try senders() == ["Rowing club", "Aunt Hedwig", "Night train"])
    #expect(list.numberOfItems(inSection: 0) == 11)
  }

  @Test func `a tap pushes the message, which is read then`() throws {
    try screen.tap(on: try cell(0).contentView)
    screen.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    let text = try #require(navigation.viewControllers[1].view.subviews.first as? UITextView)
    #expect(text.text.hasPrefix("The boats go back into the water\nOn Saturday"))
    navigation.popViewController(animated: false)
    screen.advance(by: 1)
    #expect(try dot(0) == .clear)
    #expect(list.indexPathsForSelectedItems == [])
  }

  @Test func `in the editing mode selected messages are deleted together`() throws {
    try tapButton("Edit")
    try screen.tap(on: try cell(0).contentView)
    try screen.tap(on: try cell(2).contentView)
    screen.advance(by: 1)
    #expect(navigation.topViewController?.title == "2 Selected")
    try tapButton("Delete")
    #expect(try senders() == ["Library", "Night train", "Choir"])
    #expect(navigation.topViewController?.title == "Inbox")
    #expect(!list.isEditing)
  }
}
