/// Consecutive handles of one owner that are consecutive in both forests. A block moves as a whole.
struct MovedBlock {
  /// The index of the first handle in the old forest's `ChangedRanges.handles`.
  var old: Int32
  /// The index of the first handle in the new forest's `ChangedRanges.handles`.
  var new: Int32
  var count: Int32
  /// The number of the owner's unchanged handles before the block in the old forest.
  var oldUnchanged: Int32
  /// The number of the owner's unchanged handles before the block in the new forest.
  var newUnchanged: Int32
}

extension OrderDifference {
  /// Adds the fewest possible moves of an owner's handles, if all of them are in blocks.
  mutating func order(_ blocks: ContiguousArray<MovedBlock>, _ oldOwner: Handle) {
    guard zip(blocks, blocks.dropFirst()).contains(where: { $0.old > $1.old }) else { return }
    var ranks = ContiguousArray<Int32>(repeating: 0, count: blocks.count)
    let range = oldEntries[oldOwner]!
    let first = old.entries[range.lowerBound].start
    let span = Int(old.entries[range.upperBound - 1].end - first)
    if span < blocks.count * 16 {
      var numbers = ContiguousArray<Int32>(repeating: -1, count: span)
      for (number, block) in blocks.enumerated() { numbers[Int(block.old - first)] = Int32(number) }
      var rank: Int32 = 0
      for number in numbers where number >= 0 {
        ranks[Int(number)] = rank
        rank += 1
      }
    } else {
      let sorted = blocks.indices.sorted { blocks[$0].old < blocks[$1].old }
      for (rank, number) in sorted.enumerated() { ranks[number] = Int32(rank) }
    }
    let kept = heaviestIncreasing(ranks: ranks, weights: ContiguousArray(blocks.map(\.count)))
    for (block, isKept) in zip(blocks, kept) where !isKept { move(block) }
  }

  private mutating func move(_ block: MovedBlock) {
    for offset in 0..<block.count {
      moved.append(
        (Self.location(block.old + offset, in: old), Self.location(block.new + offset, in: new)))
    }
  }

  /// Adds the fewest possible moves of an owner's handles, if some lie outside the changed ranges.
  ///
  /// The handles outside the ranges keep their order. The blocks' positions divide them into
  /// pieces. A piece moves as a whole, because no block lies inside it.
  mutating func order(
    _ blocks: ContiguousArray<MovedBlock>, among unchanged: Int32, _ oldOwner: Handle,
    _ owner: Handle, _ newRange: Range<Int>
  ) {
    var isOrdered = blocks.allSatisfy { $0.oldUnchanged == $0.newUnchanged }
    for (block, next) in zip(blocks, blocks.dropFirst()) where block.old > next.old {
      isOrdered = false
    }
    if isOrdered { return }

    var cuts = Set<Int32>([0])
    for block in blocks {
      cuts.insert(block.oldUnchanged)
      cuts.insert(block.newUnchanged)
    }
    cuts.remove(unchanged)
    let pieces = cuts.sorted()
    // The blocks and pieces in the new order: the blocks before a piece, then the piece.
    var segments: ContiguousArray<Segment> = []
    var next = 0
    for (number, start) in pieces.enumerated() {
      while next < blocks.count, blocks[next].newUnchanged <= start {
        segments.append(Segment(blocks[next], number: next))
        next += 1
      }
      let end = number + 1 < pieces.count ? pieces[number + 1] : unchanged
      segments.append(Segment(pieceAt: start, count: end - start))
    }
    while next < blocks.count {
      segments.append(Segment(blocks[next], number: next))
      next += 1
    }
    var ranks = ContiguousArray<Int32>(repeating: 0, count: segments.count)
    let sorted = segments.indices.sorted { segments[$0].oldKey < segments[$1].oldKey }
    for (rank, segment) in sorted.enumerated() { ranks[segment] = Int32(rank) }
    let kept = heaviestIncreasing(ranks: ranks, weights: ContiguousArray(segments.map(\.count)))
    for (segment, isKept) in zip(segments, kept) where !isKept {
      if let block = segment.block {
        move(blocks[block])
        continue
      }
      let from = old.index(ofUnchanged: segment.start, oldEntries[oldOwner]!)
      let to = new.index(ofUnchanged: segment.start, newRange)
      for offset in 0..<segment.count {
        moved.append(
          (
            Location(owner: oldOwner, index: from + offset),
            Location(owner: owner, index: to + offset)
          ))
      }
    }
  }

  /// A block, or a piece of the handles outside the changed ranges.
  private struct Segment {
    /// The number of the block; `nil` for a piece.
    var block: Int?
    /// The number of unchanged handles before a piece.
    var start: Int32
    var count: Int32
    /// A key that sorts segments into their old order.
    var oldKey: Int64

    init(_ block: MovedBlock, number: Int) {
      self.block = number
      start = 0
      count = block.count
      oldKey = Int64(block.oldUnchanged) << 32 | Int64(block.old)
    }

    init(pieceAt start: Int32, count: Int32) {
      block = nil
      self.start = start
      self.count = count
      oldKey = Int64(start) << 32 | Int64(Int32.max)
    }
  }
}
