extension ConstraintSolver {
  /// Stops the program if the tableau is not consistent in itself, in builds that check invariants.
  @inline(__always) func checkInvariants() {
    checkInvariant(
      step: Int(truncatingIfNeeded: nextSerial) &+ tableau.wear,
      visiting: tableau.rows.usedCount + tableau.records.count + tableau.uses.count,
      tableau.brokenStructure())
  }

  /// The invariant that does not hold, in words; `nil` if all hold.
  ///
  /// The numbers are compared with the tolerances of systems of layouts, with coefficients near 1.
  ///
  /// - Complexity: O(*n* · *o*), where *n* is the number of symbols, terms of rows and terms of
  ///   constraints, and *o* the number of priorities.
  func brokenInvariant() -> String? {
    tableau.brokenStructure() ?? tableau.brokenSolution() ?? tableau.brokenCost()
  }
}
