extension Link {
  /// The distance between the ranks of two constraints that are added one after the other, so that
  /// others can be moved between them.
  static let rankDistance = 1 << 28

  static func rank(ofSerial serial: UInt64) -> Int { Int(serial) * rankDistance }
}

/// The order in which ties are decided: by the constraints' ranks.
extension Tableau {
  /// A sequence of constraints that move between two others.
  struct TieMove {
    /// The slots, in order.
    var slots: Range<Int>
    /// The ranks of the constraints before and after the moved ones.
    var lower: Int
    var upper: Int
  }

  /// Gives constraints ascending ranks. Those that are in order already keep their ranks, as many
  /// as possible; each other one moves directly before the next of the constraints that keep
  /// theirs, or directly after the last one.
  ///
  /// - Returns: The slots of the constraints that moved.
  mutating func orderRanks(_ slots: [Int]) -> [Int] {
    let keeps = longestAscent(of: slots.map { links[$0].rank })
    var moves: [TieMove] = []
    var moved: [Int] = []
    for (index, slot) in slots.enumerated() where !keeps[index] {
      moved.append(slot)
      if index > 0, !keeps[index - 1] {
        moves[moves.count - 1].slots = moves[moves.count - 1].slots.lowerBound..<index + 1
      } else {
        moves.append(TieMove(slots: index..<index + 1, lower: -1, upper: .max))
      }
      links[slot].rank = -1
    }
    guard !moved.isEmpty else { return [] }
    let followsLast = moves[moves.count - 1].slots.upperBound == slots.count
    for index in moves.indices where moves[index].slots.upperBound < slots.count {
      moves[index].upper = links[slots[moves[index].slots.upperBound]].rank
    }
    // The last of the constraints that keep their ranks, if others follow it.
    let last = followsLast ? links[slots[moves[moves.count - 1].slots.lowerBound - 1]].rank : -1
    for slot in links.indices
    where links[slot].isUsed && !links[slot].isRest && links[slot].rank >= 0 {
      let rank = links[slot].rank
      if followsLast, rank > last {
        moves[moves.count - 1].upper = min(moves[moves.count - 1].upper, rank)
        continue
      }
      let index = moves.indices.partitioningIndex { moves[$0].upper > rank }
      if index < moves.count { moves[index].lower = max(moves[index].lower, rank) }
    }
    var hasPlace = true
    for move in moves {
      // Constraints that are added later have larger ranks.
      let upper = min(move.upper, max(move.lower, 0) + Link.rankDistance)
      let distance = (upper - move.lower) / (move.slots.count + 1)
      hasPlace = hasPlace && distance > 0
      for (offset, index) in move.slots.enumerated() {
        links[slots[index]].rank = move.lower + (offset + 1) * distance
      }
    }
    if !hasPlace { spreadRanks(moves, of: slots) }
    return moved
  }

  /// Gives all constraints new ranks in the same order, with equal distances.
  private mutating func spreadRanks(_ moves: [TieMove], of slots: [Int]) {
    var isMoved = [Bool](repeating: false, count: links.count)
    for move in moves { for index in move.slots { isMoved[slots[index]] = true } }
    var others = links.indices.filter {
      links[$0].isUsed && !links[$0].isRest && !isMoved[$0]
    }
    others.sort { links[$0].rank < links[$1].rank }
    var order: [Int] = []
    var index = 0
    for move in moves {
      while index < others.count, links[others[index]].rank <= move.lower {
        order.append(others[index])
        index += 1
      }
      for position in move.slots { order.append(slots[position]) }
    }
    order += others[index...]
    // The newest constraint keeps the largest rank, so that added ones follow.
    let first = max(0, (order.map { Int(links[$0].serial) }.max() ?? 0) + 1 - order.count)
    for (index, slot) in order.enumerated() {
      links[slot].rank = (first + index) * Link.rankDistance
    }
  }

  /// Returns for each number whether it belongs to a longest ascending subsequence.
  private func longestAscent(of numbers: [Int]) -> [Bool] {
    // The indices of the smallest ends of subsequences, by length, and of the elements before.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for index in numbers.indices {
      let length = ends.indices.partitioningIndex { numbers[ends[$0]] >= numbers[index] }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var belongs = [Bool](repeating: false, count: numbers.count)
    var index = ends.last ?? -1
    while index >= 0 {
      belongs[index] = true
      index = previous[index]
    }
    return belongs
  }
}
