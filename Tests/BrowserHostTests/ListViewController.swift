import UIKit

/// A screen of rows 50 points high, each a cell with a label, like an app's.
final class ListViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  final class RowCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = contentView.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
      contentView.backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }
  }

  let rowCount: Int
  let titles: [String]?
  private(set) var collectionView: UICollectionView!
  private(set) var tapped: [IndexPath] = []
  private(set) var calls: [String] = []

  init(rowCount: Int, indexTitles: [String]? = nil) {
    self.rowCount = rowCount
    titles = indexTitles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    rowCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.label.text = "Row \(indexPath.item)"
    return cell
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

  /// Returns the row of a title; titles are spread evenly over the rows.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    calls.append("title \(title) \(index)")
    return IndexPath(item: index * rowCount / (titles?.count ?? 1), section: 0)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tapped.append(indexPath)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("end")
  }
}
