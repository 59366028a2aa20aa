/// A description with every frame decided.
///
/// A value: copies share their storage, and two threads may query two copies. Nothing is computed for
/// an item before it is asked for, so a section of a million items costs what a section of ten does.
public struct SolvedLayout: Sendable {
  /// The whole content's size, in points.
  public let contentSize: LayoutSize
  /// The axis along which sections follow each other.
  public let scrollAxis: LayoutAxis
  /// Whether leading is on the right. Frames and rectangles are then mirrored in the content's width.
  public let isRightToLeft: Bool

  /// What was solved, kept for whoever asks why. It shares its storage with the caller's.
  let description: LayoutDescription
  let containerSize: LayoutSize
  let grid: PixelGrid
  /// One for each kind of section in the description.
  let patterns: [SectionPattern]
  let entries: [LayoutDescription.Entry]
  /// Where each section begins along the scroll axis, boundary items included. Never decreases.
  let starts: [Double]
  /// How far anything may stick out of its section along the scroll axis, at most.
  let overhang: Double
  /// Boundary items of the whole content.
  let boundary: BoundaryPattern
  /// The length of all sections together along the scroll axis.
  let sectionsLength: Double

  /// Solves a description.
  ///
  /// - Complexity: O(S + K), S the number of sections and K the slots in one full group of each kind;
  ///   independent of the number of items, unless one single group is large enough to hold them all.
  public init(_ description: LayoutDescription) {
    let axis = description.scrollAxis
    let grid = PixelGrid(scale: description.scale)
    let entries = description.entries

    let largestCounts = description.largestCounts
    let patterns = description.kinds.indices.map { kind in
      SectionPattern(
        description.kinds[kind], in: description.containerSize, scrollAxis: axis, grid: grid,
        largestCount: largestCounts[kind])
    }
    let boundary = BoundaryPattern(
      description.boundaryItems, in: description.containerSize, before: 0, after: 0,
      scrollAxis: axis, solver: GroupSolver(grid: grid, leafLimit: 1))

    let spacing = description.interSectionSpacing
    var starts: [Double] = []
    starts.reserveCapacity(entries.count)
    var position = boundary.growthBefore
    var end = position
    for entry in entries {
      let length = patterns[entry.kind].length(entry.itemCount)
      starts.append(position)
      end = max(end, position + length)
      position = max(position, position + length + spacing)
    }
    let sectionsLength = end - boundary.growthBefore

    var size = LayoutSize()
    size[axis] = end + boundary.growthAfter(contentLength: sectionsLength)
    size[axis.crossed] = description.containerSize[axis.crossed]
    for (kind, pattern) in patterns.enumerated()
    where !pattern.isOrthogonal && pattern.showsItems(largestCounts[kind]) {
      size[axis.crossed] = max(size[axis.crossed], pattern.groupSize[axis.crossed])
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
  }

  /// How many sections there are.
  public var sectionCount: Int { entries.count }

  /// How many items of data a section has, whether or not they are shown.
  ///
  /// - Precondition: the section exists.
  public func itemCount(inSection section: Int) -> Int {
    checkSection(section)
    return entries[section].itemCount
  }

  func checkSection(_ section: Int) {
    precondition(
      entries.indices.contains(section),
      "The layout has no section of that index; ask for one below its sectionCount.")
  }

  /// A rectangle between the engine's leading coordinates and the content's, in either direction.
  @inline(__always)
  func mirrored(_ rect: LayoutRect) -> LayoutRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.origin.x - rect.size.width
    return rect
  }

  /// Where the first group of a section begins, in the coordinates of the content.
  @inline(__always)
  func groupOrigin(of pattern: SectionPattern, section: Int) -> LayoutPoint {
    var origin = pattern.firstOrigin
    origin[scrollAxis] += starts[section] + pattern.boundary.growthBefore
    return origin
  }

  /// A frame of a group, put in its place and rounded to pixels.
  @inline(__always)
  func placed(
    _ frame: LayoutRect, of pattern: SectionPattern, origin: LayoutPoint, groupOffset: Double
  ) -> LayoutRect {
    var frame = frame
    let stack = pattern.stackAxis
    frame.origin[stack] = grid.rounded(origin[stack] + groupOffset + frame.origin[stack])
    if pattern.isOrthogonal {
      let cross = stack.crossed
      frame.origin[cross] = grid.rounded(origin[cross] + frame.origin[cross])
    }
    return frame
  }
}
