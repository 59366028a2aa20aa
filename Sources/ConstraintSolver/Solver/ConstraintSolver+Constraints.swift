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
    check(constraint)
    removeRests()
    let slot = prepare(constraint)
    if constraint.priority.isRequired {
      if let failing = insertRequired(slot) {
        let conflicts = requiredConstraints(inRowOf: failing, besides: slot)
        tableau.rollBack()
        discard(slot)
        throw UnsatisfiableConstraint(constraint: constraint, id: nil, conflicts: conflicts)
      }
      tableau.commit()
    } else {
      tableau.makeMarkers(for: constraint, slot: slot)
      _ = tableau.insert(slot)
      tableau.addErrors(of: slot)
    }
    tableau.optimize()
    tableau.updateValues()
    rebuildIfWorn(after: [slot])
    return ConstraintID(slot: slot, serial: entries[slot]!.serial)
  }

  func check(_ constraint: Constraint) {
    require(
      constraint.expression.isFinite,
      "A constraint on \(constraint.expression.terms.count) variable(s) has a coefficient or a constant "
        + "that is not finite; use finite numbers.")
    for term in constraint.expression.terms { check(term.variable) }
  }

  /// Stores a constraint without changing the solution.
  ///
  /// - Returns: The constraint's slot.
  mutating func prepare(_ constraint: Constraint) -> Int {
    let entry = Entry(constraint: constraint, serial: nextSerial)
    let slot: Int
    if let unused = unusedSlots.popLast() {
      slot = unused
      entries[slot] = entry
    } else {
      slot = entries.count
      entries.append(entry)
    }
    tableau.link(constraint, slot: slot, serial: nextSerial)
    nextSerial += 1
    return slot
  }

  /// Discards the most recently stored constraint, which has neither a row nor a definition.
  mutating func discard(_ slot: Int) {
    tableau.releaseMarkers(of: slot)
    tableau.unlink(slot)
    nextSerial -= 1
    if slot == entries.count - 1, tableau.links.count == entries.count {
      entries.removeLast()
      tableau.links.removeLast()
    } else {
      entries[slot] = nil
      unusedSlots.append(slot)
    }
  }

  /// Adds the row or the definition of a required constraint in a new transaction.
  ///
  /// - Returns: A basic symbol whose row has no solution; `nil` if there is none.
  private mutating func insertRequired(_ slot: Int) -> Symbol? {
    if tableau.links[slot].isRequiredEquation, tableau.define(slot) { return nil }
    tableau.makeMarkers(for: entries[slot]!.constraint, slot: slot)
    tableau.beginTransaction()
    var failing = tableau.insert(slot) ?? tableau.restoreFeasibility()
    if let row = failing, isDoubtful(row) {
      tableau.rollBack()
      rebuild(besides: slot)
      tableau.beginTransaction()
      failing = tableau.insert(slot) ?? tableau.restoreFeasibility()
    }
    return failing
  }

  /// Removes a constraint.
  ///
  /// - Precondition: The solver contains the constraint.
  /// - Complexity: O(*t* + *a* + *p* · *a*).
  public mutating func remove(_ id: ConstraintID) {
    require(contains(id), missing(id))
    removeRests()
    let slot = id.slot
    if tableau.links[slot].defined >= 0 { tableau.makeRow(ofDefinition: slot) }
    if !tableau.links[slot].priority.isRequired { tableau.removeErrors(of: slot) }
    tableau.removeRow(of: slot)
    tableau.releaseMarkers(of: slot)
    tableau.unlink(slot)
    entries[slot] = nil
    unusedSlots.append(slot)
    tableau.optimize()
    tableau.updateValues()
    rebuildIfWorn()
  }

  /// Changes the priority of an optional constraint.
  ///
  /// - Precondition: The solver contains the constraint. Neither its priority nor the new one is
  ///   required, unless they are equal.
  /// - Complexity: O(*a* + *p* · *a*).
  public mutating func updatePriority(of id: ConstraintID, to priority: Constraint.Priority) {
    let old = entry(id).constraint.priority
    require(
      old.isRequired == priority.isRequired,
      "The priority of \(id) cannot change from \(old.rawValue) to \(priority.rawValue), because one of "
        + "them is required; remove the constraint and add another one.")
    guard old != priority else { return }
    entries[id.slot]!.constraint.priority = priority
    removeRests()
    tableau.removeErrors(of: id.slot)
    tableau.links[id.slot].priority = priority
    tableau.addErrors(of: id.slot)
    tableau.optimize()
    tableau.updateValues()
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
    require(contains(id), missing(id))
    return entries[id.slot]!
  }

  func missing(_ id: ConstraintID) -> String {
    "The solver with \(constraintCount) constraint(s) does not contain \(id); use the identifier of a "
      + "constraint that was added to this solver and not removed."
  }

  /// Returns the required constraints of a row that cannot be satisfied, without the one in a slot.
  ///
  /// The row is the only combination of these constraints in which all variables cancel. Any proper
  /// subset of them is therefore linearly independent and has a solution.
  func requiredConstraints(inRowOf symbol: Symbol, besides slot: Int) -> [ConstraintID] {
    let row = tableau.rows[symbol]
    let least = Tolerance.pivot * row.scale
    var members: [(slot: Int, factor: Double)] = []
    for term in [Term(symbol: symbol, coefficient: -1)] + row.terms
    where abs(term.coefficient) > least {
      let owner = tableau.records[term.symbol].owner
      guard owner >= 0, tableau.links[owner].priority.isRequired else { continue }
      members.append((owner, term.coefficient * tableau.links[owner].markers.sign))
    }
    let slots =
      members.map(\.slot)
      + tableau.definitions(inSumOf: nil, constraints: members).map(\.slot)
    return slots.filter { $0 != slot }
      .map { ConstraintID(slot: $0, serial: tableau.links[$0].serial) }.sorted()
  }

  /// Returns a Boolean value that indicates whether a row may be unsatisfied because of rounding
  /// errors: its violation is small, and rows have changed since they were computed.
  func isDoubtful(_ symbol: Symbol) -> Bool {
    tableau.wear > 0 && abs(tableau.rows[symbol].constant) < Tolerance.doubt
  }

  /// Recomputes the rows after enough operations, or if the residuals of constraints show rounding
  /// errors.
  mutating func rebuildIfWorn(after slots: some Sequence<Int> = EmptyCollection()) {
    var hasResidual = false
    for slot in slots where !hasResidual {
      hasResidual = tableau.residual(of: slot) > Tolerance.residual
    }
    if tableau.isWorn || (hasResidual && tableau.wear > 0) { rebuild() }
  }

  /// Recomputes the tableau's rows from the constraints.
  ///
  /// - Parameter slot: The slot of a constraint that has no row yet, if any.
  mutating func rebuild(besides slot: Int? = nil) {
    let slots = entries.indices.filter {
      entries[$0] != nil && tableau.links[$0].defined < 0 && $0 != slot
    }
    if let fresh = tableau.rebuilt(from: slots) {
      tableau = fresh
    } else {
      tableau.wear = 0
      tableau.isSuspect = false
    }
  }
}
