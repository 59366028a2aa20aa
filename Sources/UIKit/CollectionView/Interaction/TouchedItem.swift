/// An item under a touch, which the delegate may move or delete meanwhile.
@MainActor
struct TouchedItem {
  /// The cell of the item; `nil` if the item has none.
  let cell: UICollectionViewCell?

  /// The index path of the item when the touch began.
  let indexPath: IndexPath
  /// The number of reloads when the touch began.
  private let reloadCount: Int

  init(at indexPath: IndexPath, in view: UICollectionView) {
    self.indexPath = indexPath
    cell = view.cellForItem(at: indexPath)
    reloadCount = view.dataUpdates.reloadCount
  }

  /// Returns the current index path of the item; `nil` if the item is gone.
  func indexPath(in view: UICollectionView) -> IndexPath? {
    if let cell { return view.indexPath(for: cell) }
    return view.dataUpdates.reloadCount == reloadCount && view.hasItem(at: indexPath)
      ? indexPath : nil
  }
}
