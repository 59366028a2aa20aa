import Testing

@testable import UIKit

/// The table view controller and the diffable data source.
@Suite(.serialized) @MainActor struct TableControllerTests {
  private final class Names: UITableViewController {
    var names = ["Ada", "Grace", "Linus"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { names.count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  @Test func `a table is the view of its controller and asks it for data`() {
    let controller = Names(style: .insetGrouped)
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    controller.view.layoutIfNeeded()
    #expect(
      controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Ada", "Grace", "Linus"])
  }

  @Test func `a table view that an app sets asks the controller for data`() {
    let controller = Names(style: .plain)
    controller.tableView = UITableView(frame: .zero, style: .grouped)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    let other = Names(style: .plain)
    let shared = UITableView(frame: .zero, style: .plain)
    shared.dataSource = other
    controller.tableView = shared
    #expect(shared.dataSource === other)
    #expect(shared.delegate === controller)
  }

  @Test func `the selection is cleared before the view appears`() {
    let controller = Names(style: .plain)
    controller.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    controller.clearsSelectionOnViewWillAppear = false
    controller.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow?.row == 1)
  }

  @Test func `editing the controller edits its table`() {
    let controller = Names(style: .plain)
    controller.loadViewIfNeeded()
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
  }

  @Test func `a refresh control set early belongs to the table`() {
    let controller = Names(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    controller.loadViewIfNeeded()
    #expect(controller.tableView.refreshControl === control)
    #expect(controller.refreshControl === control)
  }

  // MARK: - Diffable data source

  private final class Editable: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }

    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { true }
  }

  private func snapshot(
    _ sections: [(String, [Int])]
  ) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func table() -> UITableView {
    // A test that waits may have left another screen.
    UIScreen.main.become(.standard, orientation: .portrait)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    return table
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text }
  }

  @Test func `snapshots are displayed by their changes`() {
    let table = table()
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      table, indexPath, number in
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: indexPath)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    source.apply(snapshot([("a", [1, 2, 3])]))
    #expect(texts(table) == ["1", "2", "3"])
    let first = table.visibleCells[0]
    source.defaultRowAnimation = .fade
    source.apply(snapshot([("a", [3, 4, 1]), ("b", [5])]))
    #expect(texts(table) == ["3", "4", "1", "5"])
    #expect(table.visibleCells[2] === first)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
    #expect(source.indexPath(for: 5) == IndexPath(row: 0, section: 1))
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.index(for: "b") == 1)
    #expect(source.snapshot().numberOfItems == 4)
    source.applySnapshotUsingReloadData(snapshot([("b", [5])]))
    #expect(texts(table) == ["5"])
  }

  @Test func `a subclass overrides titles and editing`() {
    let table = table()
    let source = Editable(tableView: table) { table, indexPath, number in
      table.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    }
    source.apply(snapshot([("First", [1]), ("Second", [2])]))
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Second")
    #expect(source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    #expect(!source.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
  }
}
