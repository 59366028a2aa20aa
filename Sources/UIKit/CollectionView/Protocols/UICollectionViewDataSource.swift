/// The source of the data and the views of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section. Called once for each section after a reload.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell of an item, dequeued from the collection view. Called before the item is
  /// displayed.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections. Optional; the default is 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the supplementary view of a kind, dequeued from the collection view. Optional, but
  /// required if the layout has supplementary views.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item can be moved interactively. Optional; the default is `true`.
  ///
  /// UIKit moves no items if the data source does not implement `collectionView(_:moveItemAt:to:)`.
  /// That cannot be determined here, so that the end of a movement traps without the method.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Moves an item in the data, after the user has moved it. The collection view needs no update.
  /// Optional, but required if items are moved.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns the titles of the index bar along the trailing edge, such as the letters of an
  /// alphabet. Optional; the default is `nil`, for no bar.
  ///
  /// Called in the layout pass after a reload or a change of the data.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the index path of the item for an index title, or an index path of one index for a
  /// whole section. Optional, but required if there are titles.
  ///
  /// Called for each title that the user's finger reaches. The item, or the beginning of the
  /// section, is scrolled to the top without animation, within the bounds of the content.
  ///
  /// - Parameter index: The index of the title among all titles.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Traps, because the data source cannot move the item in the data.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if collectionView.reordering.refuseStandardGesture(in: collectionView) { return }
    fatalError(
      "The item at \(sourceIndexPath.sentenceName) was moved to "
        + "\(destinationIndexPath.sentenceName), but the data source \(type(of: self)) does not move "
        + "it in the data; implement collectionView(_:moveItemAt:to:), or return false from "
        + "collectionView(_:canMoveItemAt:).")
  }

  /// Returns `nil`.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Traps, because the data source has index titles without index paths.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    fatalError(
      "The user touched the index title '\(title)' at \(index), but the data source "
        + "\(type(of: self)) does not say where it leads; implement "
        + "collectionView(_:indexPathForIndexTitle:at:).")
  }

  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Traps, because the layout has a supplementary view that the data source does not provide.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      "The layout shows a supplementary view of the kind '\(kind)' at \(indexPath.sentenceName), "
        + "but the data source \(type(of: self)) does not provide any; implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }
}
