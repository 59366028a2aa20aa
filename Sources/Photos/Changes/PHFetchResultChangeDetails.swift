import Foundation
import UIKit

/// The change of the result of a fetch, for updates of a collection view.
///
/// Indexes of removals are those before the change. Indexes of insertions and of changed objects
/// are those after it and before moves.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The result before the change.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The result after the change.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  /// A Boolean value that indicates whether indexes describe the change.
  public let hasIncrementalChanges: Bool
  private let removals: IndexSet
  private let insertions: IndexSet
  private let changes: IndexSet
  private let moves: [(Int, Int)]

  init(
    _ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>,
    hasChanged: (ObjectType) -> Bool
  ) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
    hasIncrementalChanges = before.wantsIncrementalChanges
    let (old, new) = (before.all, after.all)
    let (oldNames, newNames) = (
      Set(old.map(\.localIdentifier)), Set(new.map(\.localIdentifier))
    )
    removals = IndexSet(old.indices.filter { !newNames.contains(old[$0].localIdentifier) })
    let insertions = IndexSet(new.indices.filter { !oldNames.contains(new[$0].localIdentifier) })
    self.insertions = insertions
    // The list after removals and insertions, before moves.
    var kept = old.filter { newNames.contains($0.localIdentifier) }[...]
    let middle = new.indices.map { index in
      insertions.contains(index) ? new[index] : kept.removeFirst()
    }
    let places = Dictionary(
      uniqueKeysWithValues: new.enumerated().map { ($1.localIdentifier, $0) })
    changes = IndexSet(
      middle.indices.filter { !insertions.contains($0) && hasChanged(middle[$0]) })
    let targets = middle.map { places[$0.localIdentifier] ?? 0 }
    let still = IndexSet(targets.longestIncreasingRun())
    moves = targets.indices.filter { !still.contains($0) && targets[$0] != $0 }
      .map { ($0, targets[$0]) }
  }

  /// A Boolean value that indicates whether nothing has changed.
  var isEmpty: Bool {
    removals.isEmpty && insertions.isEmpty && changes.isEmpty && moves.isEmpty
  }

  /// The indexes of removed objects in the former result; `nil` without incremental changes.
  open var removedIndexes: IndexSet? { hasIncrementalChanges ? removals : nil }
  /// The removed objects.
  open var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: removals) }
  /// The indexes of inserted objects; `nil` without incremental changes.
  open var insertedIndexes: IndexSet? { hasIncrementalChanges ? insertions : nil }
  /// The inserted objects.
  open var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: insertions) }
  /// The indexes of objects with changed values; `nil` without incremental changes.
  open var changedIndexes: IndexSet? { hasIncrementalChanges ? changes : nil }
  /// The objects with changed values, after the change.
  open var changedObjects: [ObjectType] {
    let targets = Dictionary(moves, uniquingKeysWith: { first, _ in first })
    return changes.map { fetchResultAfterChanges.object(at: targets[$0] ?? $0) }
  }

  /// A Boolean value that indicates whether objects have changed their order.
  open var hasMoves: Bool { hasIncrementalChanges && !moves.isEmpty }

  /// Calls a closure with the index of each moved object after removals and insertions, and its
  /// index in the new result.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {
    guard hasIncrementalChanges else { return }
    for (source, target) in moves { handler(source, target) }
  }

  /// Returns the change between two results.
  ///
  /// - Parameter changedObjects: The objects whose values have changed.
  public convenience init(
    from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
    changedObjects: [ObjectType]
  ) {
    self.init(fromResult, toResult) { changedObjects.contains($0) }
  }
}
