import UIKit

/// A list of rows with views and states of their own.
final class CustomCellsViewController: UIViewController {
  private enum Section {
    case main
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Hike>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = addCollectionView(with: makeLayout())
    collectionView.delegate = self
    configureDataSource(of: collectionView)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<HikeCell, Hike> { cell, _, hike in
      cell.show(hike)
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, hike in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: hike)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Hike>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Hike.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension CustomCellsViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
