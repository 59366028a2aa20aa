/// What a section says of all its groups, and where they lie in it.
struct GroupContext: Sendable {
  /// The axis along which groups follow each other.
  let stackAxis: LayoutAxis
  /// Whether that is not the layout's scroll axis.
  let isOrthogonal: Bool
  /// The depth of items of which nothing else is said: one in a section with backgrounds.
  let itemDepth: Int
  /// The root group as it is described.
  let item: LayoutSubitem
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
    let layoutCross = scrollAxis.perpendicular
    stackAxis = section.isOrthogonal ? layoutCross : scrollAxis
    isOrthogonal = section.isOrthogonal
    itemDepth = section.decorationItems.isEmpty ? 0 : 1
    item = .group(section.group)
    self.grid = grid
    leafLimit = min(max(1, largestCount), GroupSolver.countLimit)
    // Only the edges across the layout's scroll axis are cleared of safe areas and margins, and only
    // the section's own insets across its stack axis narrow what fractions refer to
    // (conformance cases `charon-032`, `charon-053`, `charon-161` to `charon-181`).
    var base = container
    base[layoutCross] -= section.referenceInsets.total(layoutCross)
    base[stackAxis.perpendicular] -= section.contentInsets.total(stackAxis.perpendicular)
    self.base = base
    var corner = LayoutPoint(x: section.contentInsets.leading, y: section.contentInsets.top)
    corner[layoutCross] += section.referenceInsets.start(layoutCross)
    self.corner = corner
  }

  /// The content insets of the root group along the stack axis.
  var groupInsets: Double { item.effectiveInsets.total(stackAxis) }

  /// Where a solved group begins across the stack axis, and how long the row is that it would make alone.
  func crossPosition(of box: SolvedBox) -> (start: Double, row: Double) {
    let cross = stackAxis.perpendicular
    let edges = item.edgeSpacing
    // The row of an orthogonal section is as long across as its group, so nothing is left over there.
    let row = edges.start(cross).minimum + box.size[cross] + edges.end(cross).minimum
    let start = GroupArrangement.start(
      edges, across: cross, of: box.size[cross], in: isOrthogonal ? row : base[cross])
    return (corner[cross] + start, row)
  }

  /// Solves one group.
  ///
  /// - Parameter shared: the lengths that all groups of the section agreed on, along axes where they do.
  func solve(
    measurements: GroupMeasurements? = nil, shared: LayoutSize = .unknown,
    observer: SolveObserver? = nil
  ) -> SolvedBox {
    GroupSolver(grid: grid, leafLimit: leafLimit, observer: observer, measurements: measurements)
      .solve(item, in: base, shared: shared)
  }
}
