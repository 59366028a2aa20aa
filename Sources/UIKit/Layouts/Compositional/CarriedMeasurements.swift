/// What was measured before the data changed, until the layout is solved with the new ones.
@MainActor
enum CarriedMeasurements {
  /// Each by its new name.
  case named([ElementMeasurement])
  /// The items as they were, and what became of them; the boundary items by their new names.
  case items(
    of: CompositionalSolution, change: DataChange, edits: DataEdits,
    boundaries: [ElementMeasurement])

  /// What was measured in a solution, along a change of the data.
  ///
  /// - Parameter limit: so many items are carried by their names at most: each has to be looked up in the
  ///   new data. Of more than these, it is cheaper to find out how the data have changed.
  init(
    of solution: CompositionalSolution, _ change: DataChange, in view: UICollectionView, limit: Int
  ) {
    guard solution.solved.measuredItemCount > limit, let edits = change.edits() else {
      self = .named(solution.measurements().along(change, in: view))
      return
    }
    self = .items(
      of: solution, change: change, edits: edits,
      boundaries: solution.measurements(includesItems: false).along(change, in: view))
  }

  /// Follows one more change of the data.
  mutating func follow(_ change: DataChange, in view: UICollectionView) {
    self = .named(measurements(in: view).along(change, in: view))
  }

  /// Each by its present name.
  private func measurements(in view: UICollectionView) -> [ElementMeasurement] {
    switch self {
    case .named(let measurements): measurements
    case .items(let solution, let change, _, let boundaries):
      boundaries
        + solution.measurements().filter { $0.key.kind == nil }.along(change, in: view)
    }
  }
}

extension [ElementMeasurement] {
  /// The same by the names after a change, without what is gone or shown anew.
  @MainActor
  fileprivate func along(_ change: DataChange, in view: UICollectionView) -> [ElementMeasurement] {
    compactMap { measurement in
      view.newName(of: measurement.key, change).map {
        ElementMeasurement(key: $0, size: measurement.size, axes: measurement.axes)
      }
    }
  }
}

extension CompositionalSolution {
  /// Takes over what was measured before the data changed. What is not there, or not measurable any
  /// more, is left out.
  ///
  /// - Complexity: O(measured), and a part of the groups.
  mutating func restore(_ carried: CarriedMeasurements) {
    switch carried {
    case .named(let measurements): restore(measurements)
    case .items(let old, let change, let edits, let boundaries):
      takeItems(of: old, change, edits)
      restore(boundaries)
    }
  }

  private mutating func takeItems(
    of old: CompositionalSolution, _ change: DataChange, _ edits: DataEdits
  ) {
    old.solved.forEachSectionWithMeasuredItems { section in
      guard let place = change.newSection(section), !change.reloadsSection(place) else { return }
      solved.copyMeasurements(
        ofSection: section, of: old.solved, toSection: place,
        applying: edits.items(ofSection: section, nowAt: place))
    }
    restore(
      edits.moved.compactMap { move in
        guard !change.reloadsSection(move.to.section) else { return nil }
        return old.measurement(ofItemAt: move.from).map {
          ElementMeasurement(
            key: ElementKey(kind: nil, indexPath: move.to), size: $0.size, axes: $0.axes)
        }
      })
  }
}
