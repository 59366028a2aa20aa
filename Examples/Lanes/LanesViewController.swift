import CollectionLanes
import UIKit

/// Recipes of all heights in as many lanes as fit. A tap opens one, and the button adds another in
/// front of the first that is in sight: the others stay in their lanes.
public final class LanesViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
  private var openRecipes: Set<Int> = []

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Recipes"
  }

  public required init?(coder: NSCoder) {
    fatalError("LanesViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<RecipeCell, Int> {
      [weak self] cell, _, id in
      cell.show(Recipe(id: id), isOpen: self?.openRecipes.contains(id) ?? false)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<200))
    dataSource.apply(snapshot, animatingDifferences: false)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] _, environment in
      var configuration = LanesConfiguration(lanes: .adaptive(minimum: 160))
      configuration.itemSize = .estimated(120)
      configuration.laneSpacing = 12
      configuration.itemSpacing = 12
      configuration.span = { item in
        let id = self?.dataSource.itemIdentifier(for: IndexPath(item: item, section: 0))
        return id.map { Recipe(id: $0).isFeatured } ?? false ? .full : .lanes(1)
      }
      let section = NSCollectionLayoutSection.lanes(configuration, environment: environment)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 12, leading: 16, bottom: 12, trailing: 16)
      return section
    }
  }

  private func add() {
    var snapshot = dataSource.snapshot()
    let id = snapshot.numberOfItems
    let first = collectionView.indexPathsForVisibleItems.min()
      .flatMap { dataSource.itemIdentifier(for: $0) }
    if let first {
      snapshot.insertItems([id], beforeItem: first)
    } else {
      snapshot.appendItems([id])
    }
    dataSource.apply(snapshot)
  }
}

extension LanesViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    openRecipes.formSymmetricDifference([id])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }
}
