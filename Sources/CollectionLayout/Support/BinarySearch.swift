extension Range where Bound == Int {
  /// Returns the first index that satisfies a predicate, or the end of the range if none does.
  ///
  /// - Parameter holds: A predicate that holds for every index after the first one that satisfies
  ///   it.
  /// - Complexity: O(log count) calls.
  @inlinable @inline(__always)
  package func partitioningIndex(where holds: (_ index: Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Int {
  /// Creates an index from a quotient, truncated to an integer from zero to a limit.
  ///
  /// NaN, which results from lengths that are too large to add, becomes zero.
  @inline(__always)
  init(_ quotient: Double, upTo limit: Int) {
    self = quotient > 0 ? (quotient < Double(limit) ? Int(quotient) : limit) : 0
  }
}
