import UIKit

/// Shelves of books: the newest volume large, the others small beside it.
public final class BookShelfViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<SectionKind, Book>!
  private let series = Series.lighthouse
  /// The number of volumes on the first shelf.
  private var shelfCount = Series.volumesPerPage
  private var isLoading = false

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
      frame: view.bounds,
      collectionViewLayout: BookShelfLayout.make { [weak self] in self?.shelfCount ?? 0 })
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(
      CoverCell.self, forCellWithReuseIdentifier: CoverCell.reuseIdentifier)
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: BookShelfLayout.headerElementKind,
      withReuseIdentifier: HeaderView.reuseIdentifier)
    collectionView.register(
      InformationView.self,
      forSupplementaryViewOfKind: BookShelfLayout.informationElementKind,
      withReuseIdentifier: InformationView.reuseIdentifier)
    collectionView.delegate = self
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
    dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
      if kind == BookShelfLayout.informationElementKind {
        let information =
          collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: InformationView.reuseIdentifier, for: indexPath)
          as! InformationView
        if let self { information.show(series, loaded: shelfCount) }
        return information
      }
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

extension BookShelfViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let isNearEnd = indexPath.item >= shelfCount - 4
    if indexPath.section == SectionKind.shelf.rawValue, isNearEnd { loadMore() }
  }

  /// Adds the next volumes to the first shelf, after the scroll that asked for them.
  private func loadMore() {
    let volumes = series.volumes(after: shelfCount)
    guard !isLoading, !volumes.isEmpty else { return }
    isLoading = true
    Task { [weak self] in self?.add(volumes) }
  }

  private func add(_ volumes: [Book]) {
    isLoading = false
    shelfCount += volumes.count
    var snapshot = dataSource.snapshot()
    snapshot.appendItems(volumes, toSection: .shelf)
    dataSource.apply(snapshot, animatingDifferences: false)
    let path = IndexPath(item: 0, section: SectionKind.shelf.rawValue)
    let information = collectionView.supplementaryView(
      forElementKind: BookShelfLayout.informationElementKind, at: path)
    (information as? InformationView)?.show(series, loaded: shelfCount)
    UIAccessibility.post(
      notification: .announcement, argument: "\(volumes.count) more volumes")
  }
}
