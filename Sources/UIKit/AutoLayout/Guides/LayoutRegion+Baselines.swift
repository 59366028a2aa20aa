import ConstraintSolver

extension LayoutRegion {
  /// Has the constraints on baselines updated, because a text or a font changed.
  func baselinesDidChange() {
    areBaselinesDue = true
    setNeedsSolving()
  }

  /// Updates the constraints on baselines for the current texts, fonts, and widths of wrapped text.
  func refreshBaselines() {
    areBaselinesDue = false
    guard !baselineConstraints.isEmpty else { return }
    baselineConstraints.removeAll { !solver.contains($0.id) }
    var changes: [(constraint: ConstraintID, constant: Double)] = []
    for (constraint, id) in Array(baselineConstraints) {
      guard let lowered = lower(constraint) else { continue }
      let old = solver[id]
      if old.expression.terms != lowered.expression.terms {
        // Another view has the baseline now.
        replaceInSolver(constraint, id)
      } else if old.expression.constant != lowered.expression.constant {
        changes.append((id, lowered.expression.constant))
      }
    }
    updateConstants(changes)
  }
}
