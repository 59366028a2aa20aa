import UIKit

extension HostedScreen {
  /// The first collection or table view found in the view hierarchy of the window; `nil` if there
  /// is none.
  package var list: DisplayedList? { window.displayedList }

  /// The table view of the screen: the first one found in the view hierarchy of the window.
  ///
  /// The value is `nil` if the screen displays none.
  public var tableView: UITableView? { window.firstInHierarchy { $0 as? UITableView } }

  /// The collection view of the screen: the first one found in the view hierarchy of the window.
  ///
  /// The value is `nil` if the screen displays none.
  public var collectionView: UICollectionView? {
    window.firstInHierarchy { $0 as? UICollectionView }
  }

  /// The content size of the collection or table view, in points; zero if there is none.
  public var contentSize: CGSize {
    layOut()
    return list?.contentSize ?? .zero
  }

  /// The index paths of the visible cells of the collection or table view, in order.
  public var visibleItems: [IndexPath] {
    layOut()
    return list?.visibleItems ?? []
  }

  /// Returns the cell of an item of the collection view; `nil` if it is not visible.
  public func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOut()
    return collectionView?.cellForItem(at: indexPath)
  }

  /// Returns the cell of a row of the table view; `nil` if it is not visible.
  public func row(at indexPath: IndexPath) -> UITableViewCell? {
    layOut()
    return tableView?.cellForRow(at: indexPath)
  }

  /// Returns a header, a footer, or another supplementary view; `nil` if it is not visible.
  public func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layOut()
    return collectionView?.supplementaryView(forElementKind: kind, at: indexPath)
  }

  /// Returns the frame of the cell of an item or a row, visible or not, in the coordinates of the
  /// content, in points.
  ///
  /// In a right-to-left interface, a compositional layout has the same frames as in a left-to-right
  /// one, as in UIKit: the display is mirrored, as in ``scene``, ``svg()``, and
  /// `cell.convert(cell.bounds, to: nil)`. A flow layout mirrors its frames within the width of the
  /// content.
  ///
  /// The result is `nil` if there is no such item.
  public func frame(at indexPath: IndexPath) -> CGRect? {
    layOut()
    return list?.frame(ofItemAt: indexPath)
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
