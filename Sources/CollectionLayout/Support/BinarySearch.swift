extension Range where Bound == Int {
  /// The first index from which on a test holds, for a test that goes on holding once it does; the end
  /// where it holds for none.
  ///
  /// - Complexity: O(log count) calls.
  @inline(__always)
  func partitioningIndex(where holds: (_ index: Int) -> Bool) -> Int {
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
  /// An index from a quotient, cut to a whole number from zero to a limit.
  ///
  /// What is not a number, from lengths too large to add up, counts as zero.
  @inline(__always)
  init(_ quotient: Double, upTo limit: Int) {
    self = quotient > 0 ? (quotient < Double(limit) ? Int(quotient) : limit) : 0
  }
}
