/// The properties of a section that all its groups share.
struct GroupContext: Sendable {
  /// The axis along which groups follow each other.
  let stackAxis: LayoutAxis
  /// A Boolean value that indicates whether the stack axis differs from the layout's scroll axis.
  let isOrthogonal: Bool
  /// The default depth of items: one in a section with backgrounds, otherwise zero.
  let itemDepth: Int
  /// The root group.
  let item: LayoutSubitem
  /// The size that fractions of the root group refer to.
  let base: LayoutSize
  /// The section's near corner inside its insets.
  let corner: LayoutPoint
  let grid: PixelGrid
  /// The number of items in the largest section with the template, which limits the number of items
  /// in a group.
  let leafLimit: Int

  init(
    _ section: LayoutSection, in container: LayoutSize, scrollAxis: LayoutAxis, grid: PixelGrid,
    largestCount: Int
  ) {
    let layoutCross = scrollAxis.perpendicular
    stackAxis = section.isOrthogonal ? layoutCross : scrollAxis
    isOrthogonal = section.isOrthogonal
    itemDepth = section.decorationItems.isEmpty ? 0 : 1
    item = .group(section.repeatedGroup(along: stackAxis))
    self.grid = grid
    leafLimit = min(max(1, largestCount), GroupSolver.countLimit)
    // Safe areas and margins apply only across the layout's scroll axis. Only the section's insets
    // across its stack axis reduce the size that fractions refer to (conformance cases
    // `charon-032`, `charon-053`, `charon-161` to `charon-181`).
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

  /// Returns the position of a solved group across the stack axis, and the length of a row with
  /// this group alone.
  func crossPosition(of box: SolvedBox) -> (start: Double, row: Double) {
    let cross = stackAxis.perpendicular
    let edges = item.edgeSpacing
    // The row of an orthogonal section is as long across as its group, so no length remains.
    let row = edges.start(cross).minimum + box.size[cross] + edges.end(cross).minimum
    let start = GroupArrangement.start(
      edges, across: cross, of: box.size[cross], in: isOrthogonal ? row : base[cross])
    return (corner[cross] + start, row)
  }

  /// Solves one group.
  ///
  /// - Parameter shared: The lengths that all groups of the section share; NaN along axes without
  ///   one.
  func solve(
    measurements: GroupMeasurements? = nil, shared: LayoutSize = .unknown,
    observer: SolveObserver? = nil
  ) -> SolvedBox {
    GroupSolver(grid: grid, leafLimit: leafLimit, observer: observer, measurements: measurements)
      .solve(item, in: base, shared: shared)
  }
}
