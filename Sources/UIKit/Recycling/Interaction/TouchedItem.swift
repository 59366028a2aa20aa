/// An item under a touch, which the delegate may move or delete meanwhile.
@MainActor
struct TouchedItem {
  /// The cell of the item; `nil` if the item has none.
  let cell: (any ElementCell)?

  /// The index path of the item when the touch began.
  let indexPath: IndexPath
  /// The number of reloads when the touch began.
  private let reloadCount: Int

  init(at indexPath: IndexPath, in view: any RecyclingView) {
    self.indexPath = indexPath
    cell = view.cell(ofItemAt: indexPath)
    reloadCount = view.dataUpdates.reloadCount
  }

  /// Returns the current index path of the item; `nil` if the item is gone.
  func indexPath(in view: any RecyclingView) -> IndexPath? {
    if let cell { return view.elements.indexPath(of: cell, in: view) }
    return view.dataUpdates.reloadCount == reloadCount && view.hasItem(at: indexPath)
      ? indexPath : nil
  }
}
