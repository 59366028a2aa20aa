/// A solved section template: the frames of one full group, and the distance between groups.
///
/// Frames in every section are arithmetic on it: item i lies in group `i / capacity`, at slot `i %
/// capacity`.
///
/// It is a class because every query reads one, and a reference costs less to pass than arrays.
final class SectionPattern: Sendable {
  /// The properties that all groups share.
  let context: GroupContext
  /// A full group without measured sizes.
  let shape: GroupShape
  /// The frames of the shape, for fast access.
  let frames: [LayoutRect]
  /// The axis along which groups follow each other.
  let stackAxis: LayoutAxis
  /// A Boolean value that indicates whether the stack axis differs from the layout's scroll axis.
  let isOrthogonal: Bool
  /// The number of items in a full group; zero if nothing fits.
  let capacity: Int
  /// A Boolean value that indicates whether the group, or a nested group, has no room for its
  /// content.
  let holdsEmptyGroup: Bool
  /// A Boolean value that indicates whether measured sizes determine the number of items in a
  /// group.
  let reflows: Bool
  /// The group's outer size.
  let groupSize: LayoutSize
  /// The position of the first group relative to the near corner of the section's content box:
  /// before rounding along the stack axis, on a pixel across it.
  let firstOrigin: LayoutPoint
  /// The spacing between consecutive groups, in points. May be negative.
  let gap: Double
  /// The distance between the starts of consecutive groups.
  let pitch: Double
  /// The growth of groups with a single item, or `nil` for other groups.
  let singleItemGrowth: SingleItemGrowth?
  /// The growth of large groups of single items, or `nil` for other groups.
  let stackGrowth: StackGrowth?
  /// A Boolean value that indicates whether a group's length across the stack axis depends on its
  /// content.
  let growsAcross: Bool
  /// The axes along which all groups of a section share the largest length.
  let sharedAxes: LayoutAxes
  /// The section's insets along the layout's scroll axis.
  let insetStart: Double
  let insetEnd: Double
  /// The distance before the first group along the stack axis: insets, and the group's edge
  /// spacing.
  let stackInsetStart: Double
  /// The distance behind the last group along the stack axis, including the same.
  let stackInsetEnd: Double
  /// The headers, footers and side views.
  let boundary: BoundaryPattern
  /// The backgrounds.
  let decorations: [LayoutDecorationItem]
  /// The lanes, or `nil` if the group repeats.
  let lanes: LaneGeometry?

  /// Solves a section template.
  ///
  /// - Parameters:
  ///   - largestCount: The number of items in the largest section with the template.
  ///   - measurements: The measured sizes in the group that is explained.
  ///   - shared: The lengths that all groups share.
  init(
    _ section: LayoutSection, in container: LayoutSize, scrollAxis: LayoutAxis, grid: PixelGrid,
    largestCount: Int, observer: SolveObserver? = nil, measurements: GroupMeasurements? = nil,
    shared: LayoutSize = .unknown, boundarySizes: [LayoutSize] = []
  ) {
    let context = GroupContext(
      section, in: container, scrollAxis: scrollAxis, grid: grid, largestCount: largestCount)
    let stack = context.stackAxis
    observer?.didResolveContainer(
      context.base, from: container, for: section, scrollAxis: scrollAxis)
    let box = context.solve(measurements: measurements, shared: shared, observer: observer)
    let shape = GroupShape(box, in: context)
    let group = section.repeatedGroup(along: stack)
    let edges = group.edgeSpacing
    var origin = context.corner
    origin[stack] += edges.start(stack).minimum
    origin[stack.perpendicular] = shape.crossOrigin

    self.context = context
    self.shape = shape
    frames = shape.frames
    stackAxis = stack
    isOrthogonal = section.isOrthogonal
    capacity = shape.capacity
    holdsEmptyGroup = box.holdsEmptyGroup
    reflows = box.reflows
    groupSize = box.size
    firstOrigin = origin
    gap = edges.start(stack).minimum + edges.end(stack).minimum + section.interGroupSpacing
    let step =
      edges.start(stack).minimum + shape.length + edges.end(stack).minimum
      + section.interGroupSpacing
    observer?.didPlaceRootGroup(box, at: origin, pitch: step, stackAxis: stack)
    pitch = max(0, step)
    singleItemGrowth = shape.capacity == 1 ? SingleItemGrowth(context.item) : nil
    stackGrowth =
      measurements == nil && shape.measuredAxes.isEmpty ? StackGrowth(box, in: context) : nil
    growsAcross = group[stack.perpendicular].isEstimated
    sharedAxes = context.item.uniformAxes
    insetStart = section.contentInsets.start(scrollAxis)
    insetEnd = section.contentInsets.end(scrollAxis)
    stackInsetStart = origin[stack]
    stackInsetEnd =
      edges.end(stack).minimum + section.contentInsets.end(stack)
      + (section.isOrthogonal ? section.referenceInsets.end(stack) : 0)
    boundary = Self.boundary(
      of: section, in: container, scrollAxis: scrollAxis, context: context,
      sizes: boundarySizes, observer: observer)
    decorations = section.decorationItems
    lanes = section.lanes.map {
      LaneGeometry(
        $0, stackAxis: stack, breadth: shape.crossLength,
        start: section.isOrthogonal ? 0 : shape.crossOrigin, grid: grid,
        snapsPositions: !section.isOrthogonal)
    }
  }

  /// Returns the boundary items of a section with the template.
  ///
  /// - Parameter sizes: Their measured sizes; empty if none was measured.
  static func boundary(
    of section: LayoutSection, in container: LayoutSize, scrollAxis: LayoutAxis,
    context: GroupContext, sizes: [LayoutSize], observer: SolveObserver? = nil
  ) -> BoundaryPattern {
    let cross = scrollAxis.perpendicular
    let follows = section.boundaryItemsFollowContentInsets
    let narrowing = follows ? section.referenceInsets : section.boundaryReferenceInsets
    return BoundaryPattern(
      section.boundaryItems, in: container,
      before: narrowing.start(cross) + (follows ? section.contentInsets.start(cross) : 0),
      after: narrowing.end(cross) + (follows ? section.contentInsets.end(cross) : 0),
      scrollAxis: scrollAxis, sizes: sizes, grid: context.grid, observer: observer)
  }
}
