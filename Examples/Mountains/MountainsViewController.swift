import UIKit

/// Mountains, filtered as the user types.
public final class MountainsViewController: UIViewController {
  private enum Section: Hashable { case main }

  /// Mountains in one section, with the first letters of their names as index titles.
  private final class DataSource: UICollectionViewDiffableDataSource<Section, Mountain> {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
      var letters: [String] = []
      for mountain in snapshot().itemIdentifiers where mountain.letter != letters.last {
        letters.append(mountain.letter)
      }
      return letters
    }

    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      let mountains = snapshot().itemIdentifiers
      return IndexPath(item: mountains.firstIndex { $0.letter == title } ?? 0, section: 0)
    }
  }

  private let searchBar = UISearchBar(frame: .zero)
  private var collectionView: UICollectionView!
  private var dataSource: DataSource!

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Mountains"
  }

  public required init?(coder: NSCoder) {
    fatalError("MountainsViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "Name of a mountain"
    searchBar.delegate = self
    view.addSubview(searchBar)

    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<MountainCell, Mountain> {
      cell, _, mountain in
      cell.show(mountain)
    }
    dataSource = DataSource(collectionView: collectionView) {
      collectionView, indexPath, mountain in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: mountain)
    }
    showMountains(matching: "", animated: false)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let insets = view.safeAreaInsets
    searchBar.frame = CGRect(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
      height: 56)
    let top = searchBar.frame.maxY
    collectionView.frame = CGRect(
      x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let traits = environment.traitCollection
      // Names in large letters need the whole width.
      let columns =
        traits.preferredContentSizeCategory.isAccessibilityCategory
        ? 1 : environment.container.effectiveContentSize.width > 800 ? 3 : 2
      let height = UIFontMetrics.default.scaledValue(for: 52, compatibleWith: traits)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(height)),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
  }

  private func showMountains(matching filter: String, animated: Bool) {
    let mountains = Mountain.all.filter { $0.matches(filter) }.sorted { $0.name < $1.name }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(mountains)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension MountainsViewController: UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    showMountains(matching: searchText, animated: true)
  }
}
