import UIKit

/// A list of trails, which pushes the one that is selected.
final class TrailsViewController: UIViewController, UICollectionViewDelegate {
  private enum Section {
    case trails
  }

  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.layout())
  private lazy var dataSource = makeDataSource()
  private var isSortedByLength = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trails"
    let sortItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.arrow.down"),
      primaryAction: UIAction { [weak self] _ in
        self?.toggleOrder()
      })
    sortItem.accessibilityLabel = "Sort"
    navigationItem.rightBarButtonItem = sortItem
    collectionView.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    showTrails(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  private static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(52))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Trail> {
    let registration = UICollectionView.CellRegistration<TrailCell, Trail> { cell, _, trail in
      cell.show(trail)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, trail in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: trail)
    }
  }

  private func showTrails(animated: Bool) {
    let trails =
      isSortedByLength ? Trail.all.sorted { $0.length < $1.length } : Trail.all
    var snapshot = NSDiffableDataSourceSnapshot<Section, Trail>()
    snapshot.appendSections([.trails])
    snapshot.appendItems(trails)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func toggleOrder() {
    isSortedByLength.toggle()
    navigationItem.rightBarButtonItem?.isSelected = isSortedByLength
    showTrails(animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let trail = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(TrailViewController(trail), animated: true)
  }
}
