import UIKit

/// Pictures of different heights in columns: each is added to the currently shortest column. One
/// custom group contains a whole section.
public final class WaterfallViewController: UIViewController {
  /// A picture with a constant aspect ratio.
  private struct Picture: Hashable {
    let number: Int

    /// The ratio of the picture's height to its width.
    var aspect: CGFloat { 0.6 + CGFloat(number * 37 % 11) / 11 }
    var color: UIColor {
      UIColor(hue: CGFloat(number * 11 % 60) / 60, saturation: 0.4, brightness: 0.75, alpha: 1)
    }
  }

  private var dataSource: UICollectionViewDiffableDataSource<Int, Picture>!
  private let pictures = (1...120).map(Picture.init)

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Waterfall"
  }

  public required init?(coder: NSCoder) {
    fatalError("WaterfallViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = addCollectionView(with: makeLayout())

    let registration = UICollectionView.CellRegistration<NumberCell, Picture> { cell, _, picture in
      cell.show(picture.number, color: picture.color)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, picture in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: picture)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Picture>()
    snapshot.appendSections([0])
    snapshot.appendItems(pictures)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let aspects = pictures.map(\.aspect)
    return UICollectionViewCompositionalLayout { _, environment in
      let margin: CGFloat = 8
      let width = environment.container.effectiveContentSize.width
      let columns = WaterfallColumns(
        count: max(2, Int(width / 180)), width: width - 2 * margin, spacing: margin)
      let frames = columns.frames(ofAspects: aspects)

      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0),
        heightDimension: .absolute(frames.map(\.maxY).max() ?? 1))
      let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: margin, leading: margin, bottom: margin, trailing: margin)
      return section
    }
  }
}
