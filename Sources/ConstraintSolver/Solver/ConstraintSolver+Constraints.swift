extension ConstraintSolver {
  /// Adds a constraint.
  ///
  /// Traps if a number in the constraint is not finite, or a variable is not this solver's.
  ///
  /// - Throws: `UnsatisfiableConstraint` if the constraint is required and contradicts other required
  ///   constraints; the solver is then as it was.
  /// - Complexity: O(*t* · *a* + *p* · *a*).
  @discardableResult
  public mutating func add(
    _ constraint: Constraint
  ) throws(UnsatisfiableConstraint) -> ConstraintID {
    require(
      constraint.expression.isFinite,
      "A constraint has a coefficient or a constant that is not finite; give it finite numbers.")
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
      tableau.optimise()
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

  /// Removes a constraint. Traps if it is not in the solver.
  ///
  /// - Complexity: O(*t* + *a* + *p* · *a*).
  public mutating func remove(_ id: ConstraintID) {
    let entry = entry(id)
    if !entry.constraint.priority.isRequired {
      tableau.removeErrors(entry.markers.errors, priority: entry.constraint.priority)
    }
    tableau.remove(entry.markers)
    tableau.release(entry.markers)
    tableau.optimise()
    entries[id.slot] = nil
    unusedSlots.append(id.slot)
    for term in entry.constraint.expression.terms { uses[term.variable.symbol] -= 1 }
    rebuildIfWorn()
  }

  /// Changes how much a constraint matters. Traps if the constraint is not in the solver, or if it is
  /// required and should not be any more, or the other way round: remove it and add another for that.
  ///
  /// - Complexity: O(*a* + *p* · *a*).
  public mutating func updatePriority(of id: ConstraintID, to priority: Constraint.Priority) {
    let entry = entry(id)
    let old = entry.constraint.priority
    require(
      old.isRequired == priority.isRequired,
      "A constraint's priority changes from \(old.rawValue) to \(priority.rawValue), to or from required; "
        + "remove it and add another instead.")
    guard old != priority else { return }
    entries[id.slot]!.constraint.priority = priority
    tableau.removeErrors(entry.markers.errors, priority: old)
    tableau.addErrors(entry.markers.errors, priority: priority)
    tableau.optimise()
    rebuildIfWorn()
  }

  /// Whether a constraint is in the solver.
  public func contains(_ id: ConstraintID) -> Bool {
    id.slot < entries.count && entries[id.slot]?.serial == id.serial
  }

  /// The constraint with a name, with the constant and the priority it has now. Traps if it is not in
  /// the solver.
  public subscript(_ id: ConstraintID) -> Constraint { entry(id).constraint }

  func entry(_ id: ConstraintID) -> Entry {
    require(
      contains(id),
      "A constraint is named that is not in the solver; it has been removed, or another solver has it."
    )
    return entries[id.slot]!
  }

  /// The required constraints that a failing row is made of, one of them left out.
  ///
  /// The row is the one combination of its constraints' rows in which all variables cancel. So any
  /// fewer of them are linearly independent in what they bind, and can hold together.
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

  /// Whether a failing row may fail because of rounding errors: it is nearly satisfied, and not fresh.
  func isDoubtful(_ symbol: Symbol) -> Bool {
    tableau.wear > 0 && abs(tableau.rows[symbol].constant) < Tolerance.doubt
  }

  /// Computes rows afresh if enough has happened to them, or if constraints show that their numbers
  /// have suffered.
  mutating func rebuildIfWorn(after slots: [Int] = []) {
    let hasSuffered = slots.contains { slot in
      let entry = entries[slot]!
      return tableau.residual(of: (entry.constraint, entry.markers)) > Tolerance.residual
    }
    if tableau.isWorn || (hasSuffered && tableau.wear > 0) { rebuild() }
  }

  /// Computes the tableau's rows afresh from the constraints.
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
