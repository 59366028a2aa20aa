/// An index of the frames of a large group along an axis.
struct SlotIndex: Sendable {
  /// The largest number of frames that are tested one by one.
  private static let worthwhile = 16

  /// The largest end among the frames up to an index. Never decreases.
  private let ends: [Double]
  /// The smallest start among the frames from an index on. Never decreases.
  private let starts: [Double]

  /// A Boolean value that indicates whether the index contains frames.
  var isWorthwhile: Bool { !ends.isEmpty }

  /// Creates an index along an axis.
  init(_ frames: [LayoutRect], along axis: LayoutAxis) {
    guard frames.count > Self.worthwhile else {
      ends = []
      starts = []
      return
    }
    var end = -Double.infinity
    ends = frames.map { frame in
      end = max(end, frame.maximum(axis))
      return end
    }
    var start = Double.infinity
    var nearest = frames.map { _ in 0.0 }
    for index in frames.indices.reversed() {
      start = min(start, frames[index].minimum(axis))
      nearest[index] = start
    }
    starts = nearest
  }

  /// Returns a range of indices that contains the indices of all frames between two positions.
  ///
  /// - Complexity: O(log n).
  @inline(__always)
  func candidates(from low: Double, to high: Double, count: Int) -> Range<Int> {
    guard !ends.isEmpty else { return 0..<count }
    let first = Self.firstIndex(in: ends, above: low)
    let end = Self.firstIndex(in: starts, above: high)
    return min(first, count)..<max(min(first, count), min(end, count))
  }

  /// Returns the first index with a value above a bound, in values that never decrease.
  static func firstIndex(in values: [Double], above bound: Double) -> Int {
    values.indices.partitioningIndex { values[$0] > bound }
  }
}
