/// The change of a section's items: deletions and insertions. The other items keep their order.
public struct LayoutItemChange: Hashable, Sendable {
  /// The indices before the change of the items that were deleted or moved, in ascending order.
  public var removed: [Int]
  /// The indices after the change of the items that were inserted or moved, in ascending order.
  public var inserted: [Int]

  /// Creates a change.
  @inlinable
  public init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed
    self.inserted = inserted
  }

  /// Calls a closure with each run of items that are consecutive before and after the change.
  ///
  /// - Parameter body: A closure with the indices of a run before the change, and its first index
  ///   after it.
  /// - Complexity: O(removed + inserted).
  func forEachKeptRun(from oldCount: Int, _ body: (_ old: Range<Int>, _ new: Int) -> Void) {
    var (old, new) = (0, 0)
    var removed = self.removed[...]
    var inserted = self.inserted[...]
    while true {
      while removed.first == old {
        removed.removeFirst()
        old += 1
      }
      while inserted.first == new {
        inserted.removeFirst()
        new += 1
      }
      guard old < oldCount else { return }
      var length = (removed.first ?? oldCount) - old
      if let next = inserted.first { length = min(length, next - new) }
      body(old..<old + length, new)
      old += length
      new += length
    }
  }
}

extension LayoutItemChange {
  /// Traps unless the change leads from one number of items to another.
  func check(from oldCount: Int, to newCount: Int, section: Int) {
    require(
      oldCount - removed.count + inserted.count == newCount,
      "The change of section \(section) removes \(removed.count) and inserts \(inserted.count) of "
        + "\(oldCount) items, but the section has \(newCount) afterwards; name every item that was "
        + "removed or inserted.")
  }
}
