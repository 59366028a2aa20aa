import UIKit

/// The news of a conference: rows as high as their text.
final class NewsViewController: UIViewController {
  private enum Section {
    case main
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, NewsItem>!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureDataSource(of: addCollectionView(with: makeLayout()))
  }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.contentInsetsReference = .readableContent
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<NewsCell, NewsItem> { cell, _, item in
      cell.show(item)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, NewsItem>()
    snapshot.appendSections([.main])
    snapshot.appendItems(NewsItem.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
