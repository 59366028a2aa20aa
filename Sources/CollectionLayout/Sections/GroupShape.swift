/// One group of a section, solved: where its items lie in it, and what it takes of the section.
///
/// A class, because every query reads one: a reference is cheaper to hand around than the arrays.
final class GroupShape: Sendable {
  /// Frames in the group, relative to its corner. The coordinate that is the same in every group of this
  /// shape is rounded already.
  let frames: [LayoutRect]
  /// The axes along which each item's length is an estimate or measured; empty where no item's is.
  let axes: [LayoutAxes]
  /// The depth of each item; empty where all have the same.
  let depths: [Int]
  /// The length of the whole group, and of one that holds only the first so many items at index count - 1.
  let length: Double
  let partialLengths: [Double]
  /// Where the group begins across the stack axis, and how long it is there.
  let crossOrigin: Double
  let crossLength: Double
  /// The length across of the row of an orthogonal section that the group would make alone.
  let rowLength: Double
  /// The axes along which anything in the group was measured.
  let measuredAxes: LayoutAxes
  /// Where the frames of large groups begin and end along the stack axis, for searching. Empty for
  /// groups so small that looking at each frame is faster.
  let searchIndex: SlotIndex
  /// Badges and other views that items and groups place.
  let supplements: SupplementPattern
  /// Whether there are any.
  let hasSupplements: Bool

  /// How many items the group holds; zero where nothing fits.
  var capacity: Int { frames.count }

  /// Puts a solved group into its section.
  init(_ box: SolvedBox, in placement: GroupPlacement) {
    let stack = placement.stackAxis
    let cross = stack.crossed
    let (start, row) = placement.across(box)
    let length = box.size[stack]
    let leaves = box.leaves
    var lengths: [Double] = []
    lengths.reserveCapacity(leaves.count)
    let inner = length - placement.groupInsets
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
      guard !placement.isOrthogonal else { return frame }
      var frame = frame
      frame.origin[cross] = placement.grid.rounded(frame.origin[cross] + start)
      return frame
    }

    frames = leaves.map { settled($0.frame) }
    axes = leaves.contains { !$0.axes.isEmpty } ? leaves.map { $0.axes } : []
    depths =
      leaves.contains { $0.zIndex != 0 }
      ? leaves.map { max($0.zIndex, placement.itemDepth) } : []
    self.length = length
    partialLengths = lengths
    crossOrigin = start
    crossLength = box.size[cross]
    rowLength = row
    measuredAxes = box.measuredAxes
    searchIndex = SlotIndex(frames, along: stack)
    supplements = SupplementPattern(
      box.supplements.map { supplement in
        var supplement = supplement
        supplement.frame = settled(supplement.frame)
        return supplement
      }, along: stack)
    hasSupplements = !box.supplements.isEmpty
  }

  /// Whether another group of the same section looks like this one.
  func isSame(as other: GroupShape) -> Bool {
    frames == other.frames && length == other.length && partialLengths == other.partialLengths
      && crossOrigin == other.crossOrigin && crossLength == other.crossLength
      && supplements.items.elementsEqual(other.supplements.items) { $0.frame == $1.frame }
  }
}

/// What a section says of all its groups, and where they lie in it.
struct GroupPlacement: Sendable {
  /// The axis along which groups follow each other.
  let stackAxis: LayoutAxis
  /// Whether that is not the layout's scroll axis.
  let isOrthogonal: Bool
  /// The depth of items of which nothing else is said: one in a section with backgrounds.
  let itemDepth: Int
  /// The root group as it is described.
  let item: LayoutItem
  /// What the fractions of the root group refer to.
  let base: LayoutSize
  /// The section's near corner inside its insets.
  let corner: LayoutPoint
  let grid: PixelGrid
  /// How many items the largest section of the kind has.
  let leafLimit: Int

  init(
    _ section: LayoutSection, in container: LayoutSize, scrollAxis: LayoutAxis, grid: PixelGrid,
    largestCount: Int
  ) {
    let layoutCross = scrollAxis.crossed
    stackAxis = section.isOrthogonal ? layoutCross : scrollAxis
    isOrthogonal = section.isOrthogonal
    itemDepth = section.decorationItems.isEmpty ? 0 : 1
    item = section.group
    self.grid = grid
    leafLimit = min(max(1, largestCount), GroupSolver.countLimit)
    // Only the edges across the layout's scroll axis are cleared of safe areas and margins, and only
    // the section's own insets across its stack axis narrow what fractions refer to
    // (conformance cases `charon-032`, `charon-053`, `charon-161` to `charon-181`).
    var base = container
    base[layoutCross] -= section.referenceInsets.total(layoutCross)
    base[stackAxis.crossed] -= section.contentInsets.total(stackAxis.crossed)
    self.base = base
    var corner = LayoutPoint(x: section.contentInsets.leading, y: section.contentInsets.top)
    corner[layoutCross] += section.referenceInsets.start(layoutCross)
    self.corner = corner
  }

  /// The content insets of the root group along the stack axis.
  var groupInsets: Double { item.effectiveInsets.total(stackAxis) }

  /// Where a solved group begins across the stack axis, and how long the row is that it would make alone.
  func across(_ box: SolvedBox) -> (start: Double, row: Double) {
    let cross = stackAxis.crossed
    let edges = item.edgeSpacing
    // The row of an orthogonal section is as long across as its group, so nothing is left over there.
    let row = edges.start(cross).minimum + box.size[cross] + edges.end(cross).minimum
    let start = Run.start(
      edges, across: cross, of: box.size[cross], in: isOrthogonal ? row : base[cross])
    return (corner[cross] + start, row)
  }

  /// Solves one group.
  ///
  /// - Parameter shared: the lengths that all groups of the section agreed on, along axes where they do.
  func solve(
    measures: GroupMeasures? = nil, shared: LayoutSize = .unknown, observer: SolveObserver? = nil
  ) -> SolvedBox {
    GroupSolver(grid: grid, leafLimit: leafLimit, observer: observer, measures: measures)
      .solve(item, in: base, shared: shared)
  }
}
