import CollectionLayout
import DiffableSnapshots

/// The operations on items of a change, by section.
///
/// A reloaded item is removed and inserted.
struct ItemEdits {
  /// The old indices of removed items by old section, in ascending order.
  private var removed: [Int: [Int]] = [:]
  /// The new indices of inserted items by new section, in ascending order.
  private var inserted: [Int: [Int]] = [:]
  /// The moved items, without reloaded ones.
  private(set) var moved: [(from: IndexPath, to: IndexPath)] = []

  /// Groups the operations of a change by section.
  ///
  /// - Complexity: O(changes · log changes).
  init(_ operations: SnapshotDifference) {
    let reloaded = Set(operations.reloadedItems.map(\.from))
    for item in operations.deletedItems { removed[item.section, default: []].append(item.item) }
    for item in operations.insertedItems { inserted[item.section, default: []].append(item.item) }
    for move in operations.movedItems where !reloaded.contains(move.from) {
      moved.append((move.from.indexPath, move.to.indexPath))
      add(move)
    }
    for item in operations.reloadedItems { add(item) }
    for section in removed.keys { removed[section]!.sort() }
    for section in inserted.keys { inserted[section]!.sort() }
  }

  private mutating func add(_ move: SnapshotDifference.ItemMove) {
    removed[move.from.section, default: []].append(move.from.item)
    inserted[move.to.section, default: []].append(move.to.item)
  }

  /// The changes of the numbers of items, if all sections keep their indices.
  var countChanges: [(section: Int, change: Int)] {
    Set(removed.keys).union(inserted.keys).map {
      ($0, (inserted[$0]?.count ?? 0) - (removed[$0]?.count ?? 0))
    }
  }

  /// Returns the removed and inserted items of a section.
  ///
  /// - Parameters:
  ///   - old: The old index of the section.
  ///   - new: The new index of the section.
  func items(ofSection old: Int, nowAt new: Int) -> LayoutItemChange {
    LayoutItemChange(removed: removed[old] ?? [], inserted: inserted[new] ?? [])
  }
}
