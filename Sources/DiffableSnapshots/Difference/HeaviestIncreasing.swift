/// Returns the elements of a sequence to keep, so that the kept elements increase and have the
/// greatest possible total weight.
///
/// This is the heaviest increasing subsequence, computed with a tree of prefix maxima (Fenwick
/// 1994).
///
/// - Parameters:
///   - ranks: The elements: a permutation of the numbers from zero.
///   - weights: The weights of the elements; positive.
/// - Complexity: O(n · log n); O(n) if the ranks already increase.
func heaviestIncreasing(
  ranks: ContiguousArray<Int32>, weights: ContiguousArray<Int32>
) -> ContiguousArray<Bool> {
  let count = ranks.count
  guard ranks.indices.contains(where: { ranks[$0] != Int32($0) }) else {
    return ContiguousArray(repeating: true, count: count)
  }
  // The upper half is a weight, the lower half the index of its last element plus one.
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
