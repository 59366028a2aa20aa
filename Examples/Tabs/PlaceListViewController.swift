import UIKit

/// A list of places, which pushes the one that is selected.
class PlaceListViewController: UIViewController, UICollectionViewDelegate {
  private enum Section {
    case places
  }

  let favorites: Favorites
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.layout())
  private lazy var dataSource = makeDataSource()

  init(_ favorites: Favorites) {
    self.favorites = favorites
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Lists of places cannot be decoded; create them with favorites.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  private static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Place> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Place> {
      cell, _, place in
      var content = cell.defaultContentConfiguration()
      content.text = place.name
      content.secondaryText = place.region
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, place in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: place)
    }
  }

  /// Displays places.
  func show(_ places: [Place], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Place>()
    snapshot.appendSections([.places])
    snapshot.appendItems(places)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let place = dataSource.itemIdentifier(for: indexPath) else { return }
    show(PlaceViewController(place, favorites), sender: self)
  }
}

/// All places, with a search by name and region.
final class PlacesViewController: PlaceListViewController, UISearchResultsUpdating {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Name"
    search.searchBar.scopeButtonTitles = ["All", "North", "East", "South", "West"]
    navigationItem.searchController = search
    definesPresentationContext = true
    show(Place.all, animated: false)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    let text = bar.text ?? ""
    let scope = searchController.isActive ? bar.selectedScopeButtonIndex : 0
    let region = bar.scopeButtonTitles?[scope] ?? "All"
    let found = Place.all.filter {
      (region == "All" || $0.region == region)
        && (text.isEmpty || $0.name.localizedCaseInsensitiveContains(text))
    }
    show(found, animated: true)
  }
}

/// The destinations that the user has marked.
final class FavoritesViewController: PlaceListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Favorites"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabBarItem.badgeValue = nil
    show(favorites.places, animated: false)
  }
}
