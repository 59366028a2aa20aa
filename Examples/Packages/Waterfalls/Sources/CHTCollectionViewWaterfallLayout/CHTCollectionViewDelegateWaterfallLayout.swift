import UIKit

/// The methods that determine the sections of a waterfall. Only the sizes of items are required.
@MainActor
public protocol CHTCollectionViewDelegateWaterfallLayout: UICollectionViewDelegate {
  /// Returns the size of an item, whose quotient determines the height in its column.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the height of a header; zero for a section without one.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    heightForHeaderIn section: Int
  ) -> CGFloat

  /// Returns the height of a footer; zero for a section without one.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    heightForFooterIn section: Int
  ) -> CGFloat

  /// Returns the insets around the columns.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsFor section: Int
  ) -> UIEdgeInsets

  /// Returns the spacing between the items of a column.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingFor section: Int
  ) -> CGFloat

  /// Returns the spacing between columns.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumColumnSpacingFor section: Int
  ) -> CGFloat

  /// Returns the number of columns.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    columnCountFor section: Int
  ) -> Int
}

/// The values of the layout, for the methods that a delegate does not have.
extension CHTCollectionViewDelegateWaterfallLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    heightForHeaderIn section: Int
  ) -> CGFloat {
    (collectionViewLayout as? CHTCollectionViewWaterfallLayout)?.headerHeight ?? 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    heightForFooterIn section: Int
  ) -> CGFloat {
    (collectionViewLayout as? CHTCollectionViewWaterfallLayout)?.footerHeight ?? 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsFor section: Int
  ) -> UIEdgeInsets {
    (collectionViewLayout as? CHTCollectionViewWaterfallLayout)?.sectionInset ?? .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingFor section: Int
  ) -> CGFloat {
    (collectionViewLayout as? CHTCollectionViewWaterfallLayout)?.minimumInteritemSpacing ?? 10
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumColumnSpacingFor section: Int
  ) -> CGFloat {
    (collectionViewLayout as? CHTCollectionViewWaterfallLayout)?.minimumColumnSpacing ?? 10
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    columnCountFor section: Int
  ) -> Int {
    (collectionViewLayout as? CHTCollectionViewWaterfallLayout)?.columnCount ?? 2
  }
}
