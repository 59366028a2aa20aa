import DiffableSnapshots

/// An operation of an update, as passed to
/// ``UICollectionViewLayout/prepare(forCollectionViewUpdates:)``.
///
/// The item of a section's index path is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of operations.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert
    /// A deletion.
    case delete
    /// A reload.
    case reload
    /// A move.
    case move
    /// No operation.
    case none
  }

  /// The index path in the data before the update; `nil` for an insertion.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path in the data after the update; `nil` for a deletion.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the operation.
  open internal(set) var updateAction = Action.none

  /// Creates an update item without an operation.
  public override init() { super.init() }

  convenience init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.init()
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}

extension UICollectionViewUpdateItem {
  /// Returns the update items of a change: deletions, insertions, moves and reloads, of sections
  /// before items.
  ///
  /// - Parameters:
  ///   - operations: The operations of the change.
  ///   - reloaded: The old and new index paths of reloaded items. The new index path is `nil` for
  ///     an item whose section is deleted or reloaded.
  static func items(
    of operations: SnapshotDifference, reloaded: [(IndexPath, IndexPath?)]
  ) -> [UICollectionViewUpdateItem] {
    func item(
      _ action: Action, _ before: IndexPath?, _ after: IndexPath?
    ) -> UICollectionViewUpdateItem {
      UICollectionViewUpdateItem(action, before: before, after: after)
    }
    var result = operations.deletedSections.map { item(.delete, .wholeSection($0), nil) }
    result += operations.deletedItems.map { item(.delete, $0.indexPath, nil) }
    result += operations.insertedSections.map { item(.insert, nil, .wholeSection($0)) }
    result += operations.insertedItems.map { item(.insert, nil, $0.indexPath) }
    result += operations.movedSections.map {
      item(.move, .wholeSection($0.from), .wholeSection($0.to))
    }
    result += operations.movedItems.map { item(.move, $0.from.indexPath, $0.to.indexPath) }
    result += operations.reloadedSections.map {
      item(.reload, .wholeSection($0.from), .wholeSection($0.to))
    }
    result += reloaded.map { item(.reload, $0.0, $0.1) }
    return result
  }
}

extension IndexPath {
  /// Returns the index path of a whole section in an update item.
  static func wholeSection(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
