/// The deletions, insertions and moves that turn the trees of one forest into the trees of another.
@usableFromInline
struct OrderDifference {
  /// The location of a handle: its owner, and its index among the owner's handles.
  struct Location {
    var owner: Handle
    var index: Int32
  }

  /// The old locations of deleted handles, except descendants of deleted owners.
  private(set) var deleted: [Location] = []
  /// The new locations of inserted handles, except descendants of inserted owners.
  private(set) var inserted: [Location] = []
  /// The handles that change their owner, and the fewest possible that change their order.
  var moved: [(from: Location, to: Location)] = []

  let old: ChangedRanges
  let new: ChangedRanges
  let oldEntries: [Handle: Range<Int>]

  /// Computes the difference of two forests.
  ///
  /// - Parameters:
  ///   - old: The changed ranges of the old forest.
  ///   - new: The changed ranges of the new forest.
  ///   - partners: The index in `old.handles` of each handle in `new.handles`; negative for an
  ///     inserted handle.
  ///   - owners: The correspondence between the owners.
  ///   - newCount: A closure that returns the number of an owner's handles in the new forest.
  /// - Complexity: O(n · log n) for n handles in changed ranges.
  init(
    from old: ChangedRanges, to new: ChangedRanges, partners: ContiguousArray<Int32>,
    owners: OwnerMap, newCount: (Handle) -> Int
  ) {
    self.old = old
    self.new = new
    oldEntries = old.entriesByOwner
    var isKept = ContiguousArray(repeating: false, count: old.handles.count)
    var oldEntry = 0
    new.forEachOwner { owner, range in
      let oldOwner = owners.old(of: owner)
      var blocks: ContiguousArray<MovedBlock> = []
      var count = 0
      for entry in new.entries[range] {
        count += Int(entry.count)
        for index in entry.start..<entry.end {
          let partner = partners[Int(index)]
          guard partner >= 0 else {
            if oldOwner != nil {
              inserted.append(Location(owner: owner, index: entry.index + index - entry.start))
            }
            continue
          }
          isKept[Int(partner)] = true
          if !(old.entries[oldEntry].start..<old.entries[oldEntry].end).contains(partner) {
            oldEntry = old.entryIndex(containing: partner)
          }
          guard old.entries[oldEntry].owner == oldOwner else {
            moved.append((Self.location(partner, in: old), Self.location(index, in: new)))
            continue
          }
          let unchanged = old.entries[oldEntry].unchanged
          if let last = blocks.indices.last,
            blocks[last].old + blocks[last].count == partner,
            blocks[last].new + blocks[last].count == index,
            blocks[last].oldUnchanged == unchanged, blocks[last].newUnchanged == entry.unchanged
          {
            blocks[last].count += 1
          } else {
            blocks.append(
              MovedBlock(
                old: partner, new: index, count: 1, oldUnchanged: unchanged,
                newUnchanged: entry.unchanged))
          }
        }
      }
      guard let oldOwner, !blocks.isEmpty else { return }
      let unchanged = newCount(owner) - count
      if unchanged == 0 {
        order(blocks, oldOwner)
      } else {
        order(blocks, among: Int32(unchanged), oldOwner, owner, range)
      }
    }
    old.forEachOwner { owner, range in
      guard !owners.isDeleted(owner) else { return }
      for entry in old.entries[range] {
        for index in entry.start..<entry.end where !isKept[Int(index)] {
          deleted.append(Location(owner: owner, index: entry.index + index - entry.start))
        }
      }
    }
  }

  /// Returns the location of the handle at an index of `handles`.
  static func location(_ index: Int32, in ranges: ChangedRanges) -> Location {
    let entry = ranges.entries[ranges.entryIndex(containing: index)]
    return Location(owner: entry.owner, index: entry.index + index - entry.start)
  }
}
