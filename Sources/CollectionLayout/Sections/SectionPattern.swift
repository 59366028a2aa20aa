/// One kind of section, solved: the frames of one full group, and how groups follow each other.
///
/// Every section of the kind is arithmetic on this: item i lies in group `i / capacity`, at slot
/// `i % capacity`.
///
/// A class, because every query reads one: a reference is cheaper to hand around than the arrays.
final class SectionPattern: Sendable {
  /// What the section says of all its groups.
  let context: GroupContext
  /// A full group of which nothing was measured.
  let shape: GroupShape
  /// The shape's frames, at hand for those who look up one.
  let frames: [LayoutRect]
  /// The axis along which groups follow each other.
  let stackAxis: LayoutAxis
  /// Whether that is not the layout's scroll axis.
  let isOrthogonal: Bool
  /// How many items a full group holds; zero where nothing fits.
  let capacity: Int
  /// Whether the group, or one in it, has no room for anything.
  let holdsEmptyGroup: Bool
  /// Whether measuring decides how many items a group holds.
  let reflows: Bool
  /// The group's outer size.
  let groupSize: LayoutSize
  /// Where the first group begins, measured from the near corner of the section's content box: along
  /// the stack axis before rounding, across it in place.
  let firstOrigin: LayoutPoint
  /// What lies between a group's end and the next one's beginning. May be less than nothing.
  let gap: Double
  /// From the beginning of one group to that of the next.
  let pitch: Double
  /// How groups of a single item grow with it; nil for all others.
  let singleItemGrowth: SingleItemGrowth?
  /// How a large group of single items grows with them; nil for all others.
  let stackGrowth: StackGrowth?
  /// Whether a group's length across the stack axis depends on what it holds.
  let growsAcross: Bool
  /// The axes along which all groups of a section share the largest length.
  let sharedAxes: LayoutAxes
  /// The section's insets along the layout's scroll axis.
  let insetStart: Double
  let insetEnd: Double
  /// What lies before the first group along the stack axis: insets, and the group's edge spacing.
  let stackInsetStart: Double
  /// What lies after the last group along the stack axis, in the same way.
  let stackInsetEnd: Double
  /// Headers, footers and side views.
  let boundary: BoundaryPattern
  /// Backgrounds.
  let decorations: [LayoutDecorationItem]

  /// Solves a kind of section.
  ///
  /// - Parameters:
  ///   - largestCount: the number of items in the largest section of the kind.
  ///   - measures: what was measured of the items of the group that is looked at.
  ///   - shared: the lengths that all groups agreed on.
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
    let edges = section.group.edgeSpacing
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
    growsAcross = section.group[stack.perpendicular].isEstimated
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
  }

  /// The boundary items of a section of the kind.
  ///
  /// - Parameter sizes: what was measured of them; empty where nothing was.
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
