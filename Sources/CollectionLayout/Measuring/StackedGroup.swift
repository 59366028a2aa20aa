/// A large group of a section with measured items. The differences between measured and expected
/// lengths are stored in trees.
final class StackedGroup: @unchecked Sendable {
  private let base: GroupShape
  private let stack: StackGrowth
  /// The measured sizes.
  private var sizes: MeasuredSizes
  /// The differences between actual and expected lengths of the subitems.
  private var sums: OffsetTree
  /// The lengths of the subitems across the axis; `nil` until an item was measured across it, or if
  /// the group does not depend on them.
  private var crosses: MaximumTree?

  /// The number of measured items.
  var measuredCount: Int { sizes.measuredCount }

  /// Creates a group without measurements.
  init(_ base: GroupShape, _ stack: StackGrowth) {
    self.base = base
    self.stack = stack
    sizes = MeasuredSizes(count: base.capacity)
    sums = OffsetTree(count: base.capacity)
  }

  private init(copying other: StackedGroup) {
    base = other.base
    stack = other.stack
    sizes = other.sizes
    sums = other.sums
    crosses = other.crosses
  }

  /// Returns a copy of the group.
  func copy() -> StackedGroup { StackedGroup(copying: self) }

  // MARK: - Measuring

  /// Records the measured size of an item.
  ///
  /// - Parameter size: The size; NaN along axes that were not measured.
  /// - Returns: A Boolean value that indicates whether any frame changed.
  /// - Complexity: O(log items); O(items) for the first item measured across the axis.
  func record(_ size: LayoutSize, forSlot slot: Int) -> Bool {
    let before = frameSize(ofSlot: slot)
    sizes.record(size, for: slot)
    let after = frameSize(ofSlot: slot)
    guard before != after else { return false }
    let (axis, cross) = (stack.axis, stack.axis.perpendicular)
    let expected = base.frames[slot].size
    if after[axis] != before[axis] { sums[slot] = after[axis] - expected[axis] }
    if stack.growsAcross, after[cross] != before[cross] {
      if crosses == nil {
        crosses = MaximumTree(
          (0..<base.capacity).map { stack.crossLengths[$0 % stack.crossLengths.count] })
      }
      crosses![slot] = stack.crossLength(
        ofSlot: slot, measured: after[cross], estimate: expected[cross])
    }
    return true
  }

  private func frameSize(ofSlot slot: Int) -> LayoutSize {
    var size = base.frames[slot].size
    let (known, measured) = (sizes[slot], stack.row(ofSlot: slot).measured)
    if !known.width.isNaN, measured.contains(.horizontal) { size.width = known.width }
    if !known.height.isNaN, measured.contains(.vertical) { size.height = known.height }
    return size
  }

  // MARK: - The group

  /// Returns the length of the group with its first items.
  ///
  /// - Complexity: O(log items).
  func length(held: Int) -> Double {
    let length = stack.growsAlong ? base.length + sums.total : base.length
    let trim = stack.trims[held - 1] + (sums.total - sums.sum(before: held))
    return trim > PixelGrid.roundingTolerance ? max(0, length - stack.insets - trim) : length
  }

  /// The length of the full group.
  var length: Double { stack.growsAlong ? base.length + sums.total : base.length }

  /// The length of the group across the axis.
  var crossLength: Double {
    guard let crosses else { return base.crossLength }
    return max(0, crosses.maximum, stack.longestBeyond)
  }

  /// The length across of an orthogonal section's row with this group alone.
  var rowLength: Double { stack.outerEdges.start + crossLength + stack.outerEdges.end }

  /// Returns the frame of an item in the group.
  ///
  /// - Complexity: O(log items).
  func frame(ofSlot slot: Int) -> LayoutRect {
    var frame = base.frames[slot]
    frame.origin[stack.axis] += sums.sum(before: slot)
    frame.size = frameSize(ofSlot: slot)
    return frame
  }

  /// Calls a closure with the items whose frames may lie between two positions, in order.
  ///
  /// - Complexity: O(log items) for each.
  @inline(__always)
  func forEachFrame(
    from low: Double, to high: Double, count: Int,
    _ body: (_ slot: Int, _ frame: LayoutRect) -> Void
  ) {
    let axis = stack.axis
    var slot = sums.index(at: low) { base.frames[$0].origin[axis] }
    while slot < count {
      let frame = frame(ofSlot: slot)
      guard frame.origin[axis] < high else { return }
      body(slot, frame)
      slot += 1
    }
  }
}

extension StackedGroup {
  /// The invariant that does not hold, in words; `nil` if all hold.
  ///
  /// - Complexity: O(items of allocated chunks + items / 64).
  func brokenInvariant() -> String? {
    // The sums are checked by themselves, at each of their changes.
    if let broken = sizes.brokenInvariant() { return broken }
    var broken: String?
    sizes.forEachMeasured(in: 0..<sizes.count) { slot, _ in
      let difference = frameSize(ofSlot: slot)[stack.axis] - base.frames[slot].size[stack.axis]
      if !sums[slot].agrees(with: difference), broken == nil {
        broken = "slot \(slot) of a large group moves the next by \(sums[slot]), not \(difference)"
      }
    }
    return broken
  }
}
