import UIKit

/// A collection view in a window, with a diffable data source.
@MainActor
final class CostScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, Int>

  /// Creates an empty screen.
  ///
  /// - Parameter fill: A closure that displays an item in a cell.
  init<Cell: UICollectionViewCell>(
    _ layout: UICollectionViewLayout, _ fill: @escaping @MainActor (Cell, Int) -> Void
  ) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
      fill(cell, item)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  /// Displays sections of items, which are numbered from zero.
  func show(sections: Int = 1, items: Int) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<sections {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(section * items..<(section + 1) * items), toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }

  /// Scrolls by a distance, and lays out.
  func scroll(by distance: CGFloat) {
    view.contentOffset.y += distance
    window.layoutIfNeeded()
  }

  /// A plain list of rows with a text.
  static func list() -> CostScreen {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    return CostScreen(layout) { (cell: UICollectionViewListCell, item: Int) in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item % 100)"
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
  }
}
