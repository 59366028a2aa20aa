extension RandomAccessCollection {
  /// Returns the first position whose element satisfies a condition that no element before it and every
  /// element after it satisfies; the end if there is none.
  ///
  /// Tables are searched by bisection instead of hashing, because hashing needs a source of random
  /// numbers, which bare WebAssembly lacks.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isInSecondPart(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
