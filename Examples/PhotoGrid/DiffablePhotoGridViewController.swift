import UIKit

/// A grid of photos, three in a row, composed of groups, with a diffable data source. A tap deletes
/// a photo, and an item of the bar restores all of them.
public final class DiffablePhotoGridViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Photo>!
  private let photoList = (1...200).map(Photo.init)
  private lazy var restoreItem = UIBarButtonItem(
    title: "Restore", primaryAction: UIAction { [weak self] _ in self?.restore() })

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

    restoreItem.isEnabled = false
    navigationItem.rightBarButtonItem = restoreItem
    showAllPhotos(animated: false)
  }

  private func showAllPhotos(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
    snapshot.appendSections([0])
    snapshot.appendItems(photoList)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func restore() {
    restoreItem.isEnabled = false
    showAllPhotos(animated: true)
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
    restoreItem.isEnabled = true
  }
}
