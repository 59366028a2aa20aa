/// A compositional layout with every frame decided.
///
/// A solution is a value: copies share storage, and two threads can query two copies. Frames are
/// computed when they are requested, so a section of a million items costs as much as a section of
/// ten.
///
/// Measured sizes replace estimates. A copy keeps its own. A solution for another container starts
/// without measurements; ``forEachMeasurement(includesItems:_:)`` and ``setMeasurements(_:)`` carry
/// them over.
public struct SolvedLayout: LayoutSolution {
  /// The whole content's size, in points.
  public internal(set) var contentSize: LayoutSize
  /// The axis along which sections follow each other.
  public let scrollAxis: LayoutAxis
  /// A Boolean value that indicates whether frames and rectangles are mirrored in the content's
  /// width.
  public let isRightToLeft: Bool

  /// The description, for explanations. It shares storage with the caller's description.
  let description: LayoutDescription
  let containerSize: LayoutSize
  let grid: PixelGrid
  /// The solutions of the section templates.
  var patterns: [SectionPattern]
  /// The sections as they were solved; `entry(_:)` returns the current ones.
  let entries: [LayoutDescription.Entry]
  /// The position of each section along the scroll axis without measurements. Never decreases.
  let starts: [Double]
  /// The largest distance by which anything exceeds its section along the scroll axis.
  var overhang: Double
  /// The boundary items of the whole content.
  var boundary: BoundaryPattern
  /// The total length of all sections along the scroll axis.
  var sectionsLength: Double

  /// The index of each section in `measuredSections`; -1 for sections without measurements.
  var measuredSectionIndices: SparseArray<Int32>
  /// The sections with measurements, in the order of their first measurement.
  var measuredSections: [MeasuredSection] = []
  /// The numbers of items of sections that changed since they were solved; -1 for the others.
  var changedCounts: SparseArray<Int>
  /// The differences between actual and expected distances to the next section.
  var shifts: OffsetTree
  /// The distance by which measured boundary items of the whole content move the first section.
  var startShift = 0.0
  /// The measured sizes of the boundary items of the whole content; empty if none was measured.
  var globalBoundarySizes: [LayoutSize] = []

  /// Solves a description.
  ///
  /// - Complexity: O(S + K), where S is the number of sections and K the number of slots in a full
  ///   group of each template; independent of the number of items, unless a single group contains
  ///   all of them. Items in lanes are placed one by one.
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
    placeLanes()
  }

  /// Returns the template and the current number of items of a section.
  @inline(__always)
  func entry(_ section: Int) -> LayoutDescription.Entry {
    var entry = entries[section]
    if !changedCounts.isEmpty {
      let count = changedCounts[section]
      if count >= 0 { entry.itemCount = count }
    }
    return entry
  }

  /// The number of sections.
  public var sectionCount: Int { entries.count }

  /// The number of section templates. Each template is solved once.
  public var templateCount: Int { patterns.count }

  /// Returns the number of items of data in a section, displayed or not.
  ///
  /// - Precondition: The section exists.
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

  /// Converts a rectangle between leading coordinates and the coordinates of the content, in either
  /// direction.
  @inline(__always)
  func mirrored(_ rect: LayoutRect) -> LayoutRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.origin.x - rect.size.width
    return rect
  }

  /// Returns the measurements of a section, or `nil` if there are none.
  @inline(__always)
  func measuredSection(_ section: Int) -> MeasuredSection? {
    if measuredSectionIndices.isEmpty { return nil }
    let index = measuredSectionIndices[section]
    return index < 0 ? nil : measuredSections[Int(index)]
  }

  /// Returns the position of a section along the scroll axis, including boundary items.
  @inline(__always)
  func start(of section: Int) -> Double {
    shifts.isEmpty
      ? starts[section] + startShift
      : starts[section] + shifts.sum(before: section) + startShift
  }

  /// Returns the last section at or before a position along the scroll axis, or the first section
  /// if all are behind it.
  ///
  /// - Complexity: O(log S), where S is the number of sections.
  @inline(__always)
  func section(at position: Double) -> Int {
    shifts.isEmpty
      ? max(0, SlotIndex.firstIndex(in: starts, above: position - startShift) - 1)
      : shifts.index(at: position - startShift) { starts[$0] }
  }

  /// Returns the boundary items of a section at their measured sizes.
  @inline(__always)
  func boundary(of section: Int) -> BoundaryPattern {
    measuredSection(section)?.boundary ?? patterns[entry(section).template].boundary
  }

  /// Returns the length of a section's insets and groups along the scroll axis, without boundary
  /// items.
  func contentLength(of section: Int) -> Double {
    measuredSection(section)?.contentLength
      ?? patterns[entry(section).template].contentLength(entry(section).itemCount)
  }

  /// Returns the length of a section along the scroll axis.
  func length(of section: Int) -> Double {
    measuredSection(section)?.length
      ?? patterns[entry(section).template].length(entry(section).itemCount)
  }

  /// Returns the group that contains an item.
  @inline(__always)
  func resolvedGroup(containing item: Int, inSection section: Int) -> ResolvedGroup {
    if let measuredSection = measuredSection(section) {
      return measuredSection.resolvedGroup(containing: item)
    }
    let pattern = patterns[entry(section).template]
    return pattern.resolvedGroup(at: item / pattern.capacity, itemCount: entry(section).itemCount)
  }

  /// Returns the position of a section's first group in the coordinates of the content.
  @inline(__always)
  func groupOrigin(of pattern: SectionPattern, section: Int) -> LayoutPoint {
    var origin = pattern.firstOrigin
    // Passing the whole boundary pattern would cost more than the rest.
    let growth = measuredSection(section)?.boundary.growthBefore ?? pattern.boundary.growthBefore
    origin[scrollAxis] += start(of: section) + growth
    return origin
  }

  /// Returns the frame of a group's element in the coordinates of the content, on pixels.
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
