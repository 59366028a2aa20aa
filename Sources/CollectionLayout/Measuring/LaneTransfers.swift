/// The effect of consecutive items on the ends of lanes, for blocks of items and for runs of
/// blocks.
///
/// An item starts at the largest end of its lanes, and all of them then end behind it. The ends
/// after a block are therefore the largest of several sums: the end of each lane before it, plus
/// the length of the longest way through the block. These lengths are a matrix, and the matrix of
/// two blocks is a product of theirs in which a sum replaces the product of numbers and the maximum
/// replaces the sum. If no item spans several lanes, only the diagonal is stored.
///
/// Blocks are the leaves of a binary tree whose other nodes have the products of their children, so
/// that the ends before any block follow from a matrix for each level, and a change of a block
/// concerns one node of each level.
struct LaneTransfers: Sendable {
  /// The number of items in a block.
  static let blockLength = 64
  /// The length of a way that does not exist.
  static let unreachable = -Double.infinity

  /// The number of lanes.
  let laneCount: Int
  /// A Boolean value that indicates whether only the diagonals are stored.
  let isDiagonal: Bool
  /// The numbers of a node.
  let stride: Int
  /// The numbers of the blocks, and then of the nodes of each level above.
  private(set) var numbers: [Double]
  /// The index of the first node of each level.
  private let levels: [Int]
  /// The number of nodes of each level.
  private let widths: [Int]

  /// Creates a tree without values.
  ///
  /// - Complexity: O(items / 64 · numbers of a node).
  init(itemCount: Int, laneCount: Int, isDiagonal: Bool) {
    self.laneCount = laneCount
    self.isDiagonal = isDiagonal
    stride = isDiagonal ? laneCount : laneCount * laneCount
    var width = (itemCount + Self.blockLength - 1) / Self.blockLength
    var nodes = 0
    var levels: [Int] = []
    var widths: [Int] = []
    while true {
      levels.append(nodes)
      widths.append(width)
      nodes += width
      if width <= 1 { break }
      width = (width + 1) / 2
    }
    self.levels = levels
    self.widths = widths
    numbers = [Double](repeating: 0, count: nodes * stride)
  }

  /// The number of blocks.
  var blockCount: Int { widths[0] }

  /// Writes the numbers of a block, without an update of the nodes above.
  @inline(__always)
  mutating func setBlock(
    _ block: Int, _ body: (_ numbers: UnsafeMutablePointer<Double>) -> Void
  ) {
    let start = block * stride
    numbers.withUnsafeMutableBufferPointer { body($0.baseAddress! + start) }
  }

  /// Updates the nodes above a range of blocks.
  ///
  /// - Complexity: O(blocks + log all blocks), times the cost of a product: O(K) or O(K³), where K
  ///   is the number of lanes.
  mutating func update(above blocks: Range<Int>) {
    guard !blocks.isEmpty else { return }
    var (first, last) = (blocks.lowerBound, blocks.upperBound - 1)
    let (levels, widths, stride, count) = (levels, widths, stride, laneCount)
    let isDiagonal = isDiagonal
    numbers.withUnsafeMutableBufferPointer { buffer in
      let base = buffer.baseAddress!
      for level in 1..<max(1, levels.count) {
        first /= 2
        last /= 2
        for node in first...last {
          let target = base + (levels[level] + node) * stride
          let left = base + (levels[level - 1] + 2 * node) * stride
          if 2 * node + 1 == widths[level - 1] {
            target.update(from: left, count: stride)
          } else {
            Self.multiply(left, left + stride, count, isDiagonal, into: target)
          }
        }
      }
    }
  }

  /// Moves the ends of lanes behind a node.
  ///
  /// - Parameters:
  ///   - ends: The ends, which change.
  ///   - scratch: Room for as many numbers.
  @inline(__always)
  private func apply(
    _ node: UnsafePointer<Double>, to ends: UnsafeMutablePointer<Double>,
    _ scratch: UnsafeMutablePointer<Double>
  ) {
    if isDiagonal {
      for lane in 0..<laneCount { ends[lane] += node[lane] }
      return
    }
    for to in 0..<laneCount {
      var end = Self.unreachable
      for from in 0..<laneCount { end = max(end, node[to * laneCount + from] + ends[from]) }
      scratch[to] = end
    }
    ends.update(from: scratch, count: laneCount)
  }

  /// Moves the ends of lanes behind a block.
  @inline(__always)
  func apply(
    block: Int, to ends: UnsafeMutablePointer<Double>, _ scratch: UnsafeMutablePointer<Double>
  ) {
    numbers.withUnsafeBufferPointer {
      apply($0.baseAddress! + block * stride, to: ends, scratch)
    }
  }

  /// Moves the ends of lanes from the start of the section to the start of a block, which may be
  /// the number of blocks.
  ///
  /// - Complexity: O(log blocks), times K or K², where K is the number of lanes.
  func advance(
    _ ends: UnsafeMutablePointer<Double>, toBlock block: Int,
    _ scratch: UnsafeMutablePointer<Double>
  ) {
    numbers.withUnsafeBufferPointer { numbers in
      guard let base = numbers.baseAddress else { return }
      var level = levels.count - 1
      if block >= blockCount { return apply(base + levels[level] * stride, to: ends, scratch) }
      while level > 0 {
        level -= 1
        let node = block >> level
        if node & 1 == 1 { apply(base + (levels[level] + node - 1) * stride, to: ends, scratch) }
      }
    }
  }

  /// Moves the ends of lanes from the start of the section to the start of the first block behind
  /// which any lane ends behind a position, or of the last block.
  ///
  /// - Returns: The block.
  /// - Complexity: The same as ``advance(_:toBlock:_:)``.
  func advance(
    _ ends: UnsafeMutablePointer<Double>, to position: Double,
    _ scratch: UnsafeMutablePointer<Double>
  ) -> Int {
    numbers.withUnsafeBufferPointer { numbers in
      guard let base = numbers.baseAddress else { return 0 }
      var level = levels.count - 1
      var node = 0
      while level > 0 {
        level -= 1
        node *= 2
        guard node + 1 < widths[level] else { continue }
        let left = base + (levels[level] + node) * stride
        if largestEnd(behind: left, ends) <= position {
          apply(left, to: ends, scratch)
          node += 1
        }
      }
      return node
    }
  }

  /// Returns the largest end of a lane behind a node.
  @inline(__always)
  private func largestEnd(
    behind node: UnsafePointer<Double>, _ ends: UnsafePointer<Double>
  ) -> Double {
    var largest = Self.unreachable
    if isDiagonal {
      for lane in 0..<laneCount { largest = max(largest, ends[lane] + node[lane]) }
    } else {
      for to in 0..<laneCount {
        for from in 0..<laneCount {
          largest = max(largest, node[to * laneCount + from] + ends[from])
        }
      }
    }
    return largest
  }

  /// Writes the product of a node and the next node.
  private static func multiply(
    _ first: UnsafePointer<Double>, _ second: UnsafePointer<Double>, _ count: Int,
    _ isDiagonal: Bool, into target: UnsafeMutablePointer<Double>
  ) {
    if isDiagonal {
      for lane in 0..<count { target[lane] = first[lane] + second[lane] }
      return
    }
    for to in 0..<count {
      let row = target + to * count
      for from in 0..<count { row[from] = unreachable }
      for middle in 0..<count {
        let length = second[to * count + middle]
        if length == unreachable { continue }
        let source = first + middle * count
        for from in 0..<count { row[from] = max(row[from], length + source[from]) }
      }
    }
  }
}

extension LaneTransfers {
  /// The invariant that does not hold, in words; `nil` if all hold.
  ///
  /// - Complexity: O(nodes), times the cost of a product.
  func brokenInvariant() -> String? {
    var other = self
    other.update(above: 0..<blockCount)
    return other.numbers == numbers
      ? nil : "the sums of lanes are not those of their blocks"
  }
}
