import UIKit

/// Symbols in cells with custom content and background configurations. Taps select several.
final class CustomConfigurationsViewController: UIViewController {
  private enum Section {
    case main
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, SymbolEntry>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = addCollectionView(with: makeLayout())
    collectionView.allowsMultipleSelection = true
    configureDataSource(of: collectionView)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = max(1, Int(environment.container.effectiveContentSize.width / 110))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(96)),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 12, leading: 16, bottom: 12, trailing: 16)
      return section
    }
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<DialCell, SymbolEntry> {
      cell, _, symbol in
      cell.show(symbol)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, symbol in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: symbol)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, SymbolEntry>()
    snapshot.appendSections([.main])
    snapshot.appendItems(SymbolEntry.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
