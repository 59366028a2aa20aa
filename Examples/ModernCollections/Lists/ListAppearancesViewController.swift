import UIKit

/// A list whose appearance an item of the navigation bar changes.
final class ListAppearancesViewController: UIViewController {
  private struct Item: Hashable, Sendable {
    let title: String
    let isHeader: Bool
  }

  private static let appearances: [(name: String, UICollectionLayoutListConfiguration.Appearance)] =
    [
      ("Plain", .plain), ("Grouped", .grouped), ("Inset Grouped", .insetGrouped),
      ("Sidebar", .sidebar), ("Sidebar Plain", .sidebarPlain),
    ]

  private var appearanceIndex = 0
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = addCollectionView(with: makeLayout())
    collectionView.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: Self.appearances[0].name,
      primaryAction: UIAction { [weak self] _ in self?.changeAppearance() })
    configureDataSource()
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(
      appearance: Self.appearances[appearanceIndex].1)
    configuration.headerMode = .firstItemInSection
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func changeAppearance() {
    appearanceIndex = (appearanceIndex + 1) % Self.appearances.count
    navigationItem.rightBarButtonItem?.title = Self.appearances[appearanceIndex].name
    collectionView.setCollectionViewLayout(makeLayout(), animated: false)
    // New cells take the default configurations of the new appearance.
    dataSource.applySnapshotUsingReloadData(dataSource.snapshot())
  }

  private func configureDataSource() {
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      content.image = UIImage(systemName: "tag")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: item.isHeader ? header : row, for: indexPath, item: item)
    }
    let trees = [
      ["Beech", "Oak", "Sweet chestnut", "Alder"], ["Larch", "Silver fir", "Yew"],
      ["Apple", "Quince", "Medlar", "Pear", "Plum"],
    ]
    for (section, title) in ["Broadleaf", "Conifers", "Orchard"].enumerated() {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
      let header = Item(title: title, isHeader: true)
      snapshot.append([header])
      snapshot.append(trees[section].map { Item(title: $0, isHeader: false) }, to: header)
      snapshot.expand([header])
      dataSource.apply(snapshot, to: section, animatingDifferences: false)
    }
  }
}

extension ListAppearancesViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
