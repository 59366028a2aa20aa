/// The ranges of a forest's trees that may differ from the trees of another forest.
///
/// Outside these ranges, each owner has the same handles in the same order in both forests.
@usableFromInline
struct ChangedRanges {
  /// A range of consecutive handles of one owner.
  @usableFromInline struct Entry {
    var owner: Handle
    /// The number of the owner's handles before the range.
    var index: Int32
    /// The number of those that lie outside all ranges.
    var unchanged: Int32
    /// The index of the range's first handle in `handles`.
    var start: Int32
    var count: Int32

    var end: Int32 { start + count }
  }

  /// The ranges, grouped by owner, in the order of their handles.
  @usableFromInline var entries: ContiguousArray<Entry> = []
  /// The handles in all ranges.
  @usableFromInline var handles: ContiguousArray<Handle> = []

  /// Creates ranges that cover the trees of some owners.
  ///
  /// - Complexity: O(handles).
  @usableFromInline init(_ owners: [Handle], of forest: OrderForest) {
    for owner in owners {
      let start = Int32(handles.count)
      forest.forEachLeaf(of: owner) { handles.append(contentsOf: forest.leaves[$0].handles) }
      let count = Int32(handles.count) - start
      if count > 0 {
        entries.append(Entry(owner: owner, index: 0, unchanged: 0, start: start, count: count))
      }
    }
  }

  /// A range of the handles in one leaf.
  private struct LeafRange {
    var owner: Handle
    var index: Int32
    var leaf: Int32
    var range: Range<Int>
  }

  private init(_ parts: [LeafRange], of forest: OrderForest) {
    var before: Int32 = 0
    for part in parts.sorted(by: { ($0.owner, $0.index) < ($1.owner, $1.index) }) {
      let count = Int32(part.range.count)
      if let last = entries.last, last.owner == part.owner {
        if last.index + last.count == part.index {
          entries[entries.count - 1].count += count
          handles.append(contentsOf: forest.leaves[part.leaf].handles[part.range])
          before += count
          continue
        }
      } else {
        before = 0
      }
      entries.append(
        Entry(
          owner: part.owner, index: part.index, unchanged: part.index - before,
          start: Int32(handles.count), count: count))
      handles.append(contentsOf: forest.leaves[part.leaf].handles[part.range])
      before += count
    }
  }

  /// Returns the ranges in which two related forests may differ: the leaves that the forests do not
  /// share, without the equal handles at the start and the end of a leaf.
  ///
  /// - Parameter isSame: A closure that returns whether a handle represents the same identifier in
  ///   both forests.
  /// - Complexity: O(unshared leaves · log handles).
  @usableFromInline static func unshared(
    _ old: OrderForest, _ new: OrderForest, isSame: (Handle) -> Bool
  ) -> (old: ChangedRanges, new: ChangedRanges) {
    var oldParts: [LeafRange] = []
    var newParts: [LeafRange] = []
    func add(_ leaf: Int, _ range: Range<Int>, of forest: OrderForest, to parts: inout [LeafRange])
    {
      guard !range.isEmpty else { return }
      let origin = forest.origin(ofLeaf: Int32(leaf))
      parts.append(
        LeafRange(
          owner: origin.owner, index: Int32(origin.index + range.lowerBound), leaf: Int32(leaf),
          range: range))
    }
    old.leaves.forEachUnsharedPage(with: new.leaves) { first, before, after in
      for offset in 0..<max(before.count, after.count) {
        let leaf = first + offset
        guard offset < before.count, offset < after.count else {
          if offset < before.count {
            add(leaf, before[offset].handles.indices, of: old, to: &oldParts)
          } else {
            add(leaf, after[offset].handles.indices, of: new, to: &newParts)
          }
          continue
        }
        if PagedArray<Handle>.isSame(before[offset].handles, after[offset].handles) { continue }
        var (start, oldEnd, newEnd) = (0, before[offset].handles.count, after[offset].handles.count)
        if before[offset].name === after[offset].name {
          before[offset].handles.withUnsafeBufferPointer { before in
            after[offset].handles.withUnsafeBufferPointer { after in
              while start < min(oldEnd, newEnd), before[start] == after[start],
                isSame(before[start])
              { start += 1 }
              while min(oldEnd, newEnd) > start, before[oldEnd - 1] == after[newEnd - 1],
                isSame(before[oldEnd - 1])
              {
                oldEnd -= 1
                newEnd -= 1
              }
            }
          }
        }
        add(leaf, start..<oldEnd, of: old, to: &oldParts)
        add(leaf, start..<newEnd, of: new, to: &newParts)
      }
    }
    return (ChangedRanges(oldParts, of: old), ChangedRanges(newParts, of: new))
  }
}

extension ChangedRanges {
  /// Returns the index of the entry that contains an index of `handles`.
  ///
  /// - Complexity: O(log entries).
  func entryIndex(containing index: Int32) -> Int {
    max(0, entries.indices.partitioningIndex { entries[$0].start > index } - 1)
  }

  /// Returns the index, among all handles of an owner, of a handle that lies outside the ranges.
  ///
  /// - Parameters:
  ///   - unchanged: The number of the owner's handles outside the ranges that precede it.
  ///   - range: The owner's entries.
  func index(ofUnchanged unchanged: Int32, _ range: Range<Int>) -> Int32 {
    let next = range.partitioningIndex { entries[$0].unchanged > unchanged }
    guard next > range.lowerBound else { return unchanged }
    return unchanged + entries[next - 1].end - entries[range.lowerBound].start
  }

  /// The indices of each owner's entries.
  var entriesByOwner: [Handle: Range<Int>] {
    var result: [Handle: Range<Int>] = [:]
    forEachOwner { result[$0] = $1 }
    return result
  }

  /// Calls a closure with each owner and the indices of its entries.
  func forEachOwner(_ body: (Handle, Range<Int>) -> Void) {
    var first = 0
    while first < entries.count {
      var next = first + 1
      while next < entries.count, entries[next].owner == entries[first].owner { next += 1 }
      body(entries[first].owner, first..<next)
      first = next
    }
  }
}
