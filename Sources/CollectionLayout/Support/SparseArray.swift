/// An array whose elements mostly equal a common value. The others are stored in chunks that are
/// allocated on first use.
struct SparseArray<Element> {
  /// The number of elements.
  let count: Int
  /// The value of every element that was not set.
  let common: Element
  private let chunkLength: Int
  /// The position of each chunk among the allocated ones; -1 for the others. Empty until an element
  /// is set.
  private var chunkIndices: [Int32] = []
  /// The values of the allocated chunks, in the order of allocation.
  private var values: [Element] = []

  /// Creates an array of equal elements.
  ///
  /// - Complexity: O(1).
  init(count: Int, common: Element) {
    self.count = count
    self.common = common
    chunkLength = min(64, max(1, count))
  }

  /// A Boolean value that indicates whether no element was ever set.
  var isEmpty: Bool { chunkIndices.isEmpty }

  /// The element at an index.
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

  /// Returns the first index at or after an index whose element satisfies a predicate, which the
  /// common value does not satisfy.
  ///
  /// - Complexity: O(allocated elements on the way + length of the way / 64).
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

  /// Calls a closure with each element of a range whose chunk is allocated, in order.
  ///
  /// - Complexity: O(allocated elements in the range + length of the range / 64).
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
