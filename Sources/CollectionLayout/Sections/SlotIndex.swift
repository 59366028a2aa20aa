/// Finds the frames of a large group that may touch a range, without looking at each.
struct SlotIndex: Sendable {
  /// Up to this many frames, looking at each is faster.
  private static let worthwhile = 16

  /// The farthest end among the frames up to an index. Never decreases.
  private let ends: [Double]
  /// The nearest beginning among the frames from an index on. Never decreases.
  private let starts: [Double]

  /// Whether searching is faster than looking at each frame.
  var isWorthwhile: Bool { !ends.isEmpty }

  /// Prepares a search along an axis.
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

  /// The indices whose frames may touch what lies strictly between two positions. A few too many,
  /// never one too few.
  ///
  /// - Complexity: O(log n).
  @inline(__always)
  func candidates(from low: Double, to high: Double, count: Int) -> Range<Int> {
    guard !ends.isEmpty else { return 0..<count }
    let first = Self.firstIndex(in: ends, above: low)
    let end = Self.firstIndex(in: starts, above: high)
    return min(first, count)..<max(min(first, count), min(end, count))
  }

  /// The first index whose value is larger than a bound, in values that never decrease.
  static func firstIndex(in values: [Double], above bound: Double) -> Int {
    values.indices.partitioningIndex { values[$0] > bound }
  }
}
