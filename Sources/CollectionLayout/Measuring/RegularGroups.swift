/// The groups of a section with the same number of items each, some of them measured.
///
/// It is a class so that its section reads it without copies of its storage.
final class RegularGroups: @unchecked Sendable {
  private let pattern: SectionPattern
  private let itemCount: Int
  /// The measured sizes of the section's items.
  private(set) var sizes: MeasuredSizes
  /// The number of groups.
  let count: Int
  /// The differences between the distance to the next group and the pattern's pitch.
  private var sums: OffsetTree
  /// The shapes of groups with measured items, unless their growth is known.
  private var shapes: SparseArray<GroupShape?>
  /// The number of groups with measured items.
  private var shapeCount = 0
  /// The measured sizes in large groups, which need no shape of their own.
  private var stacks: SparseArray<StackedGroup?>
  /// The number of times that a group was solved with measured sizes.
  private(set) var solveCount = 0

  init(_ pattern: SectionPattern, itemCount: Int) {
    self.pattern = pattern
    self.itemCount = itemCount
    count = pattern.showsItems(itemCount) ? pattern.groupCount(itemCount) : 0
    sizes = MeasuredSizes(count: itemCount)
    sums = OffsetTree(count: count)
    shapes = SparseArray(count: count, common: nil)
    stacks = SparseArray(count: count, common: nil)
  }

  private init(copying other: RegularGroups) {
    pattern = other.pattern
    itemCount = other.itemCount
    sizes = other.sizes
    count = other.count
    sums = other.sums
    shapes = other.shapes
    shapeCount = other.shapeCount
    stacks = other.stacks
    solveCount = other.solveCount
  }

  /// Returns a copy of the groups.
  func copy() -> RegularGroups { RegularGroups(copying: self) }

  /// Records the measured size of an item without an update of its group.
  @inline(__always)
  func record(_ size: LayoutSize, for item: Int) { sizes.record(size, for: item) }

  /// Records the lengths of all items along an axis, without an update of groups; NaN for items
  /// that keep theirs.
  ///
  /// - Returns: A Boolean value that indicates whether any length was recorded.
  func record(_ lengths: ArraySlice<Double>, along axis: LayoutAxis) -> Bool {
    let (axes, capacity) = (pattern.shape.axes, pattern.capacity)
    if capacity == 1 {
      return axes[0].contains(axis) && sizes.record(lengths, along: axis) { _ in true }
    }
    return sizes.record(lengths, along: axis) { axes[$0 % capacity].contains(axis) }
  }

  /// Records the sizes of the items that a section keeps in a change, without an update of groups.
  func record(_ other: MeasuredSizes, applying change: LayoutItemChange) {
    sizes.record(other, applying: change)
  }

  /// Returns the group at an index.
  ///
  /// - Complexity: O(log groups).
  @inline(__always)
  func resolvedGroup(at group: Int) -> ResolvedGroup {
    let held = min(pattern.capacity, itemCount - group * pattern.capacity)
    let offset = Double(group) * pattern.pitch + sums.sum(before: group)
    guard let row = pattern.singleItemGrowth else {
      if let stack = stacks[group] {
        return ResolvedGroup(
          index: group, firstItem: group * pattern.capacity, held: held, shape: pattern.shape,
          offset: offset, length: stack.length(held: held), stack: stack)
      }
      let shape = shapes[group] ?? pattern.shape
      return ResolvedGroup(
        index: group, firstItem: group * pattern.capacity, held: held, shape: shape,
        offset: offset, length: shape.partialLengths[held - 1])
    }
    let size = sizes[group]
    return ResolvedGroup(
      index: group, firstItem: group, held: held, shape: pattern.shape, offset: offset,
      length: length(of: row, size), itemSize: size)
  }

  /// The end of the last group, relative to the start of the first one.
  ///
  /// - Complexity: O(log groups).
  var end: Double {
    let group = count - 1
    let offset = Double(group) * pattern.pitch + sums.sum(before: group)
    if let growth = pattern.singleItemGrowth { return offset + length(of: growth, sizes[group]) }
    let held = itemCount - group * pattern.capacity
    if let stack = stacks[group] { return offset + stack.length(held: held) }
    return offset + (shapes[group] ?? pattern.shape).partialLengths[held - 1]
  }

  /// Returns the index of the last group at or before a position, relative to the first group.
  ///
  /// - Complexity: O(log groups).
  @inline(__always)
  func group(at position: Double) -> Int {
    sums.index(at: position) { Double($0) * pattern.pitch }
  }

  /// Updates the group of an item after it was measured.
  ///
  /// - Returns: A Boolean value that indicates whether the group changed its shape.
  /// - Complexity: O(log groups + size of a group); O(log groups + log size) for a large group of
  ///   single items.
  func update(afterMeasuring item: Int, _ size: LayoutSize, previous: LayoutSize) -> Bool {
    if pattern.stackGrowth != nil { return recordInStack(size, forItem: item) }
    let group = item / pattern.capacity
    if let row = pattern.singleItemGrowth {
      let estimate = pattern.shape.frames[0].size
      let isSame =
        (size.width.isNaN ? estimate.width : size.width)
        == (previous.width.isNaN ? estimate.width : previous.width)
        && (size.height.isNaN ? estimate.height : size.height)
          == (previous.height.isNaN ? estimate.height : previous.height)
      guard !isSame else { return false }
      if row.growing.contains(pattern.stackAxis) {
        sums[group] = push(pattern.shape.length, fullLength(of: row, size))
      }
      return true
    }
    let before = shapes[group] ?? pattern.shape
    let after = shape(ofGroup: group)
    solveCount += 1
    if after != nil || !shapes.isEmpty {
      shapeCount += (after == nil ? 0 : 1) - (shapes[group] == nil ? 0 : 1)
      shapes[group] = after
    }
    let now = after ?? pattern.shape
    guard !now.isSame(as: before) else { return false }
    let difference = push(pattern.shape.length, now.length)
    if !sums.isEmpty || difference != 0 { sums[group] = difference }
    return true
  }

  /// Records the measured size of an item in a large group.
  private func recordInStack(_ size: LayoutSize, forItem item: Int) -> Bool {
    let group = item / pattern.capacity
    var stack = stacks[group] ?? StackedGroup(pattern.shape, pattern.stackGrowth!)
    // Without the array's reference, the group is copied only if another layout shares it.
    if stacks[group] != nil {
      stacks[group] = nil
      shapeCount -= 1
    }
    if !isKnownUniquelyReferenced(&stack) { stack = stack.copy() }
    let moved = stack.record(size, forSlot: item % pattern.capacity)
    if stack.measuredCount > 0 {
      stacks[group] = stack
      shapeCount += 1
    }
    if moved {
      let difference = push(
        pattern.shape.length, stack.measuredCount > 0 ? stack.length : pattern.shape.length)
      if !sums.isEmpty || difference != 0 { sums[group] = difference }
    }
    return moved
  }

  /// Updates all groups after many items were measured.
  ///
  /// - Complexity: O(measured items + size of their groups + groups / 64).
  func updateAll() {
    sums.removeAll()
    shapes = SparseArray(count: count, common: nil)
    shapeCount = 0
    stacks = SparseArray(count: count, common: nil)
    if pattern.stackGrowth != nil {
      sizes.forEachMeasured(in: 0..<itemCount) { item, size in
        _ = recordInStack(size, forItem: item)
      }
      return
    }
    let expected = pattern.shape.length
    if let row = pattern.singleItemGrowth {
      sums.set { store in
        sizes.forEachMeasured(in: 0..<itemCount) { item, size in
          store(item, push(expected, fullLength(of: row, size)))
        }
      }
      return
    }
    var last = -1
    sums.set { store in
      sizes.forEachMeasured(in: 0..<itemCount) { item, _ in
        let group = item / pattern.capacity
        guard group != last else { return }
        last = group
        let shape = shape(ofGroup: group) ?? pattern.shape
        solveCount += 1
        shapes[group] = shape
        shapeCount += 1
        store(group, push(expected, shape.length))
      }
    }
  }

  /// Returns the largest length of a group across the stack axis, and of a row with that group
  /// alone.
  ///
  /// - Complexity: O(measured groups + groups / 64).
  func largestCross(isWholly measured: Bool) -> (group: Double, row: Double) {
    let cross = pattern.stackAxis.perpendicular
    let base = pattern.shape
    var group = measured ? -Double.infinity : base.crossLength
    var row = measured ? -Double.infinity : base.rowLength
    if let plain = pattern.singleItemGrowth {
      guard plain.growing.contains(cross) else { return (base.crossLength, base.rowLength) }
      var longest = -Double.infinity
      sizes.forEachMeasured(in: 0..<itemCount) { _, size in
        if !size[cross].isNaN { longest = max(longest, size[cross]) }
      }
      guard longest.isFinite else { return (base.crossLength, base.rowLength) }
      let growth = longest - base.frames[0].size[cross]
      return (max(group, base.crossLength + growth), max(row, base.rowLength + growth))
    }
    shapes.forEachAllocated(in: 0..<count) { _, shape in
      guard let shape else { return }
      group = max(group, shape.crossLength)
      row = max(row, shape.rowLength)
    }
    stacks.forEachAllocated(in: 0..<count) { _, stack in
      guard let stack else { return }
      group = max(group, stack.crossLength)
      row = max(row, stack.rowLength)
    }
    return group.isFinite ? (group, row) : (base.crossLength, base.rowLength)
  }

  /// Returns the measured lengths of a group; NaN along axes without one.
  func measuredLengths(ofGroup group: Int) -> LayoutSize {
    shapes[group]?.measuredLengths(along: pattern.stackAxis) ?? .unknown
  }

  /// The largest measured lengths of the groups; NaN along axes without one.
  ///
  /// - Complexity: O(measured groups + groups / 64).
  var largestMeasured: LayoutSize {
    var largest = LayoutSize.unknown
    shapes.forEachAllocated(in: 0..<count) { _, shape in
      if let shape { largest.grow(to: shape.measuredLengths(along: pattern.stackAxis)) }
    }
    return largest
  }

  /// Returns a Boolean value that indicates whether every group was measured.
  func isWhollyMeasured(measuredItems: Int) -> Bool {
    pattern.singleItemGrowth != nil ? measuredItems == itemCount : shapeCount == count
  }

  /// Returns the length of a group across the stack axis.
  func crossLength(ofGroup group: Int) -> Double {
    guard let plain = pattern.singleItemGrowth else {
      return stacks[group]?.crossLength ?? (shapes[group] ?? pattern.shape).crossLength
    }
    let cross = pattern.stackAxis.perpendicular
    let size = sizes[group][cross]
    let length = pattern.shape.crossLength
    guard plain.growing.contains(cross), !size.isNaN else { return length }
    return length + (size - pattern.shape.frames[0].size[cross])
  }

  /// Returns the difference that a group's length makes to the position of the next group.
  private func push(_ expected: Double, _ length: Double) -> Double {
    length == expected ? 0 : max(0, length + pattern.gap) - pattern.pitch
  }

  /// Returns the length of a group with a single item as the last group of its section.
  private func length(of row: SingleItemGrowth, _ size: LayoutSize) -> Double {
    length(of: row, size, expected: pattern.shape.partialLengths[0])
  }

  /// Returns the length of a group with a single item, with the room for the subitems that have no
  /// item: a group of many occurrences has them if its section contains only one item.
  private func fullLength(of row: SingleItemGrowth, _ size: LayoutSize) -> Double {
    length(of: row, size, expected: pattern.shape.length)
  }

  @inline(__always)
  private func length(
    of row: SingleItemGrowth, _ size: LayoutSize, expected: Double
  ) -> Double {
    let stack = pattern.stackAxis
    guard row.growing.contains(stack), !size[stack].isNaN else { return expected }
    return expected + (size[stack] - pattern.shape.frames[0].size[stack])
  }

  /// Returns the shape of a group with its measured sizes, or `nil` if no item was measured.
  private func shape(ofGroup group: Int) -> GroupShape? {
    let first = group * pattern.capacity
    let measurements = ReflowedRows.measurements(
      first..<min(itemCount, first + pattern.capacity), sizes)
    guard !measurements.isEmpty else { return nil }
    return GroupShape(pattern.context.solve(measurements: measurements), in: pattern.context)
  }
}

extension RegularGroups {
  /// The number of elements that the invariants visit.
  var storedCount: Int { sizes.measuredCount + sums.allocatedCount + count / 64 }

  /// The invariant that does not hold, in words; `nil` if all hold.
  ///
  /// - Complexity: O(measured items + groups / 64).
  func brokenInvariant() -> String? {
    // The sums are checked by themselves, at each of their changes.
    if let broken = sizes.brokenInvariant() { return broken }
    var (measured, total) = (0, 0.0)
    var broken: String?
    func check(_ group: Int, _ length: Double) {
      measured += 1
      let difference = push(pattern.shape.length, length)
      total += difference
      if !sums[group].agrees(with: difference), broken == nil {
        broken = "group \(group) moves the next one by \(sums[group]), not \(difference)"
      }
    }
    if let row = pattern.singleItemGrowth {
      sizes.forEachMeasured(in: 0..<itemCount) { check($0, fullLength(of: row, $1)) }
    } else {
      shapes.forEachAllocated(in: 0..<count) { if let shape = $1 { check($0, shape.length) } }
      stacks.forEachAllocated(in: 0..<count) { group, stack in
        guard let stack else { return }
        check(group, stack.length)
        if broken == nil { broken = stack.brokenInvariant() }
      }
      if measured != shapeCount, broken == nil {
        broken = "\(measured) measured groups are counted as \(shapeCount)"
      }
    }
    // The sums are added in another order.
    let tolerance = 1e-9 * (abs(total) + Double(measured) * abs(pattern.pitch) + 1)
    if broken == nil, abs(sums.total - total) > tolerance {
      broken = "groups without measured items move the next ones by \(sums.total - total)"
    }
    return broken
  }
}
