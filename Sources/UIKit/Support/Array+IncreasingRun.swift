import CollectionLayout

extension [Int] {
  /// Returns the positions of a longest increasing subsequence of distinct numbers.
  ///
  /// - Complexity: O(*n* log *n*).
  package func longestIncreasingRun() -> [Int] {
    /// The positions of the least last numbers of the subsequences of each length.
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for (position, number) in enumerated() {
      let length = tails.indices.partitioningIndex { self[tails[$0]] >= number }
      if length > 0 { previous[position] = tails[length - 1] }
      if length == tails.count { tails.append(position) } else { tails[length] = position }
    }
    var result: [Int] = []
    var position = tails.last ?? -1
    while position >= 0 {
      result.append(position)
      position = previous[position]
    }
    return result.reversed()
  }
}
