/// An object that prepares data for the upcoming items of a collection view.
///
/// The collection view announces the items of the next screenful in the direction of the scroll,
/// each of them once until it is displayed or cancelled. Visible items are not announced.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Announces upcoming items, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Cancels announced items, after the scroll has turned back or has passed them, or the data were
  /// reloaded. Deleted items are not among them. Optional.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
