/// The decisions of an app about drops on a collection view.
///
/// All methods but `performDropWith` are optional. They are called in this order: `canHandle` once
/// for each drag, `dropSessionDidEnter`, `dropSessionDidUpdate` for each movement, and
/// `dropSessionDidExit` or `performDropWith`; `dropSessionDidEnd` at the end of the drag.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Called when the items are dropped, to change the data and to move the previews.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)

  /// Returns whether the view takes the items of a drag. The default is `true`.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool

  /// Called when the items come over the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

  /// Returns what a drop would do, for each movement over the view. By default, items of the view
  /// are moved, and other items are not accepted.
  ///
  /// - Parameter destinationIndexPath: The item under the finger, the end of the section whose
  ///   last item lies before it, or `nil`.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// Called when the items leave the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

  /// Called at the end of a drag that the view could handle.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Returns the standard proposal.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { .standard }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
}
