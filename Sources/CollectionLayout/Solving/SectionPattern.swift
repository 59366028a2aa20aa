/// One kind of section, solved: the frames of one full group, and how groups follow each other.
///
/// Every section of the kind is arithmetic on this: item i lies in group `i / capacity`, at slot
/// `i % capacity`.
///
/// A class, because every query reads one: a reference is cheaper to hand around than the arrays.
final class SectionPattern: Sendable {
  /// The axis along which groups follow each other.
  let stackAxis: LayoutAxis
  /// Whether that is not the layout's scroll axis.
  let isOrthogonal: Bool
  /// How many items a full group holds; zero where nothing fits.
  let capacity: Int
  /// Whether the group, or one in it, has no room for anything.
  let holdsEmptyGroup: Bool
  /// The group's outer size.
  let groupSize: LayoutSize
  /// Where the first group begins, measured from the near corner of the section's content box: along
  /// the stack axis before rounding, across it in place.
  let firstOrigin: LayoutPoint
  /// From the beginning of one group to that of the next.
  let pitch: Double
  /// Frames in one group, relative to its corner. The coordinate that is the same in every section of
  /// the kind is rounded already.
  let frames: [LayoutRect]
  /// The length of a group that holds only the first so many items, at index count - 1.
  let partialLengths: [Double]
  /// Where the frames of large groups begin and end along the stack axis, for searching. Empty for
  /// groups so small that looking at each frame is faster.
  let searchIndex: SlotIndex
  /// The section's insets along the layout's scroll axis.
  let insetStart: Double
  let insetEnd: Double
  /// What lies before the first group along the stack axis: insets, and the group's edge spacing.
  let stackInsetStart: Double
  /// What lies after the last group along the stack axis, in the same way.
  let stackInsetEnd: Double
  /// For an orthogonal section, the length of its row along the scroll axis.
  let rowLength: Double
  /// Headers, footers and side views.
  let boundary: BoundaryPattern
  /// Badges and other views that items and groups place.
  let supplements: SupplementPattern
  /// Whether there are any.
  let hasSupplements: Bool
  /// Backgrounds.
  let decorations: [LayoutDecorationItem]
  /// The depth of each slot's item; empty where all have the same.
  let slotDepths: [Int]
  /// The depth of items of which nothing else is said: one in a section with backgrounds.
  let itemDepth: Int

  /// Solves a kind of section.
  ///
  /// - Parameter largestCount: the number of items in the largest section of the kind.
  init(
    _ section: LayoutSection, in container: LayoutSize, scrollAxis: LayoutAxis, grid: PixelGrid,
    largestCount: Int, observer: SolveObserver? = nil
  ) {
    let layoutCross = scrollAxis.crossed
    let stack = section.isOrthogonal ? layoutCross : scrollAxis
    let cross = stack.crossed

    // Only the edges across the layout's scroll axis are cleared of safe areas and margins, and only
    // the section's own insets across its stack axis narrow what fractions refer to
    // (conformance cases `charon-032`, `charon-053`, `charon-161` to `charon-181`).
    var base = container
    base[layoutCross] -= section.referenceInsets.total(layoutCross)
    base[cross] -= section.contentInsets.total(cross)

    observer?.containerBecame(base, from: container, for: section, scrollAxis: scrollAxis)

    let solver = GroupSolver(
      grid: grid, leafLimit: min(max(1, largestCount), GroupSolver.countLimit), observer: observer)
    let box = solver.solve(section.group, in: base)
    let edges = section.group.edgeSpacing
    var origin = LayoutPoint(x: section.contentInsets.leading, y: section.contentInsets.top)
    origin[layoutCross] += section.referenceInsets.start(layoutCross)
    origin[stack] += edges.start(stack).minimum
    // The row of an orthogonal section is as long across as its group, so nothing is left over there.
    let row = edges.start(cross).minimum + box.size[cross] + edges.end(cross).minimum
    origin[cross] += Run.start(
      edges, across: cross, of: box.size[cross], in: section.isOrthogonal ? row : base[cross])

    let length = box.size[stack]
    let leaves = box.leaves
    var lengths: [Double] = []
    lengths.reserveCapacity(leaves.count)
    let inner = length - section.group.effectiveInsets.total(stack)
    var reached = -Double.infinity
    for leaf in leaves {
      reached = max(reached, leaf.slot.maximum(stack))
      // A partly filled group ends where its items do, plus what a full one leaves after its last;
      // its content insets are not added back (conformance cases `charon-036` to `charon-043`).
      let trim = box.reach[stack] - reached
      lengths.append(trim > PixelGrid.hair ? max(0, inner - trim) : length)
    }

    /// A frame with its coordinate across the stack axis put in place, where it is the same in every
    /// section of the kind.
    func settled(_ frame: LayoutRect) -> LayoutRect {
      guard !section.isOrthogonal else { return frame }
      var frame = frame
      frame.origin[cross] = grid.rounded(frame.origin[cross] + origin[cross])
      return frame
    }

    stackAxis = stack
    isOrthogonal = section.isOrthogonal
    capacity = leaves.count
    holdsEmptyGroup = box.holdsEmptyGroup
    groupSize = box.size
    firstOrigin = origin
    let step =
      edges.start(stack).minimum + length + edges.end(stack).minimum + section.interGroupSpacing
    observer?.rootPlaced(box, at: origin, pitch: step, stackAxis: stack)
    pitch = max(0, step)
    frames = leaves.map { settled($0.frame) }
    partialLengths = lengths
    searchIndex = SlotIndex(frames, along: stack)
    insetStart = section.contentInsets.start(scrollAxis)
    insetEnd = section.contentInsets.end(scrollAxis)
    stackInsetStart = origin[stack]
    stackInsetEnd =
      edges.end(stack).minimum + section.contentInsets.end(stack)
      + (section.isOrthogonal ? section.referenceInsets.end(stack) : 0)
    rowLength = row
    let follows = section.boundaryItemsFollowContentInsets
    let narrowing = follows ? section.referenceInsets : section.boundaryReferenceInsets
    boundary = BoundaryPattern(
      section.boundaryItems, in: container,
      before: narrowing.start(layoutCross)
        + (follows ? section.contentInsets.start(layoutCross) : 0),
      after: narrowing.end(layoutCross) + (follows ? section.contentInsets.end(layoutCross) : 0),
      scrollAxis: scrollAxis, solver: solver)
    supplements = SupplementPattern(
      box.supplements.map { supplement in
        var supplement = supplement
        supplement.frame = settled(supplement.frame)
        return supplement
      }, along: stack)
    hasSupplements = !box.supplements.isEmpty
    decorations = section.decorationItems
    let depth = section.decorationItems.isEmpty ? 0 : 1
    itemDepth = depth
    slotDepths =
      leaves.contains { $0.zIndex != 0 } ? leaves.map { max($0.zIndex, depth) } : []
  }
}
