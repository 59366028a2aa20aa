/// The sizes of items that are measured one by one, and their positions if each item has a line of
/// its own.
///
/// Unmeasured items without an estimate of their own share one size, which may change at any time
/// without a cost. Frames depend neither on the order of measurements nor on their number.
struct FlowSizeTable: Sendable {
  /// The number of items.
  let count: Int
  /// The axis along which lines follow each other.
  let scrollAxis: LayoutAxis
  /// The spacing between consecutive lines.
  let lineSpacing: Double
  /// The measured sizes.
  private(set) var measured: MeasuredSizes
  /// The estimate of each item; empty if all items share one.
  private let estimates: [LayoutSize]
  /// The estimate that all items share.
  private let sharedEstimate: LayoutSize
  /// The shortest length across the scroll axis of any size so far.
  private(set) var shortest = Double.infinity
  /// The distance from the start of each known item's line to the next line, if it has a line of
  /// its own.
  private var steps: OffsetTree
  /// One for each measured item; empty if items have estimates of their own.
  private var measuredCounts: OffsetTree
  /// The widths and the heights of measured items.
  private var widths: OffsetTree
  private var heights: OffsetTree

  /// Creates a table without measurements.
  ///
  /// - Complexity: O(1); O(items) if each has an estimate of its own.
  init(_ items: LayoutFlowSection.Items, scrollAxis: LayoutAxis, lineSpacing: Double) {
    self.scrollAxis = scrollAxis
    self.lineSpacing = lineSpacing
    switch items {
    case .uniform(let size, let count):
      self.count = count
      sharedEstimate = size
      estimates = []
    case .sizes(let sizes):
      count = sizes.count
      sharedEstimate = LayoutSize()
      estimates = sizes
    }
    measured = MeasuredSizes(count: count)
    steps = OffsetTree(count: count)
    measuredCounts = steps
    widths = steps
    heights = steps
    guard !estimates.isEmpty else { return }
    for size in estimates { shortest = min(shortest, size[scrollAxis.perpendicular]) }
    steps.set(estimates.enumerated().map { (index: $0.offset, difference: step($0.element)) })
  }

  // MARK: - Sizes

  /// The size of unmeasured items without an estimate of their own: the average of the measured
  /// sizes, or the shared estimate until there is one (recorded: nine measured heights of 397
  /// points in total make every other item 44.111 points high).
  var common: LayoutSize {
    guard measured.measuredCount > 0 else { return sharedEstimate }
    let count = Double(measured.measuredCount)
    return LayoutSize(width: widths.total / count, height: heights.total / count)
  }

  /// The size of an item.
  func size(of item: Int) -> LayoutSize {
    let size = measured[item]
    if !size.isUnknown { return size }
    return estimates.isEmpty ? common : estimates[item]
  }

  /// The measured size of an item, or `nil` if it was not measured.
  func measuredSize(of item: Int) -> LayoutSize? {
    let size = measured[item]
    return size.isUnknown ? nil : size
  }

  /// A Boolean value that indicates whether any item has the common size.
  var hasUnknown: Bool { estimates.isEmpty && measured.measuredCount < count }

  /// The first item that has the common size, or the number of items if there is none.
  ///
  /// - Complexity: O(items / 64).
  var firstUnknown: Int { estimates.isEmpty ? measured.firstUnmeasured : count }

  // MARK: - Measuring

  /// Records the measured size of an item.
  ///
  /// - Complexity: O(log items).
  mutating func record(_ size: LayoutSize, for item: Int) {
    measured.record(size, for: item)
    widths[item] = size.width
    heights[item] = size.height
    shortest = min(shortest, size[scrollAxis.perpendicular])
    steps[item] = step(size)
    if estimates.isEmpty { measuredCounts[item] = 1 }
  }

  /// Records the sizes of the items that the section keeps in a change.
  ///
  /// - Parameters:
  ///   - other: The table before the change.
  ///   - change: The change that leads to this table's items, which are unmeasured.
  /// - Complexity: O(measured + removed + inserted + items / 64).
  mutating func record(_ other: FlowSizeTable, applying change: LayoutItemChange) {
    measured.record(other.measured, applying: change)
    var sizes: [(item: Int, size: LayoutSize)] = []
    sizes.reserveCapacity(measured.measuredCount)
    measured.forEachMeasured(in: 0..<count) { sizes.append(($0, $1)) }
    for (_, size) in sizes { shortest = min(shortest, size[scrollAxis.perpendicular]) }
    widths.set(sizes.map { (index: $0.item, difference: $0.size.width) })
    heights.set(sizes.map { (index: $0.item, difference: $0.size.height) })
    steps.set(sizes.map { (index: $0.item, difference: step($0.size)) })
    if estimates.isEmpty {
      measuredCounts.set(sizes.map { (index: $0.item, difference: 1) })
    }
  }

  /// Removes the measured size of an item, which has its estimate again.
  mutating func removeMeasurement(of item: Int) {
    guard measuredSize(of: item) != nil else { return }
    measured.record(.unknown, for: item)
    widths[item] = 0
    heights[item] = 0
    if estimates.isEmpty {
      steps[item] = 0
      measuredCounts[item] = 0
    } else {
      steps[item] = step(estimates[item])
    }
  }

  // MARK: - One item a line

  /// The distance from the start of an item's line to the next line.
  private func step(_ size: LayoutSize) -> Double { max(0, size[scrollAxis] + lineSpacing) }

  /// The position of an item if every item has a line of its own.
  ///
  /// - Complexity: O(log items).
  func position(of item: Int) -> Double {
    unknownSteps(before: item, of: step(common)) + steps.sum(before: item)
  }

  /// The sum of the steps of items with the common size before an item.
  private func unknownSteps(before item: Int, of step: Double) -> Double {
    estimates.isEmpty ? (Double(item) - measuredCounts.sum(before: item)) * step : 0
  }

  /// The last item at or before a position if every item has a line of its own, or the first item
  /// if all are behind it.
  ///
  /// - Complexity: O(log² items).
  func item(at position: Double) -> Int {
    let step = step(common)
    return steps.index(at: position) { unknownSteps(before: $0, of: step) }
  }
}

extension FlowSizeTable: FlowLineSizes {
  func stretchEnd(from item: Int) -> Int {
    guard estimates.isEmpty else { return item + 1 }
    let known = measured.firstMeasured(from: item)
    return known == item ? item + 1 : known
  }
}
