/// A description with every frame decided.
///
/// A value: copies share their storage, and two threads may query two copies. Nothing is computed for
/// an item before it is asked for, so a section of a million items costs what a section of ten does.
///
/// What is estimated stays as it is estimated until `setMeasuredSize(_:of:)` says better. A copy keeps its
/// own answers. Solving a description anew, for another container say, begins with nothing measured;
/// `forEachMeasurement(_:)` and `setMeasurements(_:)` carry over what still holds.
public struct SolvedLayout: LayoutSolution {
  /// The whole content's size, in points.
  public internal(set) var contentSize: LayoutSize
  /// The axis along which sections follow each other.
  public let scrollAxis: LayoutAxis
  /// Whether leading is on the right. Frames and rectangles are then mirrored in the content's width.
  public let isRightToLeft: Bool

  /// What was solved, kept for whoever asks why. It shares its storage with the caller's.
  let description: LayoutDescription
  let containerSize: LayoutSize
  let grid: PixelGrid
  /// One for each kind of section in the description.
  var patterns: [SectionPattern]
  /// The sections as they were solved; `entry(_:)` knows what became of them.
  let entries: [LayoutDescription.Entry]
  /// Where each section begins along the scroll axis as long as nothing is measured, boundary items
  /// included. Never decreases.
  let starts: [Double]
  /// How far anything may stick out of its section along the scroll axis, at most.
  var overhang: Double
  /// Boundary items of the whole content.
  var boundary: BoundaryPattern
  /// The length of all sections together along the scroll axis.
  var sectionsLength: Double

  /// For each section, which of the measuredSection ones it is; -1 where nothing of it was measured.
  var measuredSectionIndices: SparseArray<Int32>
  /// The sections of which something was measured, in the order in which that happened.
  var measuredSections: [MeasuredSection] = []
  /// The numbers of items of sections in which items came or went since they were solved; -1 for the others.
  var changedCounts: SparseArray<Int>
  /// How much farther than expected each section pushes the next one.
  var shifts: OffsetTree
  /// How much farther than expected boundary items of the whole content push the first section.
  var startShift = 0.0
  /// What was measured of the boundary items of the whole content; empty where nothing was.
  var globalBoundarySizes: [LayoutSize] = []

  /// Solves a description.
  ///
  /// - Complexity: O(S + K), S the number of sections and K the slots in one full group of each kind;
  ///   independent of the number of items, unless one single group is large enough to hold them all.
  public init(_ description: LayoutDescription) {
    let axis = description.scrollAxis
    let grid = PixelGrid(scale: description.scale)
    let entries = description.entries

    let largestCounts = description.largestCounts
    let patterns = description.sectionTemplates.indices.map { template in
      SectionPattern(
        description.sectionTemplates[template], in: description.containerSize, scrollAxis: axis,
        grid: grid,
        largestCount: largestCounts[template])
    }
    let boundary = BoundaryPattern(
      description.boundaryItems, in: description.containerSize, before: 0, after: 0,
      scrollAxis: axis, grid: grid)

    let spacing = description.interSectionSpacing
    var starts: [Double] = []
    starts.reserveCapacity(entries.count)
    var position = boundary.growthBefore
    var end = position
    for entry in entries {
      let length = patterns[entry.template].length(entry.itemCount)
      starts.append(position)
      end = max(end, position + length)
      position = max(position, position + length + spacing)
    }
    let sectionsLength = end - boundary.growthBefore

    var size = LayoutSize()
    size[axis] = end + boundary.growthAfter(contentLength: sectionsLength)
    size[axis.perpendicular] = description.containerSize[axis.perpendicular]
    for (template, pattern) in patterns.enumerated()
    where !pattern.isOrthogonal && pattern.showsItems(largestCounts[template]) {
      size[axis.perpendicular] = max(
        size[axis.perpendicular], pattern.groupSize[axis.perpendicular])
    }

    self.description = description
    contentSize = size
    scrollAxis = axis
    isRightToLeft = description.isRightToLeft
    containerSize = description.containerSize
    self.grid = grid
    self.patterns = patterns
    self.entries = entries
    self.starts = starts
    overhang = patterns.reduce(max(0, -spacing)) { max($0, $1.overhang) }
    self.boundary = boundary
    self.sectionsLength = sectionsLength
    measuredSectionIndices = SparseArray(count: entries.count, common: -1)
    changedCounts = SparseArray(count: entries.count, common: -1)
    shifts = OffsetTree(count: entries.count)
  }

  /// A section's kind and number of items.
  @inline(__always)
  func entry(_ section: Int) -> LayoutDescription.Entry {
    var entry = entries[section]
    if !changedCounts.isEmpty {
      let count = changedCounts[section]
      if count >= 0 { entry.itemCount = count }
    }
    return entry
  }

  /// How many sections there are.
  public var sectionCount: Int { entries.count }

  /// The number of kinds of sections, each of which is solved once.
  public var templateCount: Int { patterns.count }

  /// How many items of data a section has, whether or not they are shown.
  ///
  /// - Precondition: the section exists.
  public func itemCount(inSection section: Int) -> Int {
    checkSection(section)
    return entry(section).itemCount
  }

  func checkSection(_ section: Int) {
    require(
      entries.indices.contains(section),
      "The layout has no section \(section): it has \(entries.count); ask for one below its sectionCount."
    )
  }

  @inline(__always)
  func checkItem(_ item: Int, inSection section: Int) {
    checkSection(section)
    require(
      item >= 0 && item < entry(section).itemCount,
      "Section \(section) has no item \(item): it has \(entry(section).itemCount); ask for one below "
        + "its itemCount.")
  }

  /// A rectangle between the engine's leading coordinates and the content's, in either direction.
  @inline(__always)
  func mirrored(_ rect: LayoutRect) -> LayoutRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.origin.x - rect.size.width
    return rect
  }

  /// What was measured of a section; nil where nothing was.
  @inline(__always)
  func measuredSection(_ section: Int) -> MeasuredSection? {
    if measuredSectionIndices.isEmpty { return nil }
    let index = measuredSectionIndices[section]
    return index < 0 ? nil : measuredSections[Int(index)]
  }

  /// Where a section begins along the scroll axis, boundary items included.
  @inline(__always)
  func start(of section: Int) -> Double {
    shifts.isEmpty
      ? starts[section] + startShift
      : starts[section] + shifts.sum(before: section) + startShift
  }

  /// The last section that begins at or before a place along the scroll axis; the first one where none
  /// does.
  ///
  /// - Complexity: O(log S).
  @inline(__always)
  func section(at position: Double) -> Int {
    shifts.isEmpty
      ? max(0, SlotIndex.firstIndex(in: starts, above: position - startShift) - 1)
      : shifts.index(at: position - startShift) { starts[$0] }
  }

  /// A section's boundary items, at their measured sizes.
  @inline(__always)
  func boundary(of section: Int) -> BoundaryPattern {
    measuredSection(section)?.boundary ?? patterns[entry(section).template].boundary
  }

  /// The length of a section's insets and groups along the scroll axis, boundary items not counted.
  func contentLength(of section: Int) -> Double {
    measuredSection(section)?.contentLength
      ?? patterns[entry(section).template].contentLength(entry(section).itemCount)
  }

  /// A section's whole length along the scroll axis.
  func length(of section: Int) -> Double {
    measuredSection(section)?.length
      ?? patterns[entry(section).template].length(entry(section).itemCount)
  }

  /// The group that an item lies in.
  @inline(__always)
  func resolvedGroup(containing item: Int, inSection section: Int) -> ResolvedGroup {
    if let measuredSection = measuredSection(section) {
      return measuredSection.resolvedGroup(containing: item)
    }
    let pattern = patterns[entry(section).template]
    return pattern.resolvedGroup(at: item / pattern.capacity, itemCount: entry(section).itemCount)
  }

  /// Where the first group of a section begins, in the coordinates of the content.
  @inline(__always)
  func groupOrigin(of pattern: SectionPattern, section: Int) -> LayoutPoint {
    var origin = pattern.firstOrigin
    // Read by itself: handing a whole boundary around would cost more than the rest.
    let growth = measuredSection(section)?.boundary.growthBefore ?? pattern.boundary.growthBefore
    origin[scrollAxis] += start(of: section) + growth
    return origin
  }

  /// A frame of a group, put in its place and rounded to pixels.
  @inline(__always)
  func placed(
    _ frame: LayoutRect, of pattern: SectionPattern, origin: LayoutPoint, groupOffset: Double
  ) -> LayoutRect {
    var frame = frame
    let stack = pattern.stackAxis
    frame.origin[stack] = grid.snapped(origin[stack] + groupOffset + frame.origin[stack])
    if pattern.isOrthogonal {
      let cross = stack.perpendicular
      frame.origin[cross] = grid.snapped(origin[cross] + frame.origin[cross])
    }
    return frame
  }
}
