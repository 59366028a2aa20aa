import UIKit

/// A grid of photos, three in a row, composed of groups, with a diffable data source. A tap deletes
/// a photo.
public final class DiffablePhotoGridViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Photo>!
  private let photoList = (1...200).map(Photo.init)

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  public required init?(coder: NSCoder) {
    fatalError("DiffablePhotoGridViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: CompositionalGridLayout.make(itemCount: 3))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.delegate = self
    view.addSubview(collectionView)

    dataSource = UICollectionViewDiffableDataSource<Int, Photo>(collectionView: collectionView) {
      collectionView, indexPath, photo in
      let cell =
        collectionView.dequeueReusableCell(
          withReuseIdentifier: PhotoCell.identifier, for: indexPath) as! PhotoCell
      cell.setPhoto(photo)
      return cell
    }

    var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
    snapshot.appendSections([0])
    snapshot.appendItems(photoList)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension DiffablePhotoGridViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let photo = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([photo])
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
