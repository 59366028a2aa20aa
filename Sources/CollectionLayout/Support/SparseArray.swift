/// Values of which most are the same: those that are not lie in chunks that are allocated when one in
/// them is set.
struct SparseArray<Element> {
  /// How many values there are.
  let count: Int
  /// What every value is that was not set.
  let common: Element
  private let chunkLength: Int
  /// For each chunk, which one it is among those that are allocated; -1 for those that are not. Empty
  /// until anything is set.
  private var chunkIndices: [Int32] = []
  /// The values of the allocated chunks, in the order of allocation.
  private var values: [Element] = []

  /// A number of equal values.
  ///
  /// - Complexity: O(1).
  init(count: Int, common: Element) {
    self.count = count
    self.common = common
    chunkLength = min(64, max(1, count))
  }

  /// Whether nothing was ever set.
  var isEmpty: Bool { chunkIndices.isEmpty }

  /// The value at an index.
  ///
  /// - Complexity: O(1); the first write takes O(count / 64).
  subscript(index: Int) -> Element {
    @inline(__always) get {
      guard !chunkIndices.isEmpty else { return common }
      let chunkIndex = Int(chunkIndices[index / chunkLength])
      return chunkIndex < 0 ? common : values[chunkIndex * chunkLength + index % chunkLength]
    }
    set {
      if chunkIndices.isEmpty {
        chunkIndices = [Int32](repeating: -1, count: (count + chunkLength - 1) / chunkLength)
      }
      let chunk = index / chunkLength
      if chunkIndices[chunk] < 0 {
        chunkIndices[chunk] = Int32(values.count / chunkLength)
        values.append(contentsOf: repeatElement(common, count: chunkLength))
      }
      values[Int(chunkIndices[chunk]) * chunkLength + index % chunkLength] = newValue
    }
  }

  /// The first index from one on whose value has a property that the common value has not.
  ///
  /// - Complexity: O(allocated values on the way + length of the way / 64).
  @inline(__always)
  func firstIndex(from start: Int, where holds: (Element) -> Bool) -> Int? {
    guard !chunkIndices.isEmpty else { return nil }
    var index = start
    while index < count {
      let chunk = index / chunkLength
      let end = min(count, (chunk + 1) * chunkLength)
      let chunkIndex = Int(chunkIndices[chunk])
      while chunkIndex >= 0, index < end {
        if holds(values[chunkIndex * chunkLength + index % chunkLength]) { return index }
        index += 1
      }
      index = end
    }
    return nil
  }

  /// Calls a closure with each value in a range whose chunk is allocated, in order.
  ///
  /// - Complexity: O(allocated values in the range + length of the range / 64).
  @inline(__always)
  func forEachAllocated(in range: Range<Int>, _ body: (_ index: Int, _ value: Element) -> Void) {
    guard !chunkIndices.isEmpty, !range.isEmpty else { return }
    for chunk in range.lowerBound / chunkLength...(range.upperBound - 1) / chunkLength {
      let chunkIndex = Int(chunkIndices[chunk])
      guard chunkIndex >= 0 else { continue }
      let first = chunk * chunkLength
      let start = chunkIndex * chunkLength - first
      for index in max(first, range.lowerBound)..<min(first + chunkLength, range.upperBound) {
        body(index, values[start + index])
      }
    }
  }
}

extension SparseArray: Sendable where Element: Sendable {}
