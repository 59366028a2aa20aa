extension Range where Bound == Int {
  /// Returns the first index that satisfies a condition, where every index after it also satisfies
  /// the condition; the upper bound if no index does.
  ///
  /// - Complexity: O(log *n*) calls of the condition.
  func partitioningIndex(where isInSecondPart: (_ index: Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
