import ConstraintSolver

extension LayoutRegion {
  /// Schedules an update of the constraints on baselines after a change of a text or a font.
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

extension LayoutRegion {
  /// Lowers constraints on the baselines of views around a member again, because the member leaves
  /// the region.
  ///
  /// - Complexity: O(constraints on baselines).
  func releaseBaselines(of member: RegionMember) {
    guard !baselineConstraints.isEmpty else { return }
    let variables = member.variables
    for (constraint, id) in baselineConstraints where solver.contains(id) {
      let terms = solver[id].expression.terms
      if terms.contains(where: { variables.contains($0.variable) }) {
        meaningDidChange(of: constraint)
      }
    }
  }
}
