import CollectionLayout

/// The lanes of items from before an invalidation or changes of the data, until the layout is
/// solved again.
@MainActor
struct CarriedLanes {
  /// The solution before, to whose sections the changes of items are applied.
  private var solved: SolvedLayout
  /// The sections of the solution, and their indices in the current data.
  private var sections: [(old: Int, current: Int)]

  /// Creates the lanes of a solution; `nil` if it has none.
  init?(_ solution: CompositionalSolution?) {
    guard let solution, solution.hasLanes else { return nil }
    solved = solution.solved
    sections = (0..<solved.sectionCount).filter { solution.solved.laneCount(ofSection: $0) > 0 }
      .map { ($0, $0) }
  }

  /// Applies a change of the data. Reloaded sections and those that were deleted lose their lanes.
  mutating func apply(_ change: any DataChange) {
    let edits = change.itemEdits
    sections = sections.compactMap { section in
      guard let new = change.newSection(section.current), !change.reloadsSection(new) else {
        return nil
      }
      solved.apply(edits.items(ofSection: section.current, nowAt: new), toSection: section.old)
      return (section.old, new)
    }
  }

  /// Keeps the lanes in a new solution.
  func keepLanes(in solution: inout CompositionalSolution) {
    for (old, current) in sections
    where current < solution.solved.sectionCount
      && solution.solved.itemCount(inSection: current) == solved.itemCount(inSection: old)
    {
      solution.solved.keepLanes(
        ofSection: old, of: solved, toSection: current, applying: LayoutItemChange())
    }
  }
}
