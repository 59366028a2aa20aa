import UIKit

/// Folders and files in an outline. A tap on an arrow expands a folder, a tap on a row selects it.
final class OutlineViewController: UIViewController {
  private enum Section {
    case main
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Document>!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureDataSource(of: addCollectionView(with: makeLayout()))
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Document> {
      cell, _, document in
      var content = cell.defaultContentConfiguration()
      content.text = document.name
      content.image = UIImage(systemName: document.isFolder ? "folder" : "doc")
      cell.contentConfiguration = content
      cell.accessories =
        document.isFolder
        ? [
          .label(text: "\(document.children.count)"),
          .outlineDisclosure(options: .init(style: .cell)),
        ]
        : []
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, document in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: document)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<Document>()
    func append(_ documents: [Document], to parent: Document?) {
      snapshot.append(documents, to: parent)
      for document in documents where document.isFolder {
        append(document.children, to: document)
      }
    }
    append(Document.all, to: nil)
    dataSource.apply(snapshot, to: .main, animatingDifferences: false)
  }
}
