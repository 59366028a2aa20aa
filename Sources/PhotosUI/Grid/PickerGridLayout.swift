import UIKit

/// The layout of the grid: squares, three in a row on a phone and five in wider views. Both numbers
/// are chosen.
@MainActor
enum PickerGridLayout {
  private static let spacing: CGFloat = 2

  static func make() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let columns = width < 600 ? 3 : 5
      let side = max(1, (width - spacing * CGFloat(columns - 1)) / CGFloat(columns))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(side), heightDimension: .absolute(side)))
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(side)),
        repeatingSubitem: item, count: columns)
      row.interItemSpacing = .fixed(spacing)
      let section = NSCollectionLayoutSection(group: row)
      section.interGroupSpacing = spacing
      return section
    }
  }
}
