/// Where the places of a list are after some were taken out and others filled: the rest keep their
/// order.
struct PlaceMap {
  /// Old places whose contents are gone or were moved, in order.
  private let removed: [Int]
  /// New places whose contents are new or were moved there, in order.
  private let filled: [Int]

  /// - Parameters:
  ///   - removed: old places, each once, in any order.
  ///   - filled: new places, each once, in any order.
  init(removed: [Int] = [], filled: [Int] = []) {
    self.removed = removed.sorted()
    self.filled = filled.sorted()
  }

  /// Where the content of an old place is; nil where it was taken out.
  ///
  /// - Complexity: O(log changes).
  func new(ofOld place: Int) -> Int? { Self.follow(place, out: removed, into: filled) }

  /// Where the content of a new place was; nil where it was filled.
  ///
  /// - Complexity: O(log changes).
  func old(ofNew place: Int) -> Int? { Self.follow(place, out: filled, into: removed) }

  private static func follow(_ place: Int, out: [Int], into: [Int]) -> Int? {
    let before = out.partitioningIndex { $0 >= place }
    if before < out.count, out[before] == place { return nil }
    // The place is the rank-th of those that stay. It comes behind all that were filled before it.
    let rank = place - before
    return rank + into.indices.partitioningIndex { into[$0] - $0 > rank }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index from which on a test holds, in a list that is ordered by it.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
