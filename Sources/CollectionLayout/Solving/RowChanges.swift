/// The difference between the actual and the estimated length of the subitems of a row that were
/// tried so far.
struct RowChanges {
  let axis: LayoutAxis
  let measurements: GroupMeasurements
  /// The number of items in each subitem of the list.
  let leafCounts: [Int]
  /// The position of the next item.
  var leaf: Int
  /// The differences of items with lengths of their own.
  private var change = 0.0
  private var uniformEstimates = 0.0
  private var largestEstimate = -Double.infinity
  private var largestMeasured = -Double.infinity
  private var measuredCount = 0
  /// The number of unmeasured occurrences of each subitem with a shared length, and their
  /// estimates.
  private var waiting: [(count: Int, estimate: Double)]

  init(axis: LayoutAxis, measurements: GroupMeasurements, leafCounts: [Int], leaf: Int) {
    self.axis = axis
    self.measurements = measurements
    self.leafCounts = leafCounts
    self.leaf = leaf
    waiting = leafCounts.map { _ in (0, 0) }
  }

  /// The difference from the estimated length of all subitems so far.
  ///
  /// An unmeasured subitem with a shared length counts with at least its estimate, so that a row is
  /// full at some point, even if the shared length is zero.
  var total: Double {
    var shared = Double(measuredCount) * largestMeasured
    if measuredCount == 0 { shared = 0 }
    for subitem in waiting where subitem.count > 0 {
      let length = measuredCount == 0 ? largestEstimate : max(largestMeasured, subitem.estimate)
      shared += Double(subitem.count) * length
    }
    return change + shared - uniformEstimates
  }

  /// Adds a subitem.
  mutating func add(_ item: LayoutSubitem, at listIndex: Int, estimate: Double) {
    defer { leaf += leafCounts[listIndex] }
    guard item[axis].isEstimated else { return }
    var measured: Double?
    if item.isItem { measured = measurements.length(ofLeaf: leaf, along: axis) }
    guard item[axis].isUniform else {
      if let measured { change += measured - estimate }
      return
    }
    uniformEstimates += estimate
    largestEstimate = max(largestEstimate, estimate)
    if let measured {
      measuredCount += 1
      largestMeasured = max(largestMeasured, measured)
    } else {
      waiting[listIndex].count += 1
      waiting[listIndex].estimate = estimate
    }
  }
}

extension GroupSolver {
  /// Returns the differences between measured and estimated lengths in a row, or `nil` if nothing
  /// was measured.
  ///
  /// A nested group counts with its estimate, and with the number of items that it contains without
  /// measured sizes.
  func rowChanges(
    of sequence: LayoutSequence, in inner: LayoutSize, from firstLeaf: Int
  ) -> RowChanges? {
    let axis = sequence.axis
    let isMeasured = measurements.map { $0.end > firstLeaf } ?? false
    guard
      (isMeasured && sequence.reflowsItems)
        || sequence.subitems.contains(where: { $0[axis].isUniform })
    else { return nil }
    var solver = self
    solver.measurements = nil
    solver.observer = nil
    var base: LayoutSize?
    let leafCounts = sequence.subitems.map { item in
      if item.isItem { return 1 }
      guard isMeasured else { return 0 }
      if base == nil {
        var room = inner
        let fit = solver.fit(of: sequence, in: inner, sizesToContent: false)
        room[axis] -= Double(max(1, fit.count) - 1) * sequence.interItemSpacing.minimum
        base = room
      }
      return solver.solve(item, in: base!).leaves.count
    }
    return RowChanges(
      axis: axis, measurements: measurements ?? GroupMeasurements(), leafCounts: leafCounts,
      leaf: firstLeaf)
  }
}
