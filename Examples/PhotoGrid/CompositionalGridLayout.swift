import UIKit

/// A grid composed of groups.
@MainActor
enum CompositionalGridLayout {
  /// Returns a grid of squares.
  ///
  /// - Parameters:
  ///   - itemCount: The number of squares in a row.
  ///   - itemSpacing: The spacing between squares, in points.
  static func make(itemCount: Int, itemSpacing: CGFloat = 1) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let room = max(0, width - itemSpacing * CGFloat(itemCount - 1))
      let itemLength = room / CGFloat(itemCount)

      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(itemLength), heightDimension: .absolute(itemLength)))

      // One row: squares side by side.
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
        subitem: item, count: itemCount)
      row.interItemSpacing = .fixed(itemSpacing)

      // The rows, from top to bottom.
      let rows = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(itemLength)),
        subitems: [row])

      let section = NSCollectionLayoutSection(group: rows)
      section.interGroupSpacing = itemSpacing
      return section
    }
  }
}
