extension ConstraintSolver {
  /// Changes the constant of a constraint's expression, whose right side is zero: for
  /// `left == right + 10` the constant is -10.
  ///
  /// - Precondition: The solver contains the constraint, and the constant is finite.
  /// - Throws: `UnsatisfiableConstraint` if the constraint is required and its new constant
  ///   contradicts other required constraints, and leaves the solver unchanged.
  /// - Complexity: O(*r* + *p* · *a*), where *r* is the number of rows that depend on the
  ///   constraint.
  public mutating func updateConstant(
    of id: ConstraintID, to constant: Double
  ) throws(UnsatisfiableConstraint) {
    check(id)
    if tableau.links[id.slot].priority.isRequired {
      try updateConstants([(id, constant)])
    } else {
      updateOptionalConstant(of: id, to: constant)
    }
  }

  /// Changes the constant of an optional constraint in the solver.
  mutating func updateOptionalConstant(of id: ConstraintID, to constant: Double) {
    check(constant, of: id)
    tableau.hasPivoted = false
    _ = setConstant(constant, of: id)
    _ = tableau.restoreFeasibility()
    tableau.optimize()
    tableau.updateValues()
    endOperation(after: CollectionOfOne(id.slot))
  }

  @inline(__always) private func check(_ constant: Double, of id: ConstraintID) {
    require(
      constant.isFinite, "The constant of \(id) cannot be \(constant); use a finite number.")
  }

  /// Changes the constants of several constraints at once. Use it for required constraints that
  /// contradict each other if only some of them change.
  ///
  /// - Precondition: The solver contains the constraints, and the constants are finite.
  /// - Throws: `UnsatisfiableConstraint` if required constraints contradict each other with the new
  ///   constants, and leaves the solver unchanged.
  /// - Complexity: The cost of `updateConstant(of:to:)` for each, with the pivots of one.
  public mutating func updateConstants(
    _ changes: [(constraint: ConstraintID, constant: Double)]
  ) throws(UnsatisfiableConstraint) {
    var canFail = false
    for change in changes {
      check(change.constant, of: change.constraint)
      check(change.constraint)
      canFail = canFail || tableau.links[change.constraint.slot].priority.isRequired
    }
    tableau.hasPivoted = false
    var (before, failing) = attempt(changes, canFail: canFail)
    if canFail, let row = failing, isDoubtful(row) {
      undo(changes, before)
      rebuild()
      (before, failing) = attempt(changes, canFail: canFail)
    }
    if canFail, let failing {
      let error = error(of: changes, failing: failing)
      undo(changes, before)
      throw error
    }
    if canFail { tableau.commit() }
    tableau.optimize()
    tableau.updateValues()
    endOperation(after: changes.map { $0.constraint.slot })
  }

  /// Changes constants.
  ///
  /// - Returns: The previous constants, and the row that cannot be satisfied, if any.
  private mutating func attempt(
    _ changes: [(constraint: ConstraintID, constant: Double)], canFail: Bool
  ) -> (before: [Double], failing: Symbol?) {
    if canFail { tableau.beginTransaction() }
    var before: [Double] = []
    for change in changes {
      before.append(setConstant(change.constant, of: change.constraint))
    }
    return (before, tableau.restoreFeasibility())
  }

  private mutating func undo(
    _ changes: [(constraint: ConstraintID, constant: Double)], _ before: [Double]
  ) {
    for (change, constant) in zip(changes, before).reversed() {
      tableau.links[change.constraint.slot].constant = constant
    }
    tableau.rollBack()
  }

  /// Changes a constant without restoring feasibility.
  ///
  /// - Returns: The previous constant.
  private mutating func setConstant(_ constant: Double, of id: ConstraintID) -> Double {
    let before = tableau.links[id.slot].constant
    guard constant != before else { return before }
    tableau.shiftConstraint(id.slot, by: constant - before)
    tableau.links[id.slot].constant = constant
    return before
  }

  private mutating func error(
    of changes: [(constraint: ConstraintID, constant: Double)], failing: Symbol
  ) -> UnsatisfiableConstraint {
    let members = requiredConstraints(inRowOf: failing, besides: -1)
    let id = changes.first { members.contains($0.constraint) }!.constraint
    return UnsatisfiableConstraint(
      constraint: self[id], id: id, conflicts: members.filter { $0 != id })
  }
}
