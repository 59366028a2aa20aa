/// One section of which something was measured.
///
/// Groups of which nothing was measured look like the pattern of the section's kind; what others look like
/// is kept here. A section of a million items of which ten were measured keeps ten of them.
final class MeasuredSection: @unchecked Sendable {
  /// Items of larger sections keep their estimates: finding the measured ones among more would take more
  /// memory than there is.
  static let itemLimit = 1 << 30

  /// What was solved for all sections of the kind.
  let pattern: SectionPattern
  let itemCount: Int
  /// What was measured of the items, not a number along axes of which nothing was.
  private(set) var sizes: MeasuredSizes
  /// The number of measured items.
  var measuredCount: Int { sizes.measuredCount }
  /// What was measured of the boundary items; empty where nothing was.
  private(set) var boundarySizes: [LayoutSize] = []
  /// The boundary items at their measured sizes.
  private(set) var boundary: BoundaryPattern
  private var groups: RegularGroups
  /// Instead of those, where measuring decides how many items a group holds.
  private var reflowedRows: ReflowedRows?
  /// The lengths that all groups share; nil where each has its own.
  private var shared: SharedLengths?
  /// The largest length of a group across the stack axis, and of the row it would make alone.
  private(set) var crossLength: Double
  private(set) var rowLength: Double

  /// A section of which nothing was measured yet.
  init(_ pattern: SectionPattern, itemCount: Int) {
    self.pattern = pattern
    self.itemCount = itemCount
    sizes = MeasuredSizes(count: itemCount)
    boundary = pattern.boundary
    groups = RegularGroups(pattern, itemCount: itemCount)
    reflowedRows =
      pattern.reflows && pattern.showsItems(itemCount)
      ? ReflowedRows(pattern, itemCount: itemCount) : nil
    shared = pattern.sharedAxes.isEmpty ? nil : SharedLengths(pattern)
    crossLength = pattern.shape.crossLength
    rowLength = pattern.shape.rowLength
    updateLengths()
  }

  private init(copying other: MeasuredSection) {
    pattern = other.pattern
    itemCount = other.itemCount
    sizes = other.sizes
    boundarySizes = other.boundarySizes
    boundary = other.boundary
    groups = other.groups
    reflowedRows = other.reflowedRows
    shared = other.shared
    crossLength = other.crossLength
    rowLength = other.rowLength
    contentLength = other.contentLength
    length = other.length
  }

  /// The same section, to be changed by itself.
  func copy() -> MeasuredSection { MeasuredSection(copying: self) }

  // MARK: - Groups

  /// How many groups there are.
  var groupCount: Int { reflowedRows?.count ?? groups.count }

  /// A group and where it lies.
  @inline(__always)
  func resolvedGroup(at group: Int) -> ResolvedGroup {
    applyingSharedLengths(
      reflowedRows?.resolvedGroup(at: group) ?? groups.resolvedGroup(at: group, sizes: sizes))
  }

  /// The group that an item lies in.
  @inline(__always)
  func resolvedGroup(containing item: Int) -> ResolvedGroup {
    applyingSharedLengths(
      reflowedRows?.resolvedGroup(containing: item)
        ?? groups.resolvedGroup(at: item / pattern.capacity, sizes: sizes))
  }

  /// A group at the lengths that all groups of the section share.
  @inline(__always)
  private func applyingSharedLengths(_ resolved: ResolvedGroup) -> ResolvedGroup {
    guard let shared, !shared.lengths.isUnknown else { return resolved }
    return shared.resolved(resolved, measurements: measurements(of: resolved))
  }

  /// The lengths that all groups agreed on, not a number along axes along which each has its own.
  var sharedLengths: LayoutSize { shared?.lengths ?? .unknown }

  /// The last group that begins at or before a place, measured from the first one.
  @inline(__always)
  func group(at position: Double) -> Int {
    shared?.group(at: position, of: groupCount) ?? reflowedRows?.group(at: position)
      ?? groups.group(at: position)
  }

  /// The length of a group across the stack axis.
  func crossLength(of resolved: ResolvedGroup) -> Double {
    reflowedRows == nil && shared == nil && pattern.growsAcross
      ? groups.crossLength(ofGroup: resolved.index, sizes: sizes) : resolved.shape.crossLength
  }

  /// What was measured of the items that decide what a group looks like.
  func measurements(of resolved: ResolvedGroup) -> GroupMeasurements {
    // A row that would hold nothing with what was measured looks as if nothing was.
    if reflowedRows != nil, resolved.shape === pattern.shape { return GroupMeasurements() }
    // The item behind a full row was tried, too.
    let end = resolved.firstItem + resolved.shape.capacity + (reflowedRows == nil ? 0 : 1)
    return ReflowedRows.measurements(resolved.firstItem..<min(itemCount, end), sizes)
  }

  /// How many supplementary items of a kind lie in the groups before one, of which each full group has so
  /// many as long as nothing is measured.
  @inline(__always)
  func supplements(ofKind kind: LayoutElementKind, before group: Int, perGroup: Int) -> Int {
    reflowedRows?.supplements(ofKind: kind, before: group) ?? group * perGroup
  }

  /// The group that holds the supplementary item of a kind at an index, and its place among those of its
  /// kind there; nil where there is none, or where every group has as many.
  func reflowedGroup(ofSupplement kind: LayoutElementKind, _ index: Int) -> (
    group: Int, ordinal: Int
  )? {
    reflowedRows?.group(ofSupplement: kind, index)
  }

  /// Whether groups hold as many items as measuring lets fit.
  var isReflowed: Bool { reflowedRows != nil }

  // MARK: - Lengths

  /// The length of the section's insets and groups along the layout's scroll axis, boundary items
  /// not counted. Zero or more.
  private(set) var contentLength = 0.0

  /// The section's whole length along the scroll axis: boundary items, insets and groups.
  private(set) var length = 0.0

  /// Works the lengths out, after something changed.
  private func updateLengths() {
    if !pattern.showsItems(itemCount) {
      contentLength = pattern.contentLength(itemCount)
    } else if pattern.isOrthogonal {
      contentLength = max(0, pattern.insetStart + rowLength + pattern.insetEnd)
    } else {
      let last = resolvedGroup(at: groupCount - 1)
      contentLength = max(
        0,
        pattern.firstOrigin[pattern.stackAxis] + last.offset + last.length + pattern.stackInsetEnd)
    }
    length =
      pattern.isShown(itemCount)
      ? boundary.growthBefore + contentLength + boundary.growthAfter(contentLength: contentLength)
      : 0
  }

  // MARK: - Measuring

  /// Takes over an item's size.
  ///
  /// - Parameter size: not a number along axes of which nothing is known any more.
  /// - Returns: whether any frame changed.
  func record(_ size: LayoutSize, forItem item: Int) -> Bool {
    let before = sizes[item]
    guard !before.isSame(as: size), pattern.showsItems(itemCount) else { return false }
    let tracksCrossLength = reflowedRows == nil && pattern.growsAcross
    let lengthsBefore =
      shared == nil || reflowedRows != nil
      ? .unknown : groups.measuredLengths(ofGroup: item / pattern.capacity)
    let wasWhole = tracksCrossLength && isWhole
    let group = reflowedRows == nil ? item / pattern.capacity : 0
    let crossBefore = tracksCrossLength ? groups.crossLength(ofGroup: group, sizes: sizes) : 0
    sizes.record(size, for: item)
    var moved: Bool
    if reflowedRows != nil {
      moved = reflowedRows!.update(afterMeasuring: item, sizes)
      if moved { updateCrossLengths() }
      // A row may be measured without looking different.
      if shared != nil { moved = share() || moved }
    } else {
      moved = groups.record(sizes[item], forItem: item, sizes, previous: before)
    }
    if tracksCrossLength {
      let cross = groups.crossLength(ofGroup: group, sizes: sizes)
      // Only where the largest group may have shrunk do all of them have to be looked at.
      if cross > crossLength || (crossBefore == crossLength && cross < crossBefore)
        || isWhole != wasWhole
      {
        updateCrossLengths()
      }
    }
    if shared != nil, reflowedRows == nil { moved = share(group, was: lengthsBefore) || moved }
    // The last group may be measured for the first time without looking different.
    if moved || tracksCrossLength { updateLengths() }
    return moved
  }

  /// Takes over what was measured of many items at once.
  func record(_ entries: [(item: Int, size: LayoutSize)]) {
    guard pattern.showsItems(itemCount) else { return }
    for (item, size) in entries { sizes.record(size, for: item) }
    updateGroups()
  }

  /// Takes over what was measured of the items of a section that keeps the same of them, whose data have
  /// changed into this one's.
  func record(itemsOf other: MeasuredSection, applying change: LayoutItemChange) {
    guard pattern.showsItems(itemCount) else { return }
    sizes.record(other.sizes, applying: change)
    updateGroups()
  }

  /// Solves all groups anew of which something was measured.
  private func updateGroups() {
    if reflowedRows != nil {
      reflowedRows!.update(with: sizes)
    } else {
      groups = RegularGroups(pattern, itemCount: itemCount)
      groups.record(sizes)
    }
    updateCrossLengths()
    if shared != nil { _ = share() }
    updateLengths()
  }

  /// Takes over the sizes of the boundary items.
  ///
  /// - Parameter boundary: the boundary items at these sizes.
  func record(_ boundarySizes: [LayoutSize], boundary: BoundaryPattern) {
    self.boundarySizes = boundarySizes
    self.boundary = boundary
    updateLengths()
  }

  /// How often a group was solved with what was measured of it.
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
      reflowedRows?.largestCross ?? groups.largestCross(sizes: sizes, isWholly: isWhole)
  }

  // MARK: - Sharing

  /// Shares the largest lengths, after one group was measured.
  ///
  /// - Complexity: O(size of a group); where the largest one shrank, O(measured groups + groups / 64).
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

  /// Looks for the largest lengths, and shares them.
  private func share() -> Bool { share(reflowedRows?.largestMeasured ?? groups.largestMeasured) }

  private func share(_ largest: LayoutSize) -> Bool {
    guard shared!.share(largest) else { return false }
    updateCrossLengths()
    return true
  }
}
