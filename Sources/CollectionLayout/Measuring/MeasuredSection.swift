/// A section with measured items or boundary items, or with lanes.
///
/// Groups without measured items have the shape of the section's pattern; the shapes of the others
/// are stored here. A section of a million items with ten measured ones stores the groups of ten.
final class MeasuredSection: @unchecked Sendable {
  /// The largest number of items in a section with measured sizes. Larger sections keep their
  /// estimates, because the search for measured items would need too much memory.
  static let itemLimit = 1 << 30

  /// The solution of the section's template.
  let pattern: SectionPattern
  let itemCount: Int
  /// The measured sizes of the items.
  var sizes: MeasuredSizes { _read { yield groups.sizes } }
  /// The number of measured items.
  var measuredCount: Int { sizes.measuredCount }
  /// The measured sizes of the boundary items; empty if none was measured.
  private(set) var boundarySizes: [LayoutSize] = []
  /// The boundary items at their measured sizes.
  private(set) var boundary: BoundaryPattern
  private let groups: RegularGroups
  /// The items in their lanes, in a section of lanes.
  let lanes: PlacedLanes?
  /// A Boolean value that indicates whether groups contain equally many items and have lengths of
  /// their own.
  private let isRegular: Bool
  /// The groups, if measured sizes determine the number of items in a group.
  private var reflowedRows: ReflowedRows?
  /// The lengths that all groups share; `nil` if each has its own.
  private var shared: SharedLengths?
  /// The largest length of a group across the stack axis, and of a row with that group alone.
  private(set) var crossLength: Double
  private(set) var rowLength: Double

  /// Creates a section without measurements.
  ///
  /// - Parameters:
  ///   - other: The section before a change whose lanes are kept, or `nil`.
  ///   - change: The change of the items.
  ///   - keepsDescription: A Boolean value that indicates whether the pattern is the one from
  ///     before the change.
  init(
    _ pattern: SectionPattern, itemCount: Int, keepingLanesOf other: MeasuredSection? = nil,
    after change: LayoutItemChange = LayoutItemChange(), keepsDescription: Bool = false
  ) {
    self.pattern = pattern
    self.itemCount = itemCount
    boundary = pattern.boundary
    groups = RegularGroups(pattern, itemCount: itemCount)
    lanes = pattern.lanes.map {
      PlacedLanes(
        $0, itemCount: pattern.showsItems(itemCount) ? itemCount : 0, keeping: other?.lanes,
        after: change, keepsDescription: keepsDescription)
    }
    reflowedRows =
      pattern.reflows && pattern.showsItems(itemCount)
      ? ReflowedRows(pattern, itemCount: itemCount) : nil
    shared = pattern.sharedAxes.isEmpty ? nil : SharedLengths(pattern)
    isRegular = reflowedRows == nil && shared == nil && lanes == nil
    crossLength = pattern.shape.crossLength
    rowLength = pattern.shape.rowLength
    updateLengths()
  }

  private init(copying other: MeasuredSection) {
    pattern = other.pattern
    itemCount = other.itemCount
    boundarySizes = other.boundarySizes
    boundary = other.boundary
    groups = other.groups.copy()
    lanes = other.lanes?.copy()
    isRegular = other.isRegular
    reflowedRows = other.reflowedRows
    shared = other.shared
    crossLength = other.crossLength
    rowLength = other.rowLength
    contentLength = other.contentLength
    length = other.length
  }

  /// Returns a copy of the section.
  func copy() -> MeasuredSection { MeasuredSection(copying: self) }

  // MARK: - Groups

  /// Returns an item of a section of lanes as a group of its own.
  func resolvedItem(_ item: Int, of lanes: PlacedLanes) -> ResolvedGroup {
    resolvedItem(item, at: lanes.start(ofItem: item), of: lanes)
  }

  /// Returns an item of a section of lanes with a known start as a group of its own.
  @inline(__always)
  func resolvedItem(_ item: Int, at start: Double, of lanes: PlacedLanes) -> ResolvedGroup {
    let cross = pattern.stackAxis.perpendicular
    let length = lanes.length(ofItem: item)
    var origin = LayoutPoint()
    origin[cross] = lanes.geometry.position(ofLane: lanes.lane(ofItem: item))
    return ResolvedGroup(
      index: item, firstItem: item, held: 1, shape: pattern.shape, offset: start, length: length,
      itemSize: lanes.geometry.size(length: length, span: lanes.span(ofItem: item)),
      itemOrigin: origin)
  }

  /// The number of groups.
  var groupCount: Int { lanes?.itemCount ?? reflowedRows?.count ?? groups.count }

  /// Returns the group at an index.
  @inline(__always)
  func resolvedGroup(at group: Int) -> ResolvedGroup {
    if isRegular { return groups.resolvedGroup(at: group) }
    if let lanes { return resolvedItem(group, of: lanes) }
    return applyingSharedLengths(
      reflowedRows?.resolvedGroup(at: group) ?? groups.resolvedGroup(at: group))
  }

  /// Returns the group that contains an item.
  @inline(__always)
  func resolvedGroup(containing item: Int) -> ResolvedGroup {
    if isRegular { return groups.resolvedGroup(at: item / pattern.capacity) }
    if let lanes { return resolvedItem(item, of: lanes) }
    return applyingSharedLengths(
      reflowedRows?.resolvedGroup(containing: item)
        ?? groups.resolvedGroup(at: item / pattern.capacity))
  }

  /// Returns a group with the lengths that all groups of the section share.
  private func applyingSharedLengths(_ resolved: ResolvedGroup) -> ResolvedGroup {
    guard let shared, !shared.lengths.isUnknown else { return resolved }
    return shared.resolved(resolved, measurements: measurements(of: resolved))
  }

  /// The lengths that all groups share; NaN along axes along which each has its own.
  var sharedLengths: LayoutSize { shared?.lengths ?? .unknown }

  /// Returns the index of the last group at or before a position, relative to the first group.
  @inline(__always)
  func group(at position: Double) -> Int {
    if isRegular { return groups.group(at: position) }
    if let lanes { return lanes.item(at: position) }
    return shared?.group(at: position, of: groupCount) ?? reflowedRows?.group(at: position)
      ?? groups.group(at: position)
  }

  /// Returns the length of a group across the stack axis.
  func crossLength(of resolved: ResolvedGroup) -> Double {
    if lanes != nil { return resolved.itemSize[pattern.stackAxis.perpendicular] }
    return isRegular && pattern.growsAcross
      ? groups.crossLength(ofGroup: resolved.index) : resolved.shape.crossLength
  }

  /// Returns the measured sizes of the items that determine the shape of a group.
  func measurements(of resolved: ResolvedGroup) -> GroupMeasurements {
    // A row that would be empty with its measured sizes has the shape of an unmeasured one.
    if reflowedRows != nil, resolved.shape === pattern.shape { return GroupMeasurements() }
    // The item behind a full row was also tried.
    let end = resolved.firstItem + resolved.shape.capacity + (reflowedRows == nil ? 0 : 1)
    return ReflowedRows.measurements(resolved.firstItem..<min(itemCount, end), sizes)
  }

  /// Returns the number of supplementary items of a kind in the groups before an index.
  ///
  /// - Parameter perGroup: The number in each full group without measured items.
  @inline(__always)
  func supplements(ofKind kind: LayoutElementKind, before group: Int, perGroup: Int) -> Int {
    reflowedRows?.supplements(ofKind: kind, before: group) ?? group * perGroup
  }

  /// Returns the group with the supplementary item of a kind at an index, and its index among the
  /// items of the kind in the group. Returns `nil` if it does not exist, or if all groups have the
  /// same number.
  func reflowedGroup(ofSupplement kind: LayoutElementKind, _ index: Int) -> (
    group: Int, ordinal: Int
  )? {
    reflowedRows?.group(ofSupplement: kind, index)
  }

  /// A Boolean value that indicates whether measured sizes determine the number of items in a
  /// group.
  var isReflowed: Bool { reflowedRows != nil }

  // MARK: - Lengths

  /// The length of the section's insets and groups along the layout's scroll axis, without boundary
  /// items. Zero or more.
  private(set) var contentLength = 0.0

  /// The length of the whole section along the scroll axis, including boundary items.
  private(set) var length = 0.0

  /// The end of the last group, relative to the start of the first one.
  private var groupsEnd: Double {
    if isRegular { return groups.end }
    if let lanes { return lanes.end }
    let last = resolvedGroup(at: groupCount - 1)
    return last.offset + last.length
  }

  /// Updates the lengths after a change.
  private func updateLengths() {
    if !pattern.showsItems(itemCount) {
      contentLength = pattern.contentLength(itemCount)
    } else if pattern.isOrthogonal {
      contentLength = max(0, pattern.insetStart + rowLength + pattern.insetEnd)
    } else {
      contentLength = max(
        0, pattern.firstOrigin[pattern.stackAxis] + groupsEnd + pattern.stackInsetEnd)
    }
    length =
      pattern.isShown(itemCount)
      ? boundary.growthBefore + contentLength + boundary.growthAfter(contentLength: contentLength)
      : 0
  }

  // MARK: - Measuring

  /// Records the measured size of an item.
  ///
  /// - Parameter size: The size; NaN along axes without a measured length.
  /// - Returns: A Boolean value that indicates whether any frame changed.
  func record(_ size: LayoutSize, forItem item: Int) -> Bool {
    let before = sizes[item]
    guard !before.isSame(as: size), pattern.showsItems(itemCount) else { return false }
    if let lanes {
      groups.record(size, for: item)
      let moved = lanes.measure(size[pattern.stackAxis], ofItem: item)
      if moved { updateLengths() }
      checkInvariants(step: item)
      return moved
    }
    let tracksCrossLength = reflowedRows == nil && pattern.growsAcross
    let lengthsBefore =
      shared == nil || reflowedRows != nil
      ? .unknown : groups.measuredLengths(ofGroup: item / pattern.capacity)
    let wasWhole = tracksCrossLength && isWhole
    let group = reflowedRows == nil ? item / pattern.capacity : 0
    let crossBefore = tracksCrossLength ? groups.crossLength(ofGroup: group) : 0
    groups.record(size, for: item)
    var moved: Bool
    if reflowedRows != nil {
      moved = reflowedRows!.update(afterMeasuring: item, sizes)
      if moved { updateCrossLengths() }
      // A row can have a new measured length without another shape.
      if shared != nil { moved = share() || moved }
    } else {
      moved = groups.update(afterMeasuring: item, size, previous: before)
    }
    if tracksCrossLength {
      let cross = groups.crossLength(ofGroup: group)
      // All groups are visited only if the largest one may have become shorter.
      if cross > crossLength || (crossBefore == crossLength && cross < crossBefore)
        || isWhole != wasWhole
      {
        updateCrossLengths()
      }
    }
    if shared != nil, reflowedRows == nil { moved = share(group, was: lengthsBefore) || moved }
    // The last group can be measured for the first time without another shape.
    if moved || tracksCrossLength { updateLengths() }
    checkInvariants(step: item)
    return moved
  }

  /// Records the measured sizes of many items.
  func record(_ entries: [(item: Int, size: LayoutSize)]) {
    guard pattern.showsItems(itemCount) else { return }
    for (item, size) in entries { groups.record(size, for: item) }
    updateGroups()
  }

  /// Records the lengths of all items along an axis; NaN for items that keep theirs.
  ///
  /// - Returns: A Boolean value that indicates whether any length was recorded.
  func record(_ lengths: ArraySlice<Double>, along axis: LayoutAxis) -> Bool {
    guard groups.record(lengths, along: axis) else { return false }
    updateGroups()
    return true
  }

  /// Records the measured sizes of the items that a section keeps in a change.
  func record(itemsOf other: MeasuredSection, applying change: LayoutItemChange) {
    guard pattern.showsItems(itemCount) else { return }
    groups.record(other.sizes, applying: change)
    updateGroups()
  }

  /// Solves all groups with measured items again.
  private func updateGroups() {
    if let lanes {
      lanes.measure(sizes)
    } else if reflowedRows != nil {
      reflowedRows!.update(with: sizes)
    } else {
      groups.updateAll()
    }
    updateCrossLengths()
    if shared != nil { _ = share() }
    updateLengths()
    checkInvariants(step: 0)
  }

  /// Records the measured sizes of the boundary items.
  ///
  /// - Parameter boundary: The boundary items at these sizes.
  func record(_ boundarySizes: [LayoutSize], boundary: BoundaryPattern) {
    self.boundarySizes = boundarySizes
    self.boundary = boundary
    updateLengths()
    checkInvariants(step: itemCount)
  }

  /// The number of times that a group was solved with measured sizes.
  var solveCount: Int { groups.solveCount }

  private var isWhole: Bool { groups.isWhollyMeasured(measuredItems: measuredCount) }

  private func updateCrossLengths() {
    guard pattern.growsAcross else { return }
    if let shared, !shared.lengths[pattern.stackAxis.perpendicular].isNaN {
      crossLength = shared.shape.crossLength
      rowLength = shared.shape.rowLength
      return
    }
    (crossLength, rowLength) =
      reflowedRows?.largestCross ?? groups.largestCross(isWholly: isWhole)
  }

  // MARK: - Sharing

  /// Shares the largest lengths, after one group was measured.
  ///
  /// - Complexity: O(size of a group); O(measured groups + groups / 64) if the largest one became
  ///   shorter.
  private func share(_ group: Int, was before: LayoutSize) -> Bool {
    let now = groups.measuredLengths(ofGroup: group)
    var largest = sharedLengths
    for axis in LayoutAxis.both
    where before[axis] == largest[axis] && !(now[axis] >= before[axis]) {
      return share()
    }
    largest.grow(to: now)
    return share(largest)
  }

  /// Finds the largest lengths, and shares them.
  private func share() -> Bool { share(reflowedRows?.largestMeasured ?? groups.largestMeasured) }

  private func share(_ largest: LayoutSize) -> Bool {
    guard shared!.share(largest) else { return false }
    updateCrossLengths()
    return true
  }
}

extension MeasuredSection {
  @inline(__always)
  private func checkInvariants(step: Int) {
    checkInvariant(
      step: step,
      visiting: groups.storedCount + (reflowedRows?.storedCount ?? 0) + (lanes?.storedCount ?? 0),
      brokenInvariant())
  }

  /// The invariant that does not hold, in words; `nil` if all hold.
  ///
  /// - Complexity: O(measured items + groups / 64).
  func brokenInvariant() -> String? {
    let broken =
      lanes.map { groups.sizes.brokenInvariant() ?? $0.brokenInvariant() }
      ?? reflowedRows.map { groups.sizes.brokenInvariant() ?? $0.brokenInvariant() }
      ?? groups.brokenInvariant()
    if let broken { return broken }
    let stored = (crossLength, rowLength, contentLength, length)
    updateCrossLengths()
    updateLengths()
    let computed = (crossLength, rowLength, contentLength, length)
    guard
      stored.0.agrees(with: computed.0), stored.1.agrees(with: computed.1),
      stored.2.agrees(with: computed.2), stored.3.agrees(with: computed.3)
    else {
      return "the lengths of a section are \(stored), not \(computed) as after another update"
    }
    guard var shares = shared else { return nil }
    let largest = reflowedRows?.largestMeasured ?? groups.largestMeasured
    return shares.share(largest)
      ? "groups share \(sharedLengths), and the largest of them has \(shares.lengths)" : nil
  }
}
