import CollectionLanes
import TesseraTesting
import UIKit

/// A cell as high as its item.
final class HighCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
    attributes.size.height = height
    return attributes
  }
}

/// A list of numbered cells in lanes, each with a height of its own.
final class LanesScreen: UIViewController {
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
  var heights: [Int: CGFloat] = [:]
  var change: (inout LanesConfiguration) -> Void = { _ in }
  var changeSection: (NSCollectionLayoutSection) -> Void = { _ in }
  /// A closure that prepares the data source before the first snapshot.
  var prepare: (UICollectionViewDiffableDataSource<Int, Int>) -> Void = { _ in }
  /// A closure that prepares the layout before it is used.
  var prepareLayout: (UICollectionViewLayout) -> Void = { _ in }
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("LanesScreen cannot be decoded; create it in code.") }

  private func section(_ environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    var configuration = LanesConfiguration(lanes: .adaptive(minimum: 150))
    configuration.itemSize = .estimated(120)
    configuration.laneSpacing = 10
    configuration.itemSpacing = 10
    change(&configuration)
    let section = NSCollectionLayoutSection.lanes(configuration, environment: environment)
    changeSection(section)
    return section
  }

  func height(of id: Int) -> CGFloat { heights[id] ?? CGFloat(60 + id * 37 % 140) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { [unowned self] _, environment in
      section(environment)
    }
    prepareLayout(layout)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.anchorsVisibleContent = true
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<HighCell, Int> {
      [unowned self] cell, _, id in cell.height = height(of: id)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    prepare(dataSource)
    apply(Array(0..<count))
  }

  func apply(_ ids: [Int], reconfigured: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    snapshot.reconfigureItems(reconfigured)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  var ids: [Int] { dataSource.snapshot().itemIdentifiers }

  /// The frames of the items in sight, in the coordinates of the screen.
  var seen: [Int: CGRect] {
    let bounds = collectionView.bounds
    let attributes =
      collectionView.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var seen: [Int: CGRect] = [:]
    for element in attributes where element.representedElementCategory == .cell {
      seen[ids[element.indexPath.item]] = element.frame.offsetBy(
        dx: -bounds.minX, dy: -bounds.minY)
    }
    return seen
  }
}

extension LanesScreen {
  /// The size and the scale of the screen of tests.
  static let model = ScreenModel(size: CGSize(width: 310, height: 600), scale: 1)

  /// Returns a screen with a number of cells that is displayed.
  static func hosted(
    _ count: Int = 200, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    _ prepare: (LanesScreen) -> Void = { _ in }
  ) -> (HostedScreen, LanesScreen) {
    let controller = LanesScreen(count: count)
    prepare(controller)
    return (
      HostedScreen(controller, on: model, layoutDirection: layoutDirection), controller
    )
  }
}
