import HeadlessHost
import ScreenReading
import Testing
import UIKit

@MainActor
struct ListReadingTests {
  private let plain = ScreenModel(size: CGSize(width: 375, height: 3000), scale: 2)

  @Test func `a short text lists thirty elements of a list and counts the others`() {
    var reader = ScreenReader()
    let text = HostedScreen(RowsController(), on: plain).read(by: &reader).text()
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("  e") }
    #expect(rows.count == 30)
    #expect(text.contains("\n13 further elements are left out; look for them by their text\n"))
  }

  @Test func `the text of one element contains the elements in it`() throws {
    var reader = ScreenReader()
    let snapshot = HostedScreen(RowsController(), on: plain).read(by: &reader)
    let row = try #require(snapshot.elements(matching: "Ben").first)
    let lines = snapshot.text(detail: .all, within: row.reference).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[2] == "e4 cell [0,1] \"Ben\" [0,50 375x50] UITableViewCell")
    #expect(lines[3].hasPrefix("  e5 text \"Ben\" ["))
  }

  @Test func `the depth limits the elements`() {
    var reader = ScreenReader()
    let screen = HostedScreen(
      RowsController(), on: ScreenModel(size: CGSize(width: 375, height: 220), scale: 2))
    let lines = screen.read(by: &reader).text(depth: 0).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[3] == "5 deeper elements are left out; raise the depth")
  }

  @Test func `a selected row says so`() {
    var reader = ScreenReader()
    let controller = RowsController()
    let screen = HostedScreen(controller, on: plain)
    controller.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(screen.read(by: &reader).elements(matching: "Ben").first?.states == ["selected"])
  }

  @Test func `a label of an app names a cell in place of its texts`() throws {
    var reader = ScreenReader()
    let controller = RowsController()
    let screen = HostedScreen(controller, on: plain)
    screen.row(at: IndexPath(row: 0, section: 0))?.accessibilityLabel = "Ada Lovelace"
    let cells = screen.read(by: &reader).elements(matching: "Lovelace")
    #expect(cells.map(\.place) == [[0, 0]])
  }

  @Test func `settings of the screen are in its first line`() throws {
    var reader = ScreenReader()
    let screen = try HostedScreen(
      RowsController(), device: "iphone-se-3", appearance: .dark, layoutDirection: .rightToLeft,
      contentSizeCategory: .accessibilityLarge)
    let line = screen.read(by: &reader).text().split(separator: "\n").first ?? ""
    #expect(line.hasPrefix("screen 375x667 iphone-se-3 dark ax2 right-to-left hash "))
  }
}
