/// The differences between actual and expected lengths, and the prefix sums of the differences.
///
/// Consecutive lengths start at their expected offsets plus `sum(before:)`. Only differences are
/// stored, in chunks that are allocated on first use, so a million expected lengths need no memory.
///
/// Sums are always computed from the same parts in the same order. They depend on the differences
/// alone, not on the order or the number of changes, and no rounding errors accumulate.
///
/// ```
/// top level      sums of 16 nodes each
/// …
/// lowest level   sums of 64 differences each
/// chunks         [0, 0, −13, 0, …]   nil   nil   [4, 0, …]
/// ```
struct OffsetTree: Sendable {
  /// The number of lengths.
  let count: Int
  /// The number of differences in a chunk.
  private let chunkLength: Int
  /// The position of each chunk among the allocated ones; -1 for the others. Empty until a
  /// difference is set.
  private var chunkIndices: [Int32] = []
  /// The differences of the allocated chunks, in the order of allocation.
  private var differences: [Double] = []
  /// The sums of the chunks, then the sums of each level above, up to a level of at most one node's
  /// width.
  private var sums: [Double] = []
  /// The position of each level in `sums`.
  private var levels: [Int] = []

  private static let largestChunk = 64
  private static let fanout = 16
  /// The chunks and the levels of a tree with one chunk, which all such trees share.
  private static let onlyChunk: [Int32] = [0]
  private static let onlyLevel = [0]

  /// Creates a tree without differences.
  ///
  /// - Complexity: O(1).
  init(count: Int) {
    self.count = count
    chunkLength = min(Self.largestChunk, max(1, count))
  }

  /// A Boolean value that indicates whether no difference was ever set.
  var isEmpty: Bool { chunkIndices.isEmpty }

  /// The number of differences in allocated chunks.
  var allocatedCount: Int { differences.count }

  /// The sum of all differences.
  ///
  /// - Complexity: O(1).
  var total: Double {
    guard let top = levels.last else { return 0 }
    return Self.sum(of: sums, top..<sums.count)
  }

  /// The difference at an index.
  ///
  /// - Complexity: O(1) to read, O(log count) to write; the first write takes O(count / 64).
  subscript(index: Int) -> Double {
    get {
      guard !isEmpty else { return 0 }
      let chunk = index / chunkLength
      let chunkIndex = Int(chunkIndices[chunk])
      return chunkIndex < 0 ? 0 : differences[chunkIndex * chunkLength + index % chunkLength]
    }
    set {
      let chunk = index / chunkLength
      store(newValue, at: index, in: chunk)
      sums[chunk] = chunkSum(chunk)
      var node = chunk
      for level in 1..<max(1, levels.count) {
        node /= Self.fanout
        sums[levels[level] + node] = nodeSum(node, level: level)
      }
      checkInvariant(
        step: index, visiting: differences.count + sums.count, brokenInvariant())
    }
  }

  /// Sets many differences at once.
  ///
  /// - Complexity: O(entries · log count); the first write takes O(count / 64).
  mutating func set(_ entries: some Sequence<(index: Int, difference: Double)>) {
    set { store in
      for entry in entries { store(entry.index, entry.difference) }
    }
  }

  /// Sets many differences at once, which a closure passes to its argument.
  ///
  /// - Complexity: O(entries · log count); the first write takes O(count / 64).
  @inline(__always)
  mutating func set(_ entries: (_ store: (_ index: Int, _ difference: Double) -> Void) -> Void) {
    // The chunks of the entries. A tree with one chunk needs no list of them.
    var chunks: [Int] = []
    entries { index, difference in
      let chunk = index / chunkLength
      store(difference, at: index, in: chunk)
      if count > chunkLength, chunks.last != chunk { chunks.append(chunk) }
    }
    guard !isEmpty else { return }
    if count > chunkLength {
      updateSums(above: chunks)
    } else {
      sums[0] = chunkSum(0)
    }
    checkInvariant(step: 0, visiting: differences.count + sums.count, brokenInvariant())
  }

  /// Updates the sums of chunks, and the sums of the nodes above them in each level.
  private mutating func updateSums(above chunks: [Int]) {
    var nodes = chunks
    for chunk in nodes { sums[chunk] = chunkSum(chunk) }
    for level in 1..<max(1, levels.count) {
      var last = -1
      for index in nodes.indices {
        let node = nodes[index] / Self.fanout
        if node != last { sums[levels[level] + node] = nodeSum(node, level: level) }
        nodes[index] = node
        last = node
      }
    }
  }

  /// Removes all differences.
  mutating func removeAll() { self = OffsetTree(count: count) }

  /// The sum of the differences before an index, which may be the count.
  ///
  /// - Complexity: O(log count).
  func sum(before index: Int) -> Double {
    guard !isEmpty else { return 0 }
    var node = index / chunkLength
    var sum = 0.0
    // From the top level down, in the order in which `index(at:expected:)` adds.
    for level in levels.indices.reversed() {
      var width = 1
      for _ in 0..<level { width *= Self.fanout }
      let own = node / width
      let first = own / Self.fanout * Self.fanout
      sum = Self.sum(of: sums, levels[level] + first..<levels[level] + own, from: sum)
    }
    node = index / chunkLength
    if node < chunkIndices.count, chunkIndices[node] >= 0 {
      let start = Int(chunkIndices[node]) * chunkLength
      sum = Self.sum(of: differences, start..<start + index % chunkLength, from: sum)
    }
    return sum
  }

  /// Returns the last index that starts at or before a position, or zero if there is none.
  ///
  /// - Parameter expected: A closure that returns the expected offset of an index. With the
  ///   differences added, offsets must not decrease.
  /// - Complexity: O(log count) calls.
  @inline(__always)
  func index(at position: Double, expected: (_ index: Int) -> Double) -> Int {
    guard !isEmpty else { return Self.lastIndex(below: count, at: position, expected) }
    var node = 0
    var sum = 0.0
    var width = chunkLength
    for _ in 1..<max(1, levels.count) { width *= Self.fanout }
    for level in levels.indices.reversed() {
      let end = level + 1 < levels.count ? levels[level + 1] : sums.count
      let last = min(end - levels[level], (node / Self.fanout + 1) * Self.fanout) - 1
      while node < last {
        let next = sum + sums[levels[level] + node]
        guard expected((node + 1) * width) + next <= position else { break }
        sum = next
        node += 1
      }
      if level > 0 {
        node *= Self.fanout
        width /= Self.fanout
      }
    }
    let first = node * chunkLength
    let last = min(count, first + chunkLength) - 1
    guard chunkIndices[node] >= 0 else {
      return first
        + Self.lastIndex(below: last + 1 - first, at: position) { expected(first + $0) + sum }
    }
    let start = Int(chunkIndices[node]) * chunkLength
    var index = first
    while index < last {
      sum += differences[start + index - first]
      guard expected(index + 1) + sum <= position else { break }
      index += 1
    }
    return index
  }

  /// Returns the last index below a count that starts at or before a position, or zero if there is
  /// none.
  @inline(__always)
  private static func lastIndex(
    below count: Int, at position: Double, _ start: (_ index: Int) -> Double
  ) -> Int {
    max(0, (0..<count).partitioningIndex { !(start($0) <= position) } - 1)
  }

  private static func sum(of values: [Double], _ range: Range<Int>, from start: Double = 0)
    -> Double
  {
    var sum = start
    for index in range { sum += values[index] }
    return sum
  }

  private func chunkSum(_ chunk: Int) -> Double {
    let start = Int(chunkIndices[chunk]) * chunkLength
    return Self.sum(of: differences, start..<start + chunkLength)
  }

  private func nodeSum(_ node: Int, level: Int) -> Double {
    let below = levels[level - 1]
    let first = below + node * Self.fanout
    return Self.sum(of: sums, first..<min(first + Self.fanout, levels[level]))
  }

  private mutating func store(_ difference: Double, at index: Int, in chunk: Int) {
    if isEmpty { allocateLevels() }
    if chunkIndices[chunk] < 0 {
      chunkIndices[chunk] = Int32(differences.count / chunkLength)
      differences.append(contentsOf: repeatElement(0, count: chunkLength))
    }
    differences[Int(chunkIndices[chunk]) * chunkLength + index % chunkLength] = difference
  }

  private mutating func allocateLevels() {
    var width = (count + chunkLength - 1) / chunkLength
    if width == 1 {
      chunkIndices = Self.onlyChunk
      levels = Self.onlyLevel
      sums = [0]
      differences = [Double](repeating: 0, count: chunkLength)
      return
    }
    chunkIndices = [Int32](repeating: -1, count: width)
    levels = [0]
    var length = width
    while width > Self.fanout {
      levels.append(length)
      width = (width + Self.fanout - 1) / Self.fanout
      length += width
    }
    sums = [Double](repeating: 0, count: length)
  }
}

extension OffsetTree {
  /// The invariant that does not hold, in words; `nil` if all hold.
  ///
  /// - Complexity: O(allocated differences + count / 64).
  func brokenInvariant() -> String? {
    var (allocated, positions) = (0, 0)
    for chunk in chunkIndices.indices where chunkIndices[chunk] >= 0 {
      let position = Int(chunkIndices[chunk])
      allocated += 1
      positions += position
      guard (position + 1) * chunkLength <= differences.count else {
        return "chunk \(chunk) of an offset tree lies behind its \(differences.count) differences"
      }
    }
    guard
      allocated * chunkLength == differences.count, positions == allocated * (allocated - 1) / 2
    else { return "chunks of an offset tree share differences" }
    for chunk in chunkIndices.indices {
      let expected = chunkIndices[chunk] >= 0 ? chunkSum(chunk) : 0
      guard Self.isSame(sums[chunk], expected) else {
        return "the sum of chunk \(chunk) of an offset tree is \(sums[chunk]), not \(expected)"
      }
    }
    for level in 1..<max(1, levels.count) {
      let end = level + 1 < levels.count ? levels[level + 1] : sums.count
      for node in 0..<end - levels[level] {
        let sum = sums[levels[level] + node]
        let expected = nodeSum(node, level: level)
        guard Self.isSame(sum, expected) else {
          return "the sum of node \(node) of level \(level) of an offset tree is \(sum), not "
            + "\(expected)"
        }
      }
    }
    return nil
  }

  private static func isSame(_ sum: Double, _ other: Double) -> Bool {
    sum == other || sum.isNaN && other.isNaN
  }
}
