import UIKit

/// Sections that scroll horizontally in a screen that scrolls vertically.
final class OrthogonalViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureDataSource(of: addCollectionView(with: makeLayout()))
  }

  private func makeLayout() -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.leadAndPair(
      size: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(240)))
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<TileCell, Int> {
      cell, indexPath, number in
      cell.show("\(indexPath.section), \(indexPath.item)", color: Palette.color(number))
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<5 {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(section * 100..<section * 100 + 24))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
