/// The measured sizes of a section's items.
///
/// Sizes lie in chunks of 64 items that are allocated when one of them is measured, so a million
/// items need no memory for sizes until the first measurement. A bit for each item marks the
/// measured ones.
struct MeasuredSizes: Sendable {
  private static let chunkLength = 64
  /// The chunks of a store with one chunk, which all such stores share.
  private static let onlyChunk: [Int32] = [0]

  /// The number of items.
  let count: Int
  /// The number of measured items.
  private(set) var measuredCount = 0
  /// A bit for each measured item, in words of 64 items. Empty until an item is measured.
  private var masks: [UInt64] = []
  /// The position of each chunk among the allocated ones; -1 for the others. Empty until an item is
  /// measured.
  private var chunkIndices: [Int32] = []
  /// The sizes of the allocated chunks, in the order of allocation.
  private var sizes: [LayoutSize] = []

  /// Creates a store without measurements.
  ///
  /// - Complexity: O(1).
  init(count: Int) { self.count = count }

  /// The measured size of an item; NaN along axes that were not measured.
  ///
  /// - Complexity: O(1).
  subscript(item: Int) -> LayoutSize {
    @inline(__always) get {
      guard !chunkIndices.isEmpty else { return .unknown }
      let chunk = Int(chunkIndices[item / Self.chunkLength])
      return chunk < 0 ? .unknown : sizes[chunk * Self.chunkLength + item % Self.chunkLength]
    }
  }

  /// Records the measured size of an item.
  ///
  /// - Parameter size: The size; NaN along axes that were not measured. A size that is NaN along
  ///   both axes removes the measurement.
  /// - Complexity: O(1); the first measurement takes O(count / 64).
  @inline(__always)
  mutating func record(_ size: LayoutSize, for item: Int) {
    let (word, bit) = item.quotientAndRemainder(dividingBy: Self.chunkLength)
    let mask: UInt64 = 1 << UInt64(bit)
    let start = allocateChunk(word)
    sizes[start + bit] = size
    let wasMeasured = masks[word] & mask != 0
    if size.isUnknown {
      if wasMeasured { measuredCount -= 1 }
      masks[word] &= ~mask
    } else {
      if !wasMeasured { measuredCount += 1 }
      masks[word] |= mask
    }
  }

  /// Records the lengths of all items along an axis; NaN for items that keep theirs.
  ///
  /// - Parameters:
  ///   - lengths: The length of each item.
  ///   - accepts: A closure that returns whether a length of an item may be recorded.
  /// - Returns: A Boolean value that indicates whether any length was recorded.
  /// - Complexity: O(count).
  mutating func record(
    _ lengths: ArraySlice<Double>, along axis: LayoutAxis, where accepts: (_ item: Int) -> Bool
  ) -> Bool {
    var isRecorded = false
    for (word, first) in stride(from: 0, to: count, by: Self.chunkLength).enumerated() {
      var start = -1
      var mask: UInt64 = 0
      for bit in 0..<min(Self.chunkLength, count - first) {
        let length = lengths[lengths.startIndex + first + bit]
        if length.isNaN { continue }
        require(
          length.isFinite,
          "A measured length cannot be \(length); check what the lengths are computed from.")
        guard accepts(first + bit) else { continue }
        if start < 0 { start = allocateChunk(word) }
        sizes[start + bit][axis] = max(0, length)
        mask |= 1 << UInt64(bit)
      }
      if mask == 0 { continue }
      isRecorded = true
      measuredCount += (mask & ~masks[word]).nonzeroBitCount
      masks[word] |= mask
    }
    return isRecorded
  }

  /// Records the sizes of the items that a section keeps in a change.
  ///
  /// - Parameters:
  ///   - other: The sizes before the change.
  ///   - change: The change that leads to this store's items, which are unmeasured.
  /// - Complexity: O(measured + removed + inserted + count / 64).
  mutating func record(_ other: MeasuredSizes, applying change: LayoutItemChange) {
    guard other.measuredCount > 0 else { return }
    change.forEachKeptRun(from: other.count) { run, start in
      copy(run, of: other, to: start)
    }
  }

  /// Copies the sizes of consecutive items, one part of a chunk at a time.
  private mutating func copy(_ run: Range<Int>, of other: MeasuredSizes, to start: Int) {
    var item = other.firstMeasured(from: run.lowerBound)
    while item < run.upperBound {
      let (oldWord, oldBit) = item.quotientAndRemainder(dividingBy: Self.chunkLength)
      let (word, bit) = (start + item - run.lowerBound)
        .quotientAndRemainder(dividingBy: Self.chunkLength)
      let length = min(
        run.upperBound - item, Self.chunkLength - oldBit, Self.chunkLength - bit)
      let bits =
        other.masks[oldWord] >> UInt64(oldBit) & (.max >> UInt64(Self.chunkLength - length))
      let target = allocateChunk(word) + bit
      masks[word] |= bits << UInt64(bit)
      let source = Int(other.chunkIndices[oldWord]) * Self.chunkLength + oldBit
      for offset in 0..<length { sizes[target + offset] = other.sizes[source + offset] }
      measuredCount += bits.nonzeroBitCount
      item = other.firstMeasured(from: item + length)
    }
  }

  /// Allocates a chunk if necessary, and returns the position of its first size.
  @inline(__always)
  private mutating func allocateChunk(_ word: Int) -> Int {
    if chunkIndices.isEmpty {
      let words = (count + Self.chunkLength - 1) / Self.chunkLength
      if words == 1 {
        chunkIndices = Self.onlyChunk
        masks = [0]
        sizes = [LayoutSize](repeating: .unknown, count: count)
        return 0
      }
      chunkIndices = [Int32](repeating: -1, count: words)
      masks = [UInt64](repeating: 0, count: words)
    }
    let known = Int(chunkIndices[word])
    if known >= 0 { return known * Self.chunkLength }
    let start = sizes.count
    chunkIndices[word] = Int32(start / Self.chunkLength)
    sizes.append(contentsOf: repeatElement(.unknown, count: min(Self.chunkLength, count)))
    return start
  }

  // MARK: - Searching

  /// Returns the first measured item at or after an item, or the number of items if there is none.
  ///
  /// - Complexity: O(items on the way / 64).
  @inline(__always)
  func firstMeasured(from item: Int) -> Int {
    masks.isEmpty ? count : first(from: item) { masks[$0] }
  }

  /// The first item that is not measured, or the number of items if all are.
  ///
  /// - Complexity: O(count / 64).
  var firstUnmeasured: Int { masks.isEmpty ? 0 : first(from: 0) { ~masks[$0] } }

  @inline(__always)
  private func first(from item: Int, _ bits: (_ word: Int) -> UInt64) -> Int {
    guard item < count else { return count }
    var word = item / Self.chunkLength
    var mask = bits(word) & (.max << UInt64(item % Self.chunkLength))
    while mask == 0 {
      word += 1
      guard word < masks.count else { return count }
      mask = bits(word)
    }
    return min(count, word * Self.chunkLength + mask.trailingZeroBitCount)
  }

  /// Calls a closure with each measured item of a range, in order.
  ///
  /// - Complexity: O(measured items in the range + length of the range / 64).
  @inline(__always)
  func forEachMeasured(in range: Range<Int>, _ body: (_ item: Int, _ size: LayoutSize) -> Void) {
    guard measuredCount > 0, !range.isEmpty else { return }
    let last = (range.upperBound - 1) / Self.chunkLength
    for word in range.lowerBound / Self.chunkLength...last {
      let first = word * Self.chunkLength
      var mask = masks[word]
      if first < range.lowerBound { mask &= .max << UInt64(range.lowerBound - first) }
      if word == last { mask &= .max >> UInt64(first + Self.chunkLength - range.upperBound) }
      let start = Int(chunkIndices[word]) * Self.chunkLength
      while mask != 0 {
        let bit = mask.trailingZeroBitCount
        mask &= mask - 1
        body(first + bit, sizes[start + bit])
      }
    }
  }
}

extension MeasuredSizes {
  /// The invariant that does not hold, in words; `nil` if all hold.
  ///
  /// - Complexity: O(allocated sizes + count / 64).
  func brokenInvariant() -> String? {
    var marked = 0
    for word in chunkIndices.indices {
      let (chunk, mask) = (chunkIndices[word], masks[word])
      marked += mask.nonzeroBitCount
      guard chunk >= 0 else {
        guard mask != 0 else { continue }
        return "measured sizes behind item \(word * Self.chunkLength) are not stored"
      }
      let start = Int(chunk) * Self.chunkLength
      for bit in 0..<min(Self.chunkLength, count - word * Self.chunkLength)
      where sizes[start + bit].isUnknown == (mask >> UInt64(bit) & 1 == 1) {
        return "the mark of item \(word * Self.chunkLength + bit) does not say whether it is "
          + "measured"
      }
    }
    return marked == measuredCount
      ? nil : "\(marked) measured sizes are counted as \(measuredCount)"
  }
}
