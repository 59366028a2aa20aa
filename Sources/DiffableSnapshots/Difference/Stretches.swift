/// Parts of the trees of a forest: whatever may be different in another forest.
///
/// What lies outside the stretches of two forests is the same handles in the same order in both,
/// owner by owner.
@usableFromInline
struct Stretches {
  @usableFromInline struct Stretch {
    var owner: Handle
    /// How many handles of the owner lie before it.
    var index: Int32
    /// How many of those are in no stretch.
    var unchanged: Int32
    /// Where its handles begin in `handles`.
    var start: Int32
    var count: Int32

    var end: Int32 { start + count }
  }

  /// Owner by owner, and in order of their handles.
  @usableFromInline var stretches: ContiguousArray<Stretch> = []
  /// The handles of all stretches.
  @usableFromInline var handles: ContiguousArray<Handle> = []

  /// Everything in the trees of some owners.
  ///
  /// - Complexity: O(handles).
  @usableFromInline init(_ owners: [Handle], of forest: OrderForest) {
    for owner in owners {
      let start = Int32(handles.count)
      forest.forEachLeaf(of: owner) { handles.append(contentsOf: forest.leaves[$0].handles) }
      let count = Int32(handles.count) - start
      if count > 0 {
        stretches.append(
          Stretch(owner: owner, index: 0, unchanged: 0, start: start, count: count))
      }
    }
  }

  /// Handles of one leaf.
  private struct Part {
    var owner: Handle
    var index: Int32
    var leaf: Int32
    var range: Range<Int>
  }

  private init(_ parts: [Part], of forest: OrderForest) {
    var before: Int32 = 0
    for part in parts.sorted(by: { ($0.owner, $0.index) < ($1.owner, $1.index) }) {
      let count = Int32(part.range.count)
      if let last = stretches.last, last.owner == part.owner {
        if last.index + last.count == part.index {
          stretches[stretches.count - 1].count += count
          handles.append(contentsOf: forest.leaves[part.leaf].handles[part.range])
          before += count
          continue
        }
      } else {
        before = 0
      }
      stretches.append(
        Stretch(
          owner: part.owner, index: part.index, unchanged: part.index - before,
          start: Int32(handles.count), count: count))
      handles.append(contentsOf: forest.leaves[part.leaf].handles[part.range])
      before += count
    }
  }

  /// What two forests that were copied from each other may differ in: what is in leaves that they do
  /// not share, but for what is the same at the beginning and the end of a leaf.
  ///
  /// - Parameter isSame: whether a handle stands for the same identifier in both.
  /// - Complexity: O(leaves that are not shared · log handles).
  @usableFromInline static func unshared(
    _ old: OrderForest, _ new: OrderForest, isSame: (Handle) -> Bool
  ) -> (old: Stretches, new: Stretches) {
    var oldParts: [Part] = []
    var newParts: [Part] = []
    func add(_ leaf: Int, _ range: Range<Int>, of forest: OrderForest, to parts: inout [Part]) {
      guard !range.isEmpty else { return }
      let origin = forest.origin(ofLeaf: Int32(leaf))
      parts.append(
        Part(
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
    return (Stretches(oldParts, of: old), Stretches(newParts, of: new))
  }

  /// The number of the stretch that a place in `handles` belongs to.
  ///
  /// - Complexity: O(log stretches).
  func stretch(at place: Int32) -> Int {
    var (low, high) = (0, stretches.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stretches[middle].start <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// The stretches of each owner.
  var ranges: [Handle: Range<Int>] {
    var ranges: [Handle: Range<Int>] = [:]
    forEachOwner { ranges[$0] = $1 }
    return ranges
  }

  func forEachOwner(_ body: (Handle, Range<Int>) -> Void) {
    var first = 0
    while first < stretches.count {
      var next = first + 1
      while next < stretches.count, stretches[next].owner == stretches[first].owner { next += 1 }
      body(stretches[first].owner, first..<next)
      first = next
    }
  }
}
