import UIKit

extension NSCollectionLayoutGroup {
  /// Returns a group of a large item and a column of two smaller ones after it.
  static func leadAndPair(size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    let insets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let lead = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    lead.contentInsets = insets
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    small.contentInsets = insets
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: small, count: 2)
    return NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [lead, pair])
  }
}
