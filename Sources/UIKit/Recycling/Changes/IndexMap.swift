import CollectionLayout

/// The correspondence between the indices of a list before and after removals and insertions. The
/// remaining elements keep their order.
struct IndexMap {
  /// The old indices of removed elements, in ascending order.
  private let removed: [Int]
  /// The new indices of inserted elements, in ascending order.
  private let inserted: [Int]

  /// Creates a map from distinct indices in any order.
  ///
  /// - Parameters:
  ///   - removed: The old indices of removed elements.
  ///   - inserted: The new indices of inserted elements.
  init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// Returns the new index of an element; `nil` if it is removed.
  ///
  /// - Complexity: O(log changes).
  func newIndex(of old: Int) -> Int? { Self.map(old, removed: removed, inserted: inserted) }

  /// Returns the old index of an element; `nil` if it is inserted.
  ///
  /// - Complexity: O(log changes).
  func oldIndex(of new: Int) -> Int? { Self.map(new, removed: inserted, inserted: removed) }

  private static func map(_ index: Int, removed: [Int], inserted: [Int]) -> Int? {
    let before = removed.indices.partitioningIndex { removed[$0] >= index }
    if before < removed.count, removed[before] == index { return nil }
    // The element's rank among the remaining ones, plus the number of inserted elements before it.
    let rank = index - before
    return rank + inserted.indices.partitioningIndex { inserted[$0] - $0 > rank }
  }
}
