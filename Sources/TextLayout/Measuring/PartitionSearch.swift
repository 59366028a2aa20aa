extension RandomAccessCollection {
  /// Returns the first index whose element satisfies a condition, where every element after it also
  /// satisfies the condition; the end index if no element does.
  ///
  /// Tables are searched by bisection, because hashing requires a source of random numbers, which
  /// bare WebAssembly lacks.
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
