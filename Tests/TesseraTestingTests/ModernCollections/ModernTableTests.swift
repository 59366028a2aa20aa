import TesseraTesting
import Testing
import UIKit

/// Table views with diffable data sources, operated by touches: rows that follow changing data, and
/// rows that the user edits.
@Suite(.serialized) @MainActor struct ModernTableTests {
  // MARK: Networks

  @MainActor private struct Networks {
    let controller = NetworkTableViewController()
    let screen: HostedScreen

    init() {
      screen = HostedScreen(
        UINavigationController(rootViewController: controller), on: .iPhone15)
    }

    func texts(_ section: Int) -> [String?] { ModernTableTests.texts(section, in: screen) }

    func row(_ row: Int, _ section: Int) throws -> UITableViewCell {
      try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: section)))
    }

    func power() throws -> UISwitch {
      try #require(try row(0, 0).accessoryView as? UISwitch)
    }
  }

  private static func texts(_ section: Int, in screen: HostedScreen) -> [String?] {
    guard let table = screen.tableView else { return [] }
    return (0..<table.numberOfRows(inSection: section)).map {
      let cell = table.cellForRow(at: IndexPath(row: $0, section: section))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test func `rows come and go in the order of names, and others keep their cells`() throws {
    let host = Networks()
    #expect(host.texts(0) == ["Wi-Fi", "Harbor Library"])
    #expect(host.texts(1) == ["Attic", "Ferry 7", "Studio 3"])
    let attic = try host.row(0, 1)
    let studio = try host.row(2, 1)
    host.controller.networks = ["Attic", "Café Lotte", "Studio 3"]
    host.screen.advance(by: 1)
    #expect(host.texts(1) == ["Attic", "Café Lotte", "Studio 3"])
    #expect(try host.row(0, 1) === attic)
    #expect(try host.row(2, 1) === studio)
    #expect(studio.frame.minY == attic.frame.minY + 2 * attic.frame.height)
  }

  @Test func `the switch hides the networks and shows them again`() throws {
    let host = Networks()
    let power = try host.power()
    try host.screen.tap(on: power)
    host.screen.advance(by: 1)
    #expect(host.controller.tableView.numberOfSections == 1)
    #expect(host.texts(0) == ["Wi-Fi"])
    #expect(try host.power() === power)
    try host.screen.tap(on: power)
    host.screen.advance(by: 1)
    #expect(host.texts(1) == ["Attic", "Ferry 7", "Studio 3"])
    #expect(host.controller.isOn)
  }

  @Test func `a tap joins a network, and other rows are not selected`() throws {
    let host = Networks()
    try host.screen.tap(on: try host.row(1, 1).contentView)
    host.screen.advance(by: 1)
    #expect(host.texts(0) == ["Wi-Fi", "Ferry 7"])
    #expect(host.texts(1) == ["Attic", "Harbor Library", "Studio 3"])
    #expect(try host.row(1, 0).accessoryType == .checkmark)
    #expect(try host.row(1, 1).accessoryType == .detailButton)
    try host.screen.tap(on: try host.row(1, 0).contentView)
    host.screen.advance(by: 1)
    #expect(host.controller.tableView.indexPathForSelectedRow == nil)
    #expect(host.texts(0) == ["Wi-Fi", "Ferry 7"])
  }

  // MARK: Peaks

  @MainActor private struct Peaks {
    let controller = PeakTableViewController()
    let screen: HostedScreen

    init() {
      screen = HostedScreen(
        UINavigationController(rootViewController: controller), on: .iPhone15)
    }

    func texts(_ section: Int) -> [String?] { ModernTableTests.texts(section, in: screen) }

    /// The names in a section of the snapshot.
    func names(_ section: PeakTableViewController.Section) -> [String] {
      controller.dataSource.snapshot().itemIdentifiers(inSection: section).map(\.name)
    }

    func row(_ row: Int, _ section: Int) throws -> UITableViewCell {
      try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: section)))
    }

    func edit() throws {
      try screen.tap(on: try screen.view(label: "Edit"))
      screen.advance(by: 1)
    }

    /// Moves a row by its control until its middle lies at a distance from where it was.
    func move(_ source: UITableViewCell, to y: CGFloat) {
      let frame = controller.tableView.convert(source.frame, to: nil)
      let finger = screen.touch(at: CGPoint(x: frame.maxX - 24, y: frame.midY))
      finger.move(to: CGPoint(x: frame.maxX - 24, y: y), duration: 0.6)
      finger.hold(for: 0.4)
      finger.lift()
      screen.advance(by: 1)
    }

    func middle(_ cell: UITableViewCell) -> CGFloat {
      controller.tableView.convert(cell.frame, to: nil).midY
    }
  }

  @Test func `headers have the titles of the data source`() throws {
    let host = Peaks()
    let table = host.controller.tableView
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Climbed")
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Planned")
    #expect(host.texts(0) == ["Aneto", "Triglav", "Zugspitze"])
  }

  @Test func `a row is deleted by its control and its confirmation`() throws {
    let host = Peaks()
    try host.edit()
    let row = try host.row(1, 0)
    let frame = host.controller.tableView.convert(row.frame, to: nil)
    try host.screen.tap(at: CGPoint(x: frame.minX + 22, y: frame.midY))
    host.screen.advance(by: 1)
    #expect(host.names(.climbed) == ["Aneto", "Triglav", "Zugspitze"])
    // The button that confirms covers the end of the row.
    try host.screen.tap(at: CGPoint(x: frame.maxX - 30, y: frame.midY))
    host.screen.advance(by: 1)
    #expect(host.names(.climbed) == ["Aneto", "Zugspitze"])
    #expect(host.texts(0) == ["Aneto", "Zugspitze"])
  }

  @Test func `a full swipe deletes a row`() throws {
    let host = Peaks()
    let frame = host.controller.tableView.convert(try host.row(0, 0).frame, to: nil)
    let finger = host.screen.touch(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    finger.move(to: CGPoint(x: frame.minX + 4, y: frame.midY), duration: 0.3)
    finger.lift()
    host.screen.advance(by: 1)
    #expect(host.names(.climbed) == ["Triglav", "Zugspitze"])
  }

  @Test func `rows move within a section, to the other one, and into an empty one`() throws {
    let host = Peaks()
    try host.edit()
    host.move(try host.row(0, 0), to: host.middle(try host.row(2, 0)))
    #expect(host.names(.climbed) == ["Triglav", "Zugspitze", "Aneto"])
    host.move(try host.row(1, 0), to: host.middle(try host.row(0, 1)))
    #expect(host.names(.climbed) == ["Triglav", "Aneto"])
    #expect(Set(host.names(.planned)) == ["Musala", "Zugspitze"])
    let title = try #require(host.controller.tableView.headerView(forSection: 0))
    for _ in 0..<2 {
      let last = try host.row(host.names(.planned).count - 1, 1)
      host.move(last, to: host.middle(try host.row(0, 0)))
    }
    #expect(host.names(.planned) == [])
    #expect(host.names(.climbed).count == 4)
    #expect(title.textLabel?.text == "Climbed")
    // The empty section has its title; a row is dropped below it.
    let empty = try #require(host.controller.tableView.headerView(forSection: 1))
    let below = host.controller.tableView.convert(empty.frame, to: nil).maxY + 30
    host.move(try host.row(3, 0), to: below)
    #expect(host.names(.planned).count == 1)
    #expect(host.names(.climbed).count == 3)
    #expect(host.texts(0) == host.names(.climbed))
    #expect(host.texts(1) == host.names(.planned))
  }
}
