extension ConstraintSolver {
  /// Adds a constraint.
  ///
  /// - Precondition: The numbers of the constraint are finite, and its variables belong to this
  ///   solver.
  /// - Throws: `UnsatisfiableConstraint` if the constraint is required and contradicts other
  ///   required constraints, and leaves the solver unchanged.
  /// - Complexity: O(*t* · *a* + *p* · *a*).
  @discardableResult
  public mutating func add(
    _ constraint: Constraint
  ) throws(UnsatisfiableConstraint) -> ConstraintID {
    require(
      constraint.expression.isFinite,
      "A constraint on \(constraint.expression.terms.count) variable(s) has a coefficient or a constant "
        + "that is not finite; use finite numbers.")
    for term in constraint.expression.terms { check(term.variable) }

    let slot = unusedSlots.last ?? entries.count
    let markers = tableau.makeMarkers(for: constraint, owner: slot)
    if constraint.priority.isRequired {
      tableau.beginTransaction()
      var failing =
        tableau.insert(constraint.expression, markers) ?? tableau.restoreFeasibility()
      if let row = failing, isDoubtful(row) {
        tableau.rollBack()
        rebuild()
        tableau.beginTransaction()
        failing = tableau.insert(constraint.expression, markers) ?? tableau.restoreFeasibility()
      }
      if let failing {
        let conflicts = requiredConstraints(inRowOf: failing, besides: slot)
        tableau.rollBack()
        tableau.release(markers)
        throw UnsatisfiableConstraint(constraint: constraint, id: nil, conflicts: conflicts)
      }
      tableau.commit()
    } else {
      _ = tableau.insert(constraint.expression, markers)
      tableau.addErrors(markers.errors, priority: constraint.priority)
      tableau.optimize()
    }

    let entry = Entry(constraint: constraint, markers: markers, serial: nextSerial)
    nextSerial += 1
    if slot == entries.count {
      entries.append(entry)
    } else {
      unusedSlots.removeLast()
      entries[slot] = entry
    }
    for term in constraint.expression.terms { uses[term.variable.symbol] += 1 }
    rebuildIfWorn(after: [slot])
    return ConstraintID(slot: slot, serial: entry.serial)
  }

  /// Removes a constraint.
  ///
  /// - Precondition: The solver contains the constraint.
  /// - Complexity: O(*t* + *a* + *p* · *a*).
  public mutating func remove(_ id: ConstraintID) {
    let entry = entry(id)
    if !entry.constraint.priority.isRequired {
      tableau.removeErrors(entry.markers.errors, priority: entry.constraint.priority)
    }
    tableau.remove(entry.markers)
    tableau.release(entry.markers)
    tableau.optimize()
    entries[id.slot] = nil
    unusedSlots.append(id.slot)
    for term in entry.constraint.expression.terms { uses[term.variable.symbol] -= 1 }
    rebuildIfWorn()
  }

  /// Changes the priority of an optional constraint.
  ///
  /// - Precondition: The solver contains the constraint. Neither its priority nor the new one is
  ///   required, unless they are equal.
  /// - Complexity: O(*a* + *p* · *a*).
  public mutating func updatePriority(of id: ConstraintID, to priority: Constraint.Priority) {
    let entry = entry(id)
    let old = entry.constraint.priority
    require(
      old.isRequired == priority.isRequired,
      "The priority of \(id) cannot change from \(old.rawValue) to \(priority.rawValue), because one of "
        + "them is required; remove the constraint and add another one.")
    guard old != priority else { return }
    entries[id.slot]!.constraint.priority = priority
    tableau.removeErrors(entry.markers.errors, priority: old)
    tableau.addErrors(entry.markers.errors, priority: priority)
    tableau.optimize()
    rebuildIfWorn()
  }

  /// Returns a Boolean value that indicates whether the solver contains a constraint.
  public func contains(_ id: ConstraintID) -> Bool {
    id.slot < entries.count && entries[id.slot]?.serial == id.serial
  }

  /// The constraint with an identifier, with its current constant and priority.
  ///
  /// - Precondition: The solver contains the constraint.
  public subscript(_ id: ConstraintID) -> Constraint { entry(id).constraint }

  func entry(_ id: ConstraintID) -> Entry {
    require(
      contains(id),
      "The solver with \(constraintCount) constraint(s) does not contain \(id); use the identifier of a "
        + "constraint that was added to this solver and not removed."
    )
    return entries[id.slot]!
  }

  /// Returns the required constraints of a row that cannot be satisfied, without the one in a slot.
  ///
  /// The row is the only combination of these constraints in which all variables cancel. Any proper
  /// subset of them is therefore linearly independent and has a solution.
  func requiredConstraints(inRowOf symbol: Symbol, besides slot: Int) -> [ConstraintID] {
    var found: [ConstraintID] = []
    let row = tableau.rows[symbol]
    let least = Tolerance.pivot * row.scale
    let symbols = [symbol] + row.terms.filter { abs($0.coefficient) > least }.map { $0.symbol }
    for symbol in symbols {
      let owner = tableau.records[symbol].owner
      guard owner >= 0, owner != slot, owner < entries.count, let entry = entries[owner],
        entry.constraint.priority.isRequired
      else { continue }
      found.append(ConstraintID(slot: owner, serial: entry.serial))
    }
    return found.sorted()
  }

  /// Returns a Boolean value that indicates whether a row may be unsatisfied because of rounding
  /// errors: its violation is small, and rows have changed since they were computed.
  func isDoubtful(_ symbol: Symbol) -> Bool {
    tableau.wear > 0 && abs(tableau.rows[symbol].constant) < Tolerance.doubt
  }

  /// Recomputes the rows after enough operations, or if the residuals of constraints show rounding
  /// errors.
  mutating func rebuildIfWorn(after slots: [Int] = []) {
    let hasResidual = slots.contains { slot in
      let entry = entries[slot]!
      return tableau.residual(of: (entry.constraint, entry.markers)) > Tolerance.residual
    }
    if tableau.isWorn || (hasResidual && tableau.wear > 0) { rebuild() }
  }

  /// Recomputes the tableau's rows from the constraints.
  mutating func rebuild() {
    let equations = entries.compactMap { entry in
      entry.map { (constraint: $0.constraint, markers: $0.markers) }
    }
    if let fresh = tableau.rebuilt(from: equations) {
      tableau = fresh
    } else {
      tableau.wear = 0
      tableau.isSuspect = false
    }
  }
}
