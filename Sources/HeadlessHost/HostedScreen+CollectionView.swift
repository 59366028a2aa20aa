import UIKit

extension HostedScreen {
  /// The collection view of the screen: the first one found in the view hierarchy of the window.
  ///
  /// The value is `nil` if the screen displays none.
  public var collectionView: UICollectionView? {
    var level: [UIView] = [window]
    while !level.isEmpty {
      for case let found as UICollectionView in level { return found }
      level = level.flatMap(\.subviews)
    }
    return nil
  }

  /// The content size of the collection view, in points; zero if there is none.
  public var contentSize: CGSize {
    layOut()
    return collectionView?.collectionViewLayout.collectionViewContentSize ?? .zero
  }

  /// The index paths of the visible cells, in order.
  public var visibleItems: [IndexPath] {
    layOut()
    return collectionView?.indexPathsForVisibleItems.sorted() ?? []
  }

  /// Returns the cell of an item; `nil` if it is not visible.
  public func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOut()
    return collectionView?.cellForItem(at: indexPath)
  }

  /// Returns a header, a footer, or another supplementary view; `nil` if it is not visible.
  public func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layOut()
    return collectionView?.supplementaryView(forElementKind: kind, at: indexPath)
  }

  /// Returns the frame of an item's cell, visible or not, in the coordinates of the content, in
  /// points.
  ///
  /// In a right-to-left interface, a compositional layout has the same frames as in a left-to-right
  /// one, as in UIKit: the display is mirrored, as in ``scene``, ``svg()``, and
  /// `cell.convert(cell.bounds, to: nil)`. A flow layout mirrors its frames within the width of the
  /// content.
  ///
  /// The result is `nil` if there is no such item.
  public func frame(at indexPath: IndexPath) -> CGRect? {
    layOut()
    guard let collectionView, indexPath.count == 2,
      (0..<collectionView.numberOfSections).contains(indexPath.section),
      (0..<collectionView.numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return nil }
    return collectionView.layoutAttributesForItem(at: indexPath)?.frame
  }

  /// Returns the frame of a supplementary view, visible or not, in the coordinates of the content.
  ///
  /// The result is `nil` if there is no such view.
  public func frame(ofSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> CGRect? {
    layOut()
    return collectionView?.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)?
      .frame
  }
}
