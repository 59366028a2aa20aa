import UIKit

/// Settings in an inset grouped list: switches, values, choices with a checkmark, rows that expand,
/// and rows with swipe actions. In a navigation controller, the bar has a search.
public final class SettingsListViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<SettingsSection, SettingsItem>!
  private var enabled: Set<String> = ["Bluetooth"]
  private var textSize = "Medium"
  /// A Boolean value that indicates whether the wireless network was forgotten.
  private var isNetworkForgotten = false
  /// The rows of the storage that the user has deleted.
  private var deleted: Set<SettingsItem> = []
  /// The rows of the storage whose rows inside are displayed.
  private var expanded: Set<SettingsItem> = []
  /// The text of the search; empty without one.
  private var query = ""

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  public required init?(coder: NSCoder) {
    fatalError("SettingsListViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.alwaysBounceVertical = true
    collectionView.delegate = self
    view.addSubview(collectionView)
    makeDataSource()
    addSearch()
    applySnapshots(animated: false)
  }

  private func addSearch() {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.swipeActions(at: indexPath)
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  // MARK: - Data

  private func makeDataSource() {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, SettingsItem> {
      [weak self] cell, _, item in
      self?.configure(cell, for: item)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.header
      view.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.footer
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] item in
      self?.expanded.insert(item)
    }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { [weak self] item in
      self?.expanded.remove(item)
    }
  }

  /// Displays the sections with rows that match the search.
  private func applySnapshots(animated: Bool) {
    let contents = SettingsSection.allCases.map { ($0, rows(in: $0)) }
      .filter { query.isEmpty || !$0.1.items.isEmpty }
    var snapshot = dataSource.snapshot()
    let old = snapshot.sectionIdentifiers
    let new = contents.map(\.0)
    if old != new {
      snapshot.deleteSections(old.filter { !new.contains($0) })
      var missing: [SettingsSection] = []
      for section in new {
        if old.contains(section) {
          snapshot.insertSections(missing, beforeSection: section)
          missing = []
        } else {
          missing.append(section)
        }
      }
      snapshot.appendSections(missing)
      dataSource.apply(snapshot, animatingDifferences: animated)
    }
    for (section, rows) in contents {
      dataSource.apply(rows, to: section, animatingDifferences: animated)
    }
  }

  /// Returns the rows of a section that match the search, each below the row that contains it.
  private func rows(in section: SettingsSection) -> NSDiffableDataSourceSectionSnapshot<
    SettingsItem
  > {
    func matches(_ item: SettingsItem) -> Bool {
      query.isEmpty || item.title.localizedCaseInsensitiveContains(query)
    }
    var rows = NSDiffableDataSourceSectionSnapshot<SettingsItem>()
    for item in section.items where !deleted.contains(item) {
      let children = section.children(of: item).filter { !deleted.contains($0) }
      let found = matches(item) ? children : children.filter(matches)
      guard matches(item) || !found.isEmpty else { continue }
      rows.append([item])
      rows.append(found, to: item)
      if expanded.contains(item) || !matches(item) { rows.expand([item]) }
    }
    return rows
  }

  // MARK: - Rows

  private func configure(_ cell: UICollectionViewListCell, for item: SettingsItem) {
    var content = cell.defaultContentConfiguration()
    content.text = item.title
    content.image = item.symbol.flatMap { UIImage(systemName: $0) }
    cell.contentConfiguration = content
    switch item.kind {
    case .toggle: cell.accessories = [.customView(configuration: toggle(for: item))]
    case .value(let value):
      let shown = isNetworkForgotten ? "Not Connected" : value
      cell.accessories = [.label(text: shown), .disclosureIndicator()]
    case .choice: cell.accessories = item.title == textSize ? [.checkmark()] : []
    case .usage(let size):
      let children = SettingsSection.storage.children(of: item)
      let hasChildren = children.contains { !deleted.contains($0) }
      let arrow = UICellAccessory.outlineDisclosure(options: .init(style: .header))
      cell.accessories = [.label(text: size)] + (hasChildren ? [arrow] : [])
    }
  }

  private func toggle(for item: SettingsItem) -> UICellAccessory.CustomViewConfiguration {
    let toggle = UISwitch()
    toggle.isOn = enabled.contains(item.title)
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let self, let toggle else { return }
        if toggle.isOn { enabled.insert(item.title) } else { enabled.remove(item.title) }
      }, for: .valueChanged)
    return UICellAccessory.CustomViewConfiguration(
      customView: toggle, placement: .trailing(), reservedLayoutWidth: .actual)
  }

  // MARK: - Swipe actions

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
    switch item.kind {
    case .toggle, .choice: return nil
    case .value:
      guard !isNetworkForgotten else { return nil }
      let forget = UIContextualAction(style: .normal, title: "Forget") {
        [weak self] _, _, completion in
        self?.isNetworkForgotten = true
        self?.reconfigure([item])
        completion(true)
      }
      forget.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [forget])
    case .usage:
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [weak self] _, _, completion in
        self?.delete(item)
        completion(true)
      }
      delete.image = UIImage(systemName: "trash")
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }

  private func delete(_ item: SettingsItem) {
    let parent = dataSource.snapshot(for: .storage).parent(of: item)
    deleted.insert(item)
    applySnapshots(animated: true)
    // A row without rows inside has no arrow.
    if let parent { reconfigure([parent]) }
  }

  /// Displays the present state of the given rows, leaving out rows that are not in the list.
  private func reconfigure(_ items: [SettingsItem]) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(items.filter { snapshot.indexOfItem($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension SettingsListViewController: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.isActive ? searchController.searchBar.text ?? "" : ""
    guard text != query else { return }
    query = text
    applySnapshots(animated: true)
  }
}

extension SettingsListViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { dataSource.itemIdentifier(for: indexPath)?.kind != .toggle }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let item = dataSource.itemIdentifier(for: indexPath), item.kind == .choice else { return }
    textSize = item.title
    reconfigure(SettingsSection.textSize.items)
  }
}
