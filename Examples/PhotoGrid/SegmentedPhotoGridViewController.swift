import UIKit

/// A grid of photos composed of groups, with a segmented control for the number of columns.
public final class SegmentedPhotoGridViewController: UIViewController {
  private let columnCounts = [3, 4, 5, 1]
  private let photoList = (1...200).map(Photo.init)
  private lazy var columnControl = UISegmentedControl(items: columnCounts.map(String.init))
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: CompositionalGridLayout.make(itemCount: columnCounts[0]))

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  public required init?(coder: NSCoder) {
    fatalError("SegmentedPhotoGridViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    columnControl.selectedSegmentIndex = 0
    columnControl.accessibilityIdentifier = "columns"
    columnControl.addAction(
      UIAction { [weak self] _ in self?.showColumns() }, for: .valueChanged)

    collectionView.backgroundColor = .systemBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.dataSource = self

    for part in [columnControl, collectionView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      columnControl.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
      columnControl.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      columnControl.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
      collectionView.topAnchor.constraint(equalTo: columnControl.bottomAnchor, constant: 8),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// Lays the photos out in the selected number of columns.
  private func showColumns() {
    let count = columnCounts[columnControl.selectedSegmentIndex]
    collectionView.setCollectionViewLayout(
      CompositionalGridLayout.make(itemCount: count), animated: true)
  }
}

extension SegmentedPhotoGridViewController: UICollectionViewDataSource {
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
