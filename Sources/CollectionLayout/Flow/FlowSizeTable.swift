/// The sizes of items that are measured one by one, and where each item would begin if every item had a
/// line of its own.
///
/// Items that are not known take the size that all of those share, which may change at any time without
/// a cost. What is known lies in blocks of 64 items that are allocated at first use. Neither the order
/// of measurements nor their number can be seen in a frame.
struct FlowSizeTable: Sendable {
  private static let width = 64

  /// What is known of 64 items that follow each other.
  private struct Block: Sendable {
    /// Empty while nothing is known.
    var sizes: [LayoutSize] = []
    /// A bit for each item whose size is known.
    var known: UInt64 = 0
    /// A bit for each item that was measured.
    var measured: UInt64 = 0
  }

  /// How many items there are.
  let count: Int
  /// The axis along which lines follow each other.
  let scrollAxis: LayoutAxis
  /// The room between two lines.
  let lineSpacing: Double
  /// How many items were measured.
  private(set) var measuredCount = 0
  /// How many items are known: measured, or with an estimate of their own.
  private var knownCount = 0
  /// The shortest known length across the scroll axis, ever.
  private(set) var shortest = Double.infinity
  /// The size that unknown items are estimated at.
  private let estimate: LayoutSize
  private var blocks: [Block]
  /// From the beginning of each known item's line to the next, if it has a line of its own.
  private var steps: OffsetTree
  /// One for each known item.
  private var knowns: OffsetTree
  /// The widths and the heights of measured items.
  private var widths: OffsetTree
  private var heights: OffsetTree

  /// A table in which nothing is measured.
  ///
  /// - Complexity: O(items / 64); O(items) where each has an estimate of its own.
  init(_ items: LayoutFlowSection.Items, scrollAxis: LayoutAxis, lineSpacing: Double) {
    self.scrollAxis = scrollAxis
    self.lineSpacing = lineSpacing
    var own: [LayoutSize] = []
    switch items {
    case .uniform(let size, let count):
      self.count = count
      estimate = size
    case .sizes(let sizes):
      count = sizes.count
      estimate = LayoutSize()
      own = sizes
    }
    blocks = [Block](repeating: Block(), count: (count + Self.width - 1) / Self.width)
    steps = OffsetTree(count: count)
    knowns = steps
    widths = steps
    heights = steps
    if !own.isEmpty { fill(with: own) }
  }

  private mutating func fill(with sizes: [LayoutSize]) {
    for index in blocks.indices {
      let first = index * Self.width
      let held = min(Self.width, count - first)
      blocks[index].sizes = Array(sizes[first..<first + held])
      blocks[index].known = held == Self.width ? .max : (1 << UInt64(held)) - 1
    }
    knownCount = count
    for size in sizes { shortest = min(shortest, size[scrollAxis.perpendicular]) }
    steps.set(sizes.enumerated().map { (index: $0.offset, difference: step($0.element)) })
    knowns.set(sizes.indices.map { (index: $0, difference: 1) })
  }

  // MARK: - Sizes

  /// The size of all unknown items: the average of what was measured, or the estimate until then
  /// (recorded: nine measured heights of 397 together make 44.111 of each other one).
  var common: LayoutSize {
    guard measuredCount > 0 else { return estimate }
    let count = Double(measuredCount)
    return LayoutSize(width: widths.total / count, height: heights.total / count)
  }

  /// The size of an item, as far as it is known.
  func size(of item: Int) -> LayoutSize {
    let block = blocks[item / Self.width]
    let bit = item % Self.width
    return block.known >> UInt64(bit) & 1 == 1 ? block.sizes[bit] : common
  }

  /// The measured size of an item; nil where it was not measured.
  func measuredSize(of item: Int) -> LayoutSize? {
    let block = blocks[item / Self.width]
    let bit = item % Self.width
    return block.measured >> UInt64(bit) & 1 == 1 ? block.sizes[bit] : nil
  }

  /// The first known item at or after one; the number of items if there is none.
  ///
  /// - Complexity: O(blocks without a known item).
  func nextKnown(from item: Int) -> Int {
    next(from: item) { blocks[$0].known }
  }

  /// Whether there is an item that is not known.
  var hasUnknown: Bool { knownCount < count }

  /// The first unknown item; the number of items if there is none.
  ///
  /// - Complexity: O(items / 64).
  var firstUnknown: Int { next(from: 0) { ~blocks[$0].known } }

  /// Calls a closure with every measured item, in order.
  ///
  /// - Complexity: O(items / 64 + measured items).
  func forEachMeasurement(_ body: (_ item: Int, _ size: LayoutSize) -> Void) {
    var item = next(from: 0) { blocks[$0].measured }
    while item < count {
      body(item, blocks[item / Self.width].sizes[item % Self.width])
      item = next(from: item + 1) { blocks[$0].measured }
    }
  }

  /// The first item at or after one whose bit is set.
  @inline(__always)
  private func next(from item: Int, _ bits: (_ block: Int) -> UInt64) -> Int {
    guard item < count else { return count }
    var index = item / Self.width
    var mask = bits(index) & (.max << UInt64(item % Self.width))
    while mask == 0 {
      index += 1
      guard index < blocks.count else { return count }
      mask = bits(index)
    }
    return min(count, index * Self.width + mask.trailingZeroBitCount)
  }

  // MARK: - Measuring

  /// Notes what an item was measured at.
  ///
  /// - Complexity: O(log items).
  mutating func measure(_ size: LayoutSize, of item: Int) {
    if measuredSize(of: item) == nil { measuredCount += 1 }
    widths[item] = size.width
    heights[item] = size.height
    write(size, at: item, isMeasured: true)
  }

  /// Forgets what an item was measured at.
  ///
  /// - Parameter own: the item's own estimate, if it has one.
  mutating func forget(_ item: Int, own: LayoutSize?) {
    guard measuredSize(of: item) != nil else { return }
    measuredCount -= 1
    widths[item] = 0
    heights[item] = 0
    write(own, at: item, isMeasured: false)
  }

  private mutating func write(_ size: LayoutSize?, at item: Int, isMeasured: Bool) {
    let index = item / Self.width
    let bit = item % Self.width
    let mask: UInt64 = 1 << UInt64(bit)
    let wasKnown = blocks[index].known & mask != 0
    if blocks[index].sizes.isEmpty {
      blocks[index].sizes = [LayoutSize](
        repeating: LayoutSize(), count: min(Self.width, count - index * Self.width))
    }
    if let size {
      blocks[index].sizes[bit] = size
      blocks[index].known |= mask
      shortest = min(shortest, size[scrollAxis.perpendicular])
      steps[item] = step(size)
    } else {
      blocks[index].known &= ~mask
      steps[item] = 0
    }
    if isMeasured { blocks[index].measured |= mask } else { blocks[index].measured &= ~mask }
    guard wasKnown != (size != nil) else { return }
    knowns[item] = size == nil ? 0 : 1
    knownCount += size == nil ? -1 : 1
  }

  // MARK: - One item a line

  /// From the beginning of an item's line to that of the next.
  private func step(_ size: LayoutSize) -> Double { max(0, size[scrollAxis] + lineSpacing) }

  /// Where an item begins if every item has a line of its own.
  ///
  /// - Complexity: O(log items).
  func position(of item: Int) -> Double {
    unknownSteps(before: item, of: step(common)) + steps.sum(before: item)
  }

  /// What the unknown items before an item add up to.
  private func unknownSteps(before item: Int, of step: Double) -> Double {
    (Double(item) - knowns.sum(before: item)) * step
  }

  /// The last item that begins at or before a position, if every item has a line of its own; the first
  /// one if all begin after it.
  ///
  /// - Complexity: O(log² items).
  func item(at position: Double) -> Int {
    let step = step(common)
    return steps.index(at: position) { unknownSteps(before: $0, of: step) }
  }
}

/// Items that are broken into lines of several.
extension FlowSizeTable: FlowLineSizes {
  func stretchEnd(from item: Int) -> Int {
    let known = nextKnown(from: item)
    return known == item ? item + 1 : known
  }
}
