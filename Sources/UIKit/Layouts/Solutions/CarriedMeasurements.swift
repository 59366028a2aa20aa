import CollectionLayout

/// A view or a layout that determines the keys of its elements after a change of the data.
@preconcurrency @MainActor
protocol ElementRenaming {
  /// Returns the key of an element after a change; `nil` if the element does not keep its view.
  func key(of key: ElementKey, after change: any DataChange) -> ElementKey?
}

/// The measurements from before a change of the data, until the layout is solved for the new data.
@MainActor
enum CarriedMeasurements<Solution: MeasuredSolution> {
  /// The measurements by the new keys of their elements.
  case keyed([ElementMeasurement])
  /// The solution with the measured items before the change, and the measurements of boundary items
  /// by their new keys.
  case items(
    of: Solution, change: any DataChange, boundaries: [ElementMeasurement])

  /// Creates the measurements of a solution after a change of the data.
  ///
  /// - Parameters:
  ///   - solution: The solution before the change.
  ///   - change: The change.
  ///   - view: The view that determines the keys of elements after the change.
  ///   - limit: The number of measured items above which runs of items are copied. Up to this
  ///     number, each item is looked up in the new data.
  init(
    of solution: Solution, _ change: any DataChange, in view: any ElementRenaming,
    limit: Int
  ) {
    guard solution.solved.measuredItemCount > limit, change.isIncremental else {
      self = .keyed(solution.measurements(includesItems: true).along(change, in: view))
      return
    }
    self = .items(
      of: solution, change: change,
      boundaries: solution.measurements(includesItems: false).along(change, in: view))
  }

  /// Applies another change of the data.
  mutating func apply(_ change: any DataChange, in view: any ElementRenaming) {
    self = .keyed(measurements(in: view).along(change, in: view))
  }

  /// Returns the measurements by the current keys of their elements.
  private func measurements(in view: any ElementRenaming) -> [ElementMeasurement] {
    switch self {
    case .keyed(let measurements): measurements
    case .items(let solution, let change, let boundaries):
      boundaries
        + solution.measurements(includesItems: true).filter(\.key.isCell).along(
          change, in: view)
    }
  }
}

extension [ElementMeasurement] {
  /// Returns the measurements by the keys after a change, without deleted and reloaded elements.
  @MainActor
  fileprivate func along(
    _ change: any DataChange, in view: any ElementRenaming
  ) -> [ElementMeasurement] {
    compactMap { measurement in
      view.key(of: measurement.key, after: change).map {
        ElementMeasurement(key: $0, size: measurement.size, axes: measurement.axes)
      }
    }
  }
}

extension MeasuredSolution {
  /// Restores the measurements from before a change of the data, except measurements of elements
  /// that do not exist or are not measured after it.
  ///
  /// - Complexity: O(measurements), plus a fraction of the groups or lines.
  mutating func restore(_ carried: CarriedMeasurements<Self>) {
    switch carried {
    case .keyed(let measurements): restore(measurements)
    case .items(let old, let change, let boundaries):
      copyItems(of: old, change)
      restore(boundaries)
    }
  }

  private mutating func copyItems(of old: Self, _ change: any DataChange) {
    let edits = change.itemEdits
    old.solved.forEachSectionWithMeasuredItems { section in
      guard let new = change.newSection(section), !change.reloadsSection(new) else { return }
      solved.copyMeasurements(
        ofSection: section, of: old.solved, toSection: new,
        applying: edits.items(ofSection: section, nowAt: new))
    }
    restore(
      edits.moved.compactMap { move in
        guard !change.reloadsSection(move.to.section) else { return nil }
        return old.measurement(ofItemAt: move.from).map {
          ElementMeasurement(
            key: ElementKey(.cell, at: move.to), size: $0.size, axes: $0.axes)
        }
      })
  }
}
