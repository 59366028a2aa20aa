import UIKit

/// Sections whose number of columns depends on the width.
final class AdaptiveSectionsViewController: UIViewController {
  private enum Section: Int, CaseIterable {
    case rows, tiles, dots

    func columnCount(forWidth width: CGFloat) -> Int {
      let isWide = width > 600
      return switch self {
      case .rows: isWide ? 2 : 1
      case .tiles: isWide ? 6 : 3
      case .dots: isWide ? 10 : 5
      }
    }
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureDataSource(of: addCollectionView(with: makeLayout()))
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      guard let kind = Section(rawValue: sectionIndex) else { return nil }
      let columns = kind.columnCount(
        forWidth: environment.container.effectiveContentSize.width)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
      let height: NSCollectionLayoutDimension =
        kind == .rows ? .absolute(50) : .fractionalWidth(1 / CGFloat(columns))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: height),
        repeatingSubitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 12, leading: 12, bottom: 12, trailing: 12)
      return section
    }
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
      cell.show(number)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    for section in Section.allCases {
      snapshot.appendSections([section])
      let first = section.rawValue * 100
      snapshot.appendItems(Array(first..<first + 20))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
