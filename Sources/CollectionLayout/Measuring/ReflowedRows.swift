/// The groups of a section whose measured sizes determine the number of items in a group: rows that
/// are filled with items of estimated widths.
///
/// Rows without a measured item contain as many items as in the pattern, and are not stored. The
/// others are, in order. A measurement changes the row of its item, the row before it, where the
/// item may now fit, and the positions of the rows behind it.
struct ReflowedRows: Sendable {
  /// A row with a shape of its own.
  private struct Row {
    let firstItem: Int
    let held: Int
    let group: Int
    let offset: Double
    let shape: GroupShape
    /// The number of supplementary items of each kind in the rows before.
    let supplementsBefore: [Int]

    func isSame(as other: Row) -> Bool {
      firstItem == other.firstItem && offset == other.offset
        && (shape === other.shape || shape.isSame(as: other.shape))
    }
  }

  /// The start of rows without measured items.
  private struct Anchor {
    var item = 0
    var group = 0
    var offset = 0.0
    var supplements: [Int]
  }

  private let pattern: SectionPattern
  private let itemCount: Int
  private var rows: [Row] = []
  /// The kinds of supplementary items of items and groups.
  private let kinds: [LayoutElementKind]
  /// The number of each kind in a row without measured items.
  private let supplementsPerRow: [Int]

  init(_ pattern: SectionPattern, itemCount: Int) {
    self.pattern = pattern
    self.itemCount = itemCount
    kinds = pattern.context.item.supplementaryKinds
    supplementsPerRow = kinds.map { pattern.shape.supplements.count(ofKind: $0, held: .max) }
  }

  /// The number of groups.
  var count: Int {
    let anchor = anchor(behind: rows.count - 1)
    return anchor.group + (itemCount - anchor.item + pattern.capacity - 1) / pattern.capacity
  }

  // MARK: - Finding a group

  /// Returns the group at an index.
  ///
  /// - Complexity: O(log m), where m is the number of rows with measured items.
  func resolvedGroup(at group: Int) -> ResolvedGroup {
    let index = lastRow { $0.group <= group }
    if index >= 0, rows[index].group == group { return resolved(of: rows[index]) }
    let anchor = anchor(behind: index)
    return resolved(anchor, group - anchor.group)
  }

  /// Returns the group that contains an item.
  ///
  /// - Complexity: O(log m), where m is the number of rows with measured items.
  func resolvedGroup(containing item: Int) -> ResolvedGroup {
    let index = lastRow { $0.firstItem <= item }
    if index >= 0, item < rows[index].firstItem + rows[index].held {
      return resolved(of: rows[index])
    }
    let anchor = anchor(behind: index)
    return resolved(anchor, (item - anchor.item) / pattern.capacity)
  }

  /// Returns the index of the last group at or before a position, relative to the first group.
  ///
  /// - Complexity: O(log m), where m is the number of rows with measured items.
  func group(at position: Double) -> Int {
    let index = lastRow { $0.offset <= position }
    let anchor = anchor(behind: index)
    let next = index + 1 < rows.count ? rows[index + 1].group : count
    guard anchor.group < next, anchor.offset <= position else {
      return index < 0 ? 0 : rows[index].group
    }
    guard pattern.pitch > 0 else { return next - 1 }
    let steps = (position - anchor.offset) / pattern.pitch
    return anchor.group + Int(steps, upTo: next - 1 - anchor.group)
  }

  private func resolved(of row: Row) -> ResolvedGroup {
    ResolvedGroup(
      index: row.group, firstItem: row.firstItem, held: row.held, shape: row.shape,
      offset: row.offset, length: row.shape.partialLengths[row.held - 1])
  }

  private func resolved(_ anchor: Anchor, _ steps: Int) -> ResolvedGroup {
    let first = anchor.item + steps * pattern.capacity
    let held = min(pattern.capacity, itemCount - first)
    return ResolvedGroup(
      index: anchor.group + steps, firstItem: first, held: held, shape: pattern.shape,
      offset: anchor.offset + Double(steps) * pattern.pitch,
      length: pattern.shape.partialLengths[held - 1])
  }

  /// Returns the start of the rows behind a stored one; pass -1 for the start of the section.
  private func anchor(behind index: Int) -> Anchor {
    guard index >= 0 else { return Anchor(supplements: kinds.map { _ in 0 }) }
    let row = rows[index]
    var supplements = row.supplementsBefore
    for (number, kind) in kinds.enumerated() {
      supplements[number] += row.shape.supplements.count(ofKind: kind, held: row.held)
    }
    return Anchor(
      item: row.firstItem + row.held, group: row.group + 1,
      offset: row.offset + max(0, row.shape.length + pattern.gap), supplements: supplements)
  }

  /// Returns the last stored row of those at the start that satisfy a predicate, or -1 if there is
  /// none.
  private func lastRow(where holds: (Row) -> Bool) -> Int {
    rows.indices.partitioningIndex { !holds(rows[$0]) } - 1
  }

  // MARK: - Supplementary items

  /// Returns the number of supplementary items of a kind in the groups before an index.
  func supplements(ofKind kind: LayoutElementKind, before group: Int) -> Int {
    guard let number = kinds.firstIndex(of: kind) else { return 0 }
    let index = lastRow { $0.group <= group }
    if index >= 0, rows[index].group == group { return rows[index].supplementsBefore[number] }
    let anchor = anchor(behind: index)
    return anchor.supplements[number] + (group - anchor.group) * supplementsPerRow[number]
  }

  /// Returns the group with the supplementary item of a kind at an index, and its index among the
  /// items of the kind in the group, or `nil` if it does not exist.
  func group(ofSupplement kind: LayoutElementKind, _ index: Int) -> (group: Int, ordinal: Int)? {
    guard let number = kinds.firstIndex(of: kind) else { return nil }
    let found = lastRow { $0.supplementsBefore[number] <= index }
    if found >= 0 {
      let row = rows[found]
      let ordinal = index - row.supplementsBefore[number]
      if ordinal < row.shape.supplements.count(ofKind: kind, held: row.held) {
        return (row.group, ordinal)
      }
    }
    let anchor = anchor(behind: found)
    let perRow = supplementsPerRow[number]
    guard perRow > 0 else { return nil }
    let left = index - anchor.supplements[number]
    let group = anchor.group + left / perRow
    let next = found + 1 < rows.count ? rows[found + 1].group : count
    return group < next ? (group, left % perRow) : nil
  }

  // MARK: - Measuring

  /// Updates the rows after an item was measured.
  ///
  /// - Returns: A Boolean value that indicates whether any group changed its shape or its position.
  /// - Complexity: O(size of a group), plus arithmetic for each stored row behind.
  mutating func update(afterMeasuring item: Int, _ sizes: MeasuredSizes) -> Bool {
    let containing = resolvedGroup(containing: item)
    let start = containing.index > 0 ? resolvedGroup(at: containing.index - 1) : containing
    return reflow(from: start.firstItem, sizes, changed: item)
  }

  /// Updates the rows after many items were measured.
  ///
  /// - Complexity: O(measured items, size of their groups, items / 64).
  mutating func update(with sizes: MeasuredSizes) {
    rows = []
    _ = reflow(from: 0, sizes, changed: itemCount)
  }

  /// Breaks rows again, from an item that starts one. Rows behind the changed item that start at
  /// the same item keep their shape.
  ///
  /// - Returns: A Boolean value that indicates whether any row changed its shape or its position.
  private mutating func reflow(
    from start: Int, _ sizes: MeasuredSizes, changed: Int
  ) -> Bool {
    let capacity = pattern.capacity
    let kept = lastRow { $0.firstItem < start } + 1
    let old = Array(rows[kept...])
    var reusable = 0
    rows.removeSubrange(kept...)
    var anchor = anchor(behind: kept - 1)
    var steps = (start - anchor.item) / capacity
    while true {
      let measured = sizes.firstMeasured(from: anchor.item + steps * capacity)
      guard measured < itemCount else { break }
      // Only a row with a measured item, or with one right behind it, can differ from the pattern.
      let least = max(0, measured - capacity - anchor.item)
      steps = max(steps, (least + capacity - 1) / capacity)
      let first = anchor.item + steps * capacity
      while reusable < old.count, old[reusable].firstItem < first { reusable += 1 }
      let shape: GroupShape
      if first > changed, reusable < old.count, old[reusable].firstItem == first {
        shape = old[reusable].shape
      } else {
        shape = self.shape(from: first, sizes)
      }
      let held = min(shape.capacity, itemCount - first)
      if first + held <= measured, held == capacity, shape.isSame(as: pattern.shape) {
        steps += 1
        continue
      }
      rows.append(
        Row(
          firstItem: first, held: held, group: anchor.group + steps,
          offset: anchor.offset + Double(steps) * pattern.pitch, shape: shape,
          supplementsBefore: kinds.indices.map {
            anchor.supplements[$0] + steps * supplementsPerRow[$0]
          }))
      anchor = self.anchor(behind: rows.count - 1)
      steps = 0
      if anchor.item >= itemCount { break }
    }
    return !rows[kept...].elementsEqual(old) { $0.isSame(as: $1) }
  }

  /// Returns the shape of the row that starts with an item.
  private func shape(from first: Int, _ sizes: MeasuredSizes) -> GroupShape {
    var window = 2 * pattern.capacity + 2
    while true {
      let measurements = Self.measurements(first..<min(itemCount, first + window), sizes)
      let shape = GroupShape(pattern.context.solve(measurements: measurements), in: pattern.context)
      if shape.capacity < window || first + window >= itemCount {
        return shape.capacity > 0 ? shape : pattern.shape
      }
      window *= 2
    }
  }

  /// Returns the measured sizes of some items, by their positions relative to the first.
  static func measurements(_ items: Range<Int>, _ sizes: MeasuredSizes)
    -> GroupMeasurements
  {
    var measurements = GroupMeasurements()
    sizes.forEachMeasured(in: items) { item, size in
      measurements.append(size, ofLeaf: item - items.lowerBound)
    }
    return measurements
  }

  /// The largest measured lengths of the groups; NaN along axes without one.
  ///
  /// - Complexity: O(stored rows).
  var largestMeasured: LayoutSize {
    var largest = LayoutSize.unknown
    for row in rows { largest.grow(to: row.shape.measuredLengths(along: pattern.stackAxis)) }
    return largest
  }

  // MARK: - Across

  /// A Boolean value that indicates whether every row has a measured item.
  var isWhollyMeasured: Bool { rows.count == count }

  /// The largest length of a group across the stack axis, and of a row with that group alone.
  var largestCross: (group: Double, row: Double) {
    let base = pattern.shape
    var group = isWhollyMeasured ? -Double.infinity : base.crossLength
    var length = isWhollyMeasured ? -Double.infinity : base.rowLength
    for row in rows {
      group = max(group, row.shape.crossLength)
      length = max(length, row.shape.rowLength)
    }
    return (group, length)
  }
}

extension ReflowedRows {
  /// The number of stored rows.
  var storedCount: Int { rows.count }

  /// The invariant that does not hold, in words; `nil` if all hold.
  ///
  /// - Complexity: O(stored rows).
  func brokenInvariant() -> String? {
    for index in rows.indices {
      let (row, before) = (rows[index], anchor(behind: index - 1))
      let steps = row.group - before.group
      guard steps >= 0, row.firstItem == before.item + steps * pattern.capacity else {
        return "row \(row.group) starts with item \(row.firstItem), \(steps) rows behind item "
          + "\(before.item)"
      }
      guard row.held > 0, row.firstItem + row.held <= itemCount else {
        return "row \(row.group) ends behind the last of \(itemCount) items"
      }
      let offset = before.offset + Double(steps) * pattern.pitch
      guard row.offset.agrees(with: offset) else {
        return "row \(row.group) starts at \(row.offset), not \(offset)"
      }
      for number in kinds.indices {
        let count = before.supplements[number] + steps * supplementsPerRow[number]
        guard row.supplementsBefore[number] == count else {
          return "\(count) supplementary items before row \(row.group) are counted as "
            + "\(row.supplementsBefore[number])"
        }
      }
    }
    return nil
  }
}

extension LayoutSubitem {
  /// The kinds of the supplementary items of the subitem and its content, each once.
  var supplementaryKinds: [LayoutElementKind] {
    var kinds: [LayoutElementKind] = []
    func add(_ item: LayoutSubitem) {
      for supplement in item.supplementaryItems where !kinds.contains(supplement.kind) {
        kinds.append(supplement.kind)
      }
      if case .group(let group) = item, case .sequence(let sequence) = group.content {
        sequence.subitems.forEach(add)
      }
    }
    add(self)
    return kinds
  }
}
