import UIKit

/// An outline of the screens. A tap expands a group, or pushes a screen.
final class IndexViewController: UIViewController {
  private enum Section {
    case main
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, IndexEntry>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Modern Collections"
    navigationItem.backButtonTitle = "Index"
    collectionView = addCollectionView(with: makeLayout())
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    configureDataSource()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func configureDataSource() {
    let groupRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, IndexEntry>
    { cell, _, entry in
      var content = cell.defaultContentConfiguration()
      content.text = entry.title
      content.textProperties.numberOfLines = 0
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let screenRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, IndexEntry>
    { cell, _, entry in
      var content = cell.defaultContentConfiguration()
      content.text = entry.title
      content.textProperties.numberOfLines = 0
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, entry in
      collectionView.dequeueConfiguredReusableCell(
        using: entry.screen == nil ? groupRegistration : screenRegistration, for: indexPath,
        item: entry)
    }
    dataSource.apply(initialSnapshot(), to: .main, animatingDifferences: false)
  }

  private func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<IndexEntry> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<IndexEntry>()
    func append(_ entries: [IndexEntry], to parent: IndexEntry?) {
      snapshot.append(entries, to: parent)
      for entry in entries where !entry.entries.isEmpty { append(entry.entries, to: entry) }
    }
    append(IndexEntry.all, to: nil)
    snapshot.expand(Array(IndexEntry.all.prefix(1)))
    return snapshot
  }
}

extension IndexViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let screen = dataSource.itemIdentifier(for: indexPath)?.screen else { return }
    navigationController?.pushViewController(screen.makeViewController(), animated: true)
  }
}
