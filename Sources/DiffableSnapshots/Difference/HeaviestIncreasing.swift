/// Which elements of a sequence to keep, so that those kept increase and weigh as much as can be.
///
/// The heaviest increasing subsequence, found with a tree of prefix maxima (Fenwick 1994).
///
/// - Parameters:
///   - ranks: the elements: each number from zero on, once.
///   - weights: what they weigh; above zero.
/// - Complexity: O(n · log n), or O(n) if they increase already.
func heaviestIncreasing(
  ranks: ContiguousArray<Int32>, weights: ContiguousArray<Int32>
) -> ContiguousArray<Bool> {
  let count = ranks.count
  guard ranks.indices.contains(where: { ranks[$0] != Int32($0) }) else {
    return ContiguousArray(repeating: true, count: count)
  }
  // The weight in the upper half, the number of the last element plus one in the lower half.
  var maxima = ContiguousArray<Int>(repeating: 0, count: count + 1)
  var previous = ContiguousArray<Int32>(repeating: -1, count: count)
  var best = 0
  maxima.withUnsafeMutableBufferPointer { maxima in
    for element in 0..<count {
      let rank = Int(ranks[element])
      var found = 0
      var node = rank
      while node > 0 {
        if maxima[node] > found { found = maxima[node] }
        node &= node - 1
      }
      previous[element] = Int32(truncatingIfNeeded: found & 0xFFFF_FFFF) - 1
      let total = (found >> 32 + Int(weights[element])) << 32 | (element + 1)
      if total > best { best = total }
      node = rank + 1
      while node <= count {
        if maxima[node] < total { maxima[node] = total }
        node += node & -node
      }
    }
  }
  var kept = ContiguousArray(repeating: false, count: count)
  var element = best & 0xFFFF_FFFF - 1
  while element >= 0 {
    kept[element] = true
    element = Int(previous[element])
  }
  return kept
}
