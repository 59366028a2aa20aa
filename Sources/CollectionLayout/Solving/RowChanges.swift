/// How much longer or shorter than estimated those subitems of a row are that were tried so far.
struct RowChanges {
  let axis: LayoutAxis
  let measures: GroupMeasures
  /// How many items each subitem of the list holds.
  let leafCounts: [Int]
  /// The place of the next item.
  var leaf: Int
  /// The changes of items that keep their own lengths.
  private var change = 0.0
  private var uniformCount = 0
  private var uniformEstimates = 0.0
  private var largestEstimate = -Double.infinity
  private var largestMeasured = -Double.infinity

  init(axis: LayoutAxis, measures: GroupMeasures, leafCounts: [Int], leaf: Int) {
    self.axis = axis
    self.measures = measures
    self.leafCounts = leafCounts
    self.leaf = leaf
  }

  /// What to add to the length that was estimated of all subitems so far.
  var total: Double {
    guard uniformCount > 0 else { return change }
    let length = largestMeasured.isFinite ? largestMeasured : largestEstimate
    return change + Double(uniformCount) * length - uniformEstimates
  }

  /// Counts one more subitem.
  mutating func add(_ item: LayoutItem, at listIndex: Int, estimate: Double) {
    defer { leaf += leafCounts[listIndex] }
    guard item[axis].isEstimated else { return }
    var measured: Double?
    if case .item = item.content { measured = measures.length(ofLeaf: leaf, along: axis) }
    guard item[axis].isUniform else {
      if let measured { change += measured - estimate }
      return
    }
    uniformCount += 1
    uniformEstimates += estimate
    largestEstimate = max(largestEstimate, estimate)
    if let measured { largestMeasured = max(largestMeasured, measured) }
  }
}

extension GroupSolver {
  /// What is known better than by estimates of the subitems of a row; nil where nothing is.
  ///
  /// A nested group counts with its estimate, and with the items that it holds as long as nothing is
  /// measured.
  func rowChanges(
    of group: LayoutGroup, in inner: LayoutSize, from firstLeaf: Int
  ) -> RowChanges? {
    let axis = group.axis
    let isMeasured = measures.map { $0.end > firstLeaf } ?? false
    guard
      (isMeasured && group.packsItems) || group.subitems.contains(where: { $0[axis].isUniform })
    else { return nil }
    var solver = self
    solver.measures = nil
    solver.observer = nil
    var base: LayoutSize?
    let leafCounts = group.subitems.map { item in
      if case .item = item.content { return 1 }
      guard isMeasured else { return 0 }
      if base == nil {
        var room = inner
        let fit = solver.fit(of: group, in: inner, isElastic: false)
        room[axis] -= Double(max(1, fit.count) - 1) * group.interItemSpacing.minimum
        base = room
      }
      return solver.solve(item, in: base!).leaves.count
    }
    return RowChanges(
      axis: axis, measures: measures ?? GroupMeasures(), leafCounts: leafCounts, leaf: firstLeaf)
  }
}
