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

  /// The titles of the bar along the trailing edge by which the user gets about in long data, such as
  /// the letters of an alphabet. Optional: nil, where it is missing, is no bar, as no titles are.
  ///
  /// Asked for after the data were reloaded or changed, in the next layout pass.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Where a title of the bar leads: to an item, or, as an index path of one index, to a section as a
  /// whole. Optional, but needed as soon as there are titles.
  ///
  /// Called for each title that the user's finger reaches. The item, or the start of the section, is
  /// scrolled to the top without animation, as far as the content reaches.
  ///
  /// - Parameter index: the title's place among the titles.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
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
    fatalError(
      "The item at \(sourceIndexPath.sentenceName) was moved to "
        + "\(destinationIndexPath.sentenceName), but the data source \(type(of: self)) does not move "
        + "it in the data; implement collectionView(_:moveItemAt:to:), or return false from "
        + "collectionView(_:canMoveItemAt:).")
  }

  /// None.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Traps: the data source has index titles, and does not say where they lead.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    fatalError(
      "The user touched the index title '\(title)' at \(index), but the data source "
        + "\(type(of: self)) does not say where it leads; implement "
        + "collectionView(_:indexPathForIndexTitle:at:).")
  }

  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Traps: the layout has a supplementary view that the data source does not provide.
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
