import UIKit

/// A grid of photos with a custom layout class and a classic data source.
public final class PhotoGridViewController: UIViewController {
  private let layout: UICollectionViewLayout
  private let photoList = (1...200).map(Photo.init)

  private init(layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  public required init?(coder: NSCoder) {
    fatalError("PhotoGridViewController cannot be decoded; create it in code.")
  }

  /// Creates the grid composed of groups.
  public static func compositional() -> PhotoGridViewController {
    PhotoGridViewController(layout: CompositionalGridLayout.make(itemCount: 3))
  }

  /// Creates the grid with a custom layout.
  public static func custom() -> PhotoGridViewController {
    PhotoGridViewController(layout: CustomGridLayout())
  }

  /// Creates the grid with a subclass of the flow layout.
  public static func flow() -> PhotoGridViewController {
    PhotoGridViewController(layout: FlowGridLayout())
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  public override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    // The custom layout keeps its frames, which depend on the safe area, until it is invalidated.
    layout.invalidateLayout()
  }
}

extension PhotoGridViewController: UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    photoList.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: PhotoCell.identifier, for: indexPath) as! PhotoCell
    cell.setPhoto(photoList[indexPath.item])
    return cell
  }
}
