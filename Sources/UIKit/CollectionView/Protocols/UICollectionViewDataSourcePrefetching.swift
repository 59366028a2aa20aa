/// Is told which items are about to come, so that it can begin to get what they show.
///
/// The collection view announces the items of the next screenful in the direction of the scroll, each
/// of them once, until it is shown or taken back. Items that can be seen are not announced.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items are about to come, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items that were announced are not about to come any longer: the scroll has turned back or has
  /// passed them by, or the data were reloaded. Items that are gone from the data are not named.
  /// Optional.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
