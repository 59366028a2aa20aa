import Foundation
import TesseraTesting
import Testing

@_spi(Lowering) @testable import UIKit

extension InterfaceDocumentTests {
  /// Table views in a storyboard and in nibs.
  @Suite @MainActor struct TableViews {
    private func options() throws -> (HostedScreen, OptionsViewController) {
      let navigation = try #require(
        UIStoryboard(name: "Albums", bundle: nil).instantiateInitialViewController()
          as? UINavigationController)
      let controller = try #require(navigation.topViewController as? OptionsViewController)
      return (HostedScreen(navigation, on: .iPhone15), controller)
    }

    private func albums() throws -> (HostedScreen, AlbumListViewController) {
      let (screen, options) = try options()
      options.performSegue(withIdentifier: "albums", sender: nil)
      screen.advance(by: 1)
      let top = options.navigationController?.topViewController
      return (screen, try #require(top as? AlbumListViewController))
    }

    @Test func `static sections are the rows of the controller without a line of code`() throws {
      let (screen, controller) = try options()
      let table = try #require(controller.tableView)
      #expect(table.style == .grouped)
      #expect(controller.clearsSelectionOnViewWillAppear == false)
      #expect(controller.refreshControl === table.refreshControl)
      #expect(table.refreshControl != nil)
      #expect(table.numberOfSections == 2)
      #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 1])
      let cells = (0..<2).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
      #expect(cells.count == 2)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "Playback")
      #expect(table.footerView(forSection: 0)?.textLabel?.text == "Applies to all albums.")
      #expect(table.headerView(forSection: 1) == nil)
      #expect(table.tableHeaderView?.frame.height == 60)
      _ = screen
    }

    @Test func `a static row with a height of its own has it, and others have their content's`()
      throws
    {
      let (screen, controller) = try options()
      let table = try #require(controller.tableView)
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 64)
      let other = table.rectForRow(at: IndexPath(row: 0, section: 1)).height
      let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
      plain.textLabel?.text = "About"
      #expect(other == plain.sizeThatFits(CGSize(width: 393, height: 0)).height)
      _ = screen
    }

    @Test func `outlets into static cells are connected, and the cell stays the same`() throws {
      let (screen, controller) = try options()
      let table = try #require(controller.tableView)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(controller.shuffleSwitch.isOn)
      #expect(controller.shuffleSwitch.isDescendant(of: cell.contentView))
      table.reloadData()
      screen.layOut()
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
      #expect(table.dequeueReusableCell(withIdentifier: "quality") == nil)
    }

    @Test func `labels of a style are the cell's own, with the values of the file`() throws {
      let (screen, controller) = try options()
      let table = try #require(controller.tableView)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(cell.style == .value1)
      #expect(cell.accessoryType == .disclosureIndicator)
      #expect(cell.textLabel?.text == "Quality")
      #expect(cell.textLabel?.font == .boldSystemFont(ofSize: 17))
      #expect(cell.detailTextLabel?.text == "Lossless")
      #expect(cell.detailTextLabel?.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(cell.contentView.subviews.count == 2)
      let detail = try #require(cell.detailTextLabel)
      #expect(detail.frame.maxX <= cell.contentView.bounds.width)
      #expect(abs(detail.frame.midY - cell.contentView.bounds.midY) <= 0.5)
      let about = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
      #expect(about.indentationLevel == 2)
      #expect(about.indentationWidth == 12)
      _ = screen
    }

    @Test func `a subclass that shortens a static section hides its last row`() throws {
      let (screen, controller) = try options()
      controller.hiddenRows = 1
      controller.tableView.reloadData()
      screen.layOut()
      #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
      #expect(controller.tableView.visibleCells.count == 2)
    }

    @Test func `a tap of a static row performs its segue`() throws {
      let (screen, controller) = try options()
      let table = try #require(controller.tableView)
      let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
      let calls = try CallRecord.during {
        try screen.tap(at: table.convert(CGPoint(x: row.midX, y: row.midY), to: nil))
      }
      #expect(calls == ["prepare albums by UITableViewCell"])
      screen.advance(by: 1)
      #expect(controller.navigationController?.topViewController is AlbumListViewController)
    }

    @Test func `a detail button performs the accessory action after the delegate's method`() throws
    {
      let (screen, controller) = try options()
      let table = try #require(controller.tableView)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
      let calls = CallRecord.during { cell.accessoryTapped(.detail) }
      #expect(calls == ["accessory 1.0", "prepare about by UITableViewCell"])
      _ = screen
    }

    @Test func `prototypes, and nibs of cells and headers, are the rows of a table view`() throws {
      let (screen, controller) = try albums()
      let table = try #require(controller.tableView)
      #expect(table.style == .insetGrouped)
      #expect(table.separatorStyle == .none)
      #expect(table.separatorColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 33, bottom: 0, right: 7))
      #expect(table.allowsMultipleSelection)
      #expect(table.estimatedRowHeight == 70)
      let album = try #require(
        table.cellForRow(at: IndexPath(row: 1, section: 0)) as? AlbumCell)
      #expect(album.titleLabel.text == "Album 1")
      #expect(album.reuseIdentifier == "album")
      #expect(album.selectionStyle == .gray)
      #expect(album.frame.height == album.titleLabel.frame.height + 60)
      let artist = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
      #expect(artist.style == .subtitle)
      #expect(artist.detailTextLabel?.font == .systemFont(ofSize: 12))
      #expect(artist.imageView?.image != nil)
      #expect(artist.contentView.subviews.count == 3)
      let track = try #require(
        table.cellForRow(at: IndexPath(row: 0, section: 2)) as? TrackCell)
      #expect(track.reuseIdentifier == "track")
      #expect(track.frame.height == 90)
      #expect(track.box.frame.insetBy(dx: -10, dy: -10) == track.contentView.bounds)
      let header = try #require(table.headerView(forSection: 2) as? TrackHeader)
      #expect(header.titleLabel.text == "Side A")
      #expect(header.reuseIdentifier == "side")
      #expect(header.frame.height == 50)
      _ = screen
    }

    @Test func `a tap of a prototype's row selects it and performs its segue`() throws {
      let (screen, controller) = try albums()
      let table = try #require(controller.tableView)
      let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
      let calls = try CallRecord.during {
        try screen.tap(at: table.convert(CGPoint(x: row.midX, y: row.midY), to: nil))
      }
      let told = calls.filter { !$0.hasPrefix("cell") }
      #expect(Set(told) == ["select 1", "prepare options row 1"])
      screen.advance(by: 1)
      #expect(controller.presentedViewController is OptionsViewController)
    }

    @Test func `cells of prototypes and nibs are reused`() throws {
      let (screen, controller) = try albums()
      let table = try #require(controller.tableView)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 2)))
      let header = table.headerView(forSection: 2)
      table.reloadData()
      screen.layOut()
      let cells = (0..<2).map { table.cellForRow(at: IndexPath(row: $0, section: 2)) }
      #expect(cells.contains { $0 === cell })
      #expect(table.headerView(forSection: 2) === header)
    }
  }
}
