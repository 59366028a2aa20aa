/// A movement of the focus to an item of a collection view, from one, or between two of them.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that loses the focus; `nil` for none.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The index path of the item that gets the focus; `nil` for none.
  public let nextFocusedIndexPath: IndexPath?

  init(_ change: FocusChange) {
    previouslyFocusedIndexPath = change.previous
    nextFocusedIndexPath = change.next
    super.init(from: change.previousCell, to: change.nextCell, heading: change.heading)
  }
}
