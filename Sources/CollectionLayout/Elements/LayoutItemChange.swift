/// What became of a section's items: some went, others came, and the rest keep their order.
public struct LayoutItemChange: Hashable, Sendable {
  /// Where the items were that went or were moved away, before the change; ascending, each once.
  public var removed: [Int]
  /// Where the items are that came or were moved here, after the change; ascending, each once.
  public var inserted: [Int]

  /// A change.
  @inlinable
  public init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed
    self.inserted = inserted
  }

  /// Calls a closure with the items that stay: runs of those that follow each other before the change and
  /// after it, and where each run begins after it.
  ///
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
