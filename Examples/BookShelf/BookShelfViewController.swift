import UIKit

/// Shelves of books: the newest volume large, the others small beside it.
public final class BookShelfViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<SectionKind, Book>!

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Books"
  }

  public required init?(coder: NSCoder) {
    fatalError("BookShelfViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureCollectionView()
    configureDataSource()
  }

  private func configureCollectionView() {
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: BookShelfLayout.make())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(
      CoverCell.self, forCellWithReuseIdentifier: CoverCell.reuseIdentifier)
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: BookShelfLayout.headerElementKind,
      withReuseIdentifier: HeaderView.reuseIdentifier)
    view.addSubview(collectionView)
  }

  private func configureDataSource() {
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, book in
      let cell =
        collectionView.dequeueReusableCell(
          withReuseIdentifier: CoverCell.reuseIdentifier, for: indexPath) as! CoverCell
      cell.show(book)
      return cell
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      let header =
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: HeaderView.reuseIdentifier, for: indexPath)
        as! HeaderView
      header.label.text = SectionKind(rawValue: indexPath.section)?.title
      return header
    }

    var snapshot = NSDiffableDataSourceSnapshot<SectionKind, Book>()
    for kind in SectionKind.allCases {
      snapshot.appendSections([kind])
      snapshot.appendItems(kind.books)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
