/// Says what a collection view shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has. Called once for every section after the data were reloaded.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// The cell of an item, dequeued from the collection view. Called when the item is about to be
  /// shown.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// How many sections there are. Optional: one where it is missing.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The supplementary view of a kind, dequeued from the collection view. Optional, but needed as
  /// soon as the layout has supplementary views.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item may be moved interactively. Optional: true where it is missing.
  ///
  /// UIKit then asks whether the data source has a method to move items; that cannot be asked here,
  /// so that the movement of an item traps at its end where that method is missing.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// An item was moved interactively to where another one was; the data source moves it in the data,
  /// and nothing else has to be done. Optional, but needed as soon as an item is moved.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// True.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Traps: an item was moved, and the data source cannot move it in the data.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    preconditionFailure(
      "The item at \(sourceIndexPath.sentenceName) was moved to "
        + "\(destinationIndexPath.sentenceName), but the data source \(type(of: self)) does not move "
        + "it in the data; implement collectionView(_:moveItemAt:to:), or return false from "
        + "collectionView(_:canMoveItemAt:).")
  }

  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Traps: the layout has a supplementary view that the data source does not provide.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "The layout shows a supplementary view of the kind '\(kind)' at \(indexPath.sentenceName), "
        + "but the data source \(type(of: self)) does not provide any; implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }
}
