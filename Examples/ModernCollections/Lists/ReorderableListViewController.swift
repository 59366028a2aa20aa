import UIKit

/// Two lists of chores, which the user sorts by dragging, also from one list to the other.
final class ReorderableListViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case today, later

    var title: String {
      switch self {
      case .today: "Today"
      case .later: "Later"
      }
    }
  }

  /// The chores in the order of the screen.
  private(set) var chores: [Section: [Chore]] = [.today: Chore.today, .later: Chore.later]

  private var dataSource: UICollectionViewDiffableDataSource<Section, Chore>!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureDataSource(of: addCollectionView(with: makeLayout()))
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Chore> {
      cell, _, chore in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = chore.name
      content.secondaryText = "\(chore.minutes) minutes"
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, chore in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: chore)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.title
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      for change in transaction.sectionTransactions {
        let section = change.sectionIdentifier
        self?.chores[section] = self?.chores[section]?.applying(change.difference)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Chore>()
    for section in Section.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(chores[section] ?? [])
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
