import UIKit

/// The list of notebooks in the primary column.
final class NotebooksViewController: UICollectionViewController {
  var didSelect: (Notebook) -> Void = { _ in }
  private var source: UICollectionViewDiffableDataSource<Int, Notebook>?

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .none
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Notebooks"
  }

  required init?(coder: NSCoder) {
    fatalError("NotebooksViewController cannot be decoded; create it in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Notebook> {
      cell, _, notebook in
      var content = cell.defaultContentConfiguration()
      content.text = notebook.name
      content.image = UIImage(systemName: notebook.symbol)
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "\(notebook.notes.count)")]
    }
    let source = UICollectionViewDiffableDataSource<Int, Notebook>(
      collectionView: collectionView
    ) { view, indexPath, notebook in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: notebook)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Notebook>()
    snapshot.appendSections([0])
    snapshot.appendItems(Notebook.all)
    source.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let notebook = source?.itemIdentifier(for: indexPath) else { return }
    didSelect(notebook)
  }
}
