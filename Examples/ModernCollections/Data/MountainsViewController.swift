import UIKit

/// Mountains, which a search bar filters.
final class MountainsViewController: UIViewController {
  private enum Section {
    case main
  }

  private let searchBar = UISearchBar()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Mountain>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "Name or continent"
    searchBar.delegate = self
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    for view: UIView in [searchBar, collectionView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      searchBar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      searchBar.topAnchor.constraint(equalTo: guide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    configureDataSource()
    showMountains(containing: "", animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 600 ? 3 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Mountain> {
      cell, _, mountain in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = mountain.name
      content.textProperties.numberOfLines = 1
      content.textProperties.adjustsFontSizeToFitWidth = true
      content.secondaryText = "\(mountain.height) m"
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .secondarySystemBackground
      background.cornerRadius = 10
      cell.backgroundConfiguration = background
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, mountain in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: mountain)
    }
  }

  private func showMountains(containing text: String, animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Mountain.all.filter { $0.contains(text) })
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension MountainsViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    showMountains(containing: searchText, animated: true)
  }
}
