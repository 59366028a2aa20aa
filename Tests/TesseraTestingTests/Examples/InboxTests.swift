import Inbox
import TesseraTesting
import Testing
import UIKit

/// The example `Inbox`, operated by touches.
@Suite(.serialized) @MainActor struct InboxTests {
  private let screen = HostedScreen(
    UINavigationController(rootViewController: InboxTableViewController()), on: .iPhone15)

  private func table() throws -> UITableView { try #require(screen.tableView) }

  private func row(_ row: Int, _ section: Int = 0) throws -> UITableViewCell {
    try #require(try table().cellForRow(at: IndexPath(row: row, section: section)))
  }

  /// The accessibility labels of the rows of a section that are on screen.
  private func labels(_ section: Int = 0) throws -> [String] {
    let table = try table()
    return (0..<table.numberOfRows(inSection: section)).compactMap {
      table.cellForRow(at: IndexPath(row: $0, section: section))?.accessibilityLabel
    }
  }

  private func tapButton(_ label: String) throws {
    try screen.tap(on: try screen.view(label: label))
    screen.advance(by: 1)
  }

  private func swipe(_ number: Int, by distance: CGFloat) throws {
    let frame = try table().convert(try row(number).frame, to: nil)
    let finger = screen.touch(at: CGPoint(x: frame.midX - distance / 2, y: frame.midY))
    finger.move(to: CGPoint(x: frame.midX + distance / 2, y: frame.midY), duration: 0.4)
    finger.hold(for: 0.3)
    finger.lift()
    screen.advance(by: 1)
  }

  private var title: String? { screen.viewController.children.first?.navigationItem.title }

  @Test func `rows are as high as their letters, and unread ones are counted`() throws {
    #expect(title == "Inbox (4)")
    let heights = try (0..<2).map { try row($0).frame.height }
    // The preview of the first letter has two lines, and the preview of the second one line.
    #expect(heights[0] > heights[1])
    #expect(try row(0).accessibilityValue == "Unread")
    try screen.tap(on: try row(0).contentView)
    screen.advance(by: 1)
    #expect(try row(0).accessibilityValue == nil)
    #expect(title == "Inbox (3)")
    #expect(try table().indexPathForSelectedRow == nil)
  }

  @Test func `swipes mark, move and delete`() throws {
    try swipe(1, by: 100)
    try tapButton("Read")
    #expect(try row(1).accessibilityValue == nil)
    try swipe(1, by: -200)
    try tapButton("Move")
    #expect(try labels(1).first == "Ida, The recipe you asked for")
    #expect(try table().numberOfRows(inSection: 0) == 4)
    try swipe(0, by: -200)
    try tapButton("Delete")
    #expect(try labels().first == "Bicycle workshop, Ready for collection")
    #expect(title == "Inbox (2)")
  }

  @Test func `selected rows are marked and deleted together`() throws {
    try tapButton("Edit")
    try screen.tap(on: try row(0).contentView)
    try screen.tap(on: try row(2).contentView)
    screen.advance(by: 1)
    #expect(try table().indexPathsForSelectedRows?.count == 2)
    try tapButton("Mark as Read")
    #expect(title == "Inbox (2)")
    #expect(!screen.viewController.children[0].isEditing)
    try tapButton("Edit")
    try screen.tap(on: try row(0).contentView)
    try screen.tap(on: try row(0, 1).contentView)
    try tapButton("Delete")
    #expect(try labels().first == "Ida, The recipe you asked for")
    #expect(try labels(1) == ["Garden club, Seeds to share"])
  }

  @Test func `a row is moved to the other section by its control`() throws {
    try tapButton("Edit")
    let table = try table()
    let source = table.convert(try row(1).frame, to: nil)
    let target = table.convert(try row(0, 1).frame, to: nil)
    let finger = screen.touch(at: CGPoint(x: source.maxX - 24, y: source.midY))
    finger.move(to: CGPoint(x: source.maxX - 24, y: target.midY), duration: 0.6)
    finger.hold(for: 0.4)
    finger.lift()
    screen.advance(by: 1)
    #expect(try labels(1).contains("Ida, The recipe you asked for"))
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  @Test func `a pull receives a letter at the top`() async throws {
    let table = try table()
    let start = table.convert(try row(0).frame, to: nil)
    try screen.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX, y: start.midY + 300))
    #expect(table.refreshControl?.isRefreshing == true)
    // The letter arrives after 0.8 seconds of real time.
    for _ in 0..<600 where table.refreshControl?.isRefreshing == true {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(table.refreshControl?.isRefreshing == false)
    screen.advance(by: 2)
    #expect(try labels().first == "Harbour, Berth 14 is free")
    #expect(table.numberOfRows(inSection: 0) == 6)
    #expect(title == "Inbox (5)")
  }
}
