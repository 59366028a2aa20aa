import UIKit

/// Wireless networks in a table view with a diffable data source: a switch, the joined network, and
/// the networks in reach.
final class NetworkTableViewController: UIViewController {
  enum Section: Hashable, Sendable {
    case settings, networks
  }

  enum Item: Hashable, Sendable {
    case power
    case joined(String)
    case available(String)
  }

  /// The names of the networks in reach. A change shows itself at once.
  var networks: Set<String> = ["Attic", "Ferry 7", "Harbor Library", "Studio 3"] {
    didSet { update(animated: true) }
  }

  private(set) var isOn = true
  private var joined = "Harbor Library"
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var dataSource = UITableViewDiffableDataSource<Section, Item>(tableView: tableView) {
    [unowned self] tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "network", for: indexPath)
    configure(cell, for: item)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Wi-Fi"
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "network")
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    dataSource.defaultRowAnimation = .fade
    update(animated: false)
  }

  private func configure(_ cell: UITableViewCell, for item: Item) {
    var content = cell.defaultContentConfiguration()
    cell.accessoryView = nil
    cell.accessoryType = .none
    switch item {
    case .power:
      content.text = "Wi-Fi"
      let power = UISwitch()
      power.isOn = isOn
      power.addAction(
        UIAction { [unowned self] action in
          isOn = (action.sender as? UISwitch)?.isOn ?? isOn
          update(animated: true)
        }, for: .valueChanged)
      cell.accessoryView = power
    case .joined(let name):
      content.text = name
      cell.accessoryType = .checkmark
    case .available(let name):
      content.text = name
      cell.accessoryType = .detailButton
    }
    cell.contentConfiguration = content
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.settings])
    snapshot.appendItems([.power], toSection: .settings)
    if isOn {
      snapshot.appendItems([.joined(joined)], toSection: .settings)
      snapshot.appendSections([.networks])
      let others = networks.subtracting([joined]).sorted()
      snapshot.appendItems(others.map(Item.available), toSection: .networks)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension NetworkTableViewController: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if case .available = dataSource.itemIdentifier(for: indexPath) { indexPath } else { nil }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard case .available(let name) = dataSource.itemIdentifier(for: indexPath) else { return }
    joined = name
    update(animated: true)
  }
}

/// Peaks in two lists, which the user edits: rows are deleted, and move within and between the
/// lists.
final class PeakTableViewController: UIViewController {
  enum Section: String, CaseIterable, Hashable, Sendable {
    case climbed = "Climbed"
    case planned = "Planned"
  }

  struct Peak: Hashable, Sendable {
    let name: String
    let height: Int
  }

  /// A data source whose rows are edited.
  final class DataSource: UITableViewDiffableDataSource<Section, Peak> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section)?.rawValue }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      guard sourceIndexPath != destinationIndexPath, let peak = itemIdentifier(for: sourceIndexPath)
      else { return }
      let target = itemIdentifier(for: destinationIndexPath)
      var snapshot = snapshot()
      if let target {
        let isLater =
          sourceIndexPath.section == destinationIndexPath.section
          && sourceIndexPath.row < destinationIndexPath.row
        if isLater {
          snapshot.moveItem(peak, afterItem: target)
        } else {
          snapshot.moveItem(peak, beforeItem: target)
        }
      } else {
        snapshot.deleteItems([peak])
        snapshot.appendItems(
          [peak], toSection: snapshot.sectionIdentifiers[destinationIndexPath.section])
      }
      apply(snapshot, animatingDifferences: false)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let peak = itemIdentifier(for: indexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([peak])
      apply(snapshot)
    }
  }

  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) lazy var dataSource = DataSource(tableView: tableView) {
    tableView, indexPath, peak in
    let cell = tableView.dequeueReusableCell(withIdentifier: "peak", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = peak.name
    content.secondaryText = "\(peak.height) m"
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Peaks"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "peak")
    view.addSubview(tableView)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Peak>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(
      [
        Peak(name: "Aneto", height: 3404), Peak(name: "Triglav", height: 2864),
        Peak(name: "Zugspitze", height: 2962),
      ], toSection: .climbed)
    snapshot.appendItems([Peak(name: "Musala", height: 2925)], toSection: .planned)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }
}
