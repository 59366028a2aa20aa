import UIKit

/// Rows of text as wide as the screen.
final class TextListViewController: UIViewController {
  private enum Section {
    case main
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = addCollectionView(with: makeLayout())
    collectionView.delegate = self
    configureDataSource(of: collectionView)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, indexPath, number in
      cell.show("Row \(number) at \(indexPath.section), \(indexPath.item)")
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Array(1...80))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension TextListViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
