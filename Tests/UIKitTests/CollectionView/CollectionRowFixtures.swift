import UIKit

extension Make {
  /// Returns a row of groups of one item, as in the conformance cases `charon-orthogonal`: 50
  /// points high, insets (3, 4, 5, 6), spacing 8, below a header of 20 points.
  static func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    width: NSCollectionLayoutDimension = .absolute(100), header hasHeader: Bool = true
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(width, .absolute(50)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.interGroupSpacing = 8
    if hasHeader { section.boundarySupplementaryItems = [header(20)] }
    return section
  }
}

extension UICollectionView {
  /// The scroll views of sections, found as in apps, from top to bottom.
  var rowViews: [UIScrollView] {
    subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
  }
}

extension UIScrollView {
  /// The distance by which the row is scrolled to the right.
  var rowDistance: CGFloat { contentOffset.x - frame.minX }

  /// Scrolls the row to a distance, and lays out.
  func putRow(at distance: CGFloat) {
    contentOffset.x = frame.minX + distance
    superview?.layoutIfNeeded()
  }
}
