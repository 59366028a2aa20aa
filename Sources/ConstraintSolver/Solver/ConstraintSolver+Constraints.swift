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
      tableau.insertOptional(slot)
      tableau.addErrors(of: slot)
    }
    tableau.optimize()
    tableau.updateValues()
    endOperation(after: [slot])
    return ConstraintID(slot: slot, serial: tableau.links[slot].serial)
  }

  func check(_ constraint: borrowing Constraint) {
    if !constraint.expression.isFinite { reject(constraint.expression.terms.count) }
    for index in 0..<constraint.expression.terms.count {
      check(constraint.expression.terms[index].variable)
    }
  }

  @inline(never) private func reject(_ termCount: Int) -> Never {
    fatalError(
      "A constraint on \(termCount) variable(s) has a coefficient or a constant that is not finite; "
        + "use finite numbers.")
  }

  /// Stores a constraint without changing the solution.
  ///
  /// - Returns: The constraint's slot.
  mutating func prepare(_ constraint: Constraint) -> Int {
    let slot = unusedSlots.popLast() ?? tableau.links.count
    tableau.link(constraint, slot: slot, serial: nextSerial)
    nextSerial += 1
    return slot
  }

  /// Discards the most recently stored constraint, which has neither a row nor a definition.
  mutating func discard(_ slot: Int) {
    tableau.releaseMarkers(of: slot)
    tableau.unlink(slot)
    nextSerial -= 1
    if slot == tableau.links.count - 1 {
      tableau.links.removeLast()
    } else {
      unusedSlots.append(slot)
    }
  }

  /// Adds the row or the definition of a required constraint in a new transaction.
  ///
  /// - Returns: A basic symbol whose row has no solution; `nil` if there is none.
  private mutating func insertRequired(_ slot: Int) -> Symbol? {
    if tableau.links[slot].isRequiredEquation {
      if tableau.define(slot) { return nil }
      tableau.makeMarkers(of: slot)
    } else {
      tableau.makeMarkers(of: slot)
      if tableau.define(slot) { return nil }
    }
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
    check(id)
    removeRests()
    let slot = id.slot
    if !tableau.links[slot].priority.isRequired { tableau.removeErrors(of: slot) }
    discardUsed(slot)
    tableau.optimize()
    tableau.updateValues()
    endOperation()
  }

  /// Removes the row or the definition of a constraint whose errors are in no objective, and the
  /// constraint.
  mutating func discardUsed(_ slot: Int) {
    tableau.remove(slot)
    tableau.releaseMarkers(of: slot)
    tableau.unlink(slot)
    unusedSlots.append(slot)
  }

  /// Changes the priority of an optional constraint.
  ///
  /// - Precondition: The solver contains the constraint. Neither its priority nor the new one is
  ///   required, unless they are equal.
  /// - Complexity: O(*a* + *p* · *a*).
  public mutating func updatePriority(of id: ConstraintID, to priority: Constraint.Priority) {
    check(id)
    let old = tableau.links[id.slot].priority
    require(
      old.isRequired == priority.isRequired,
      "The priority of \(id) cannot change from \(old.rawValue) to \(priority.rawValue), because one of "
        + "them is required; remove the constraint and add another one.")
    guard old != priority else { return }
    removeRests()
    tableau.removeErrors(of: id.slot)
    tableau.links[id.slot].priority = priority
    tableau.addErrors(of: id.slot)
    tableau.optimize()
    tableau.updateValues()
    endOperation()
  }

  /// Returns a Boolean value that indicates whether the solver contains a constraint.
  public func contains(_ id: ConstraintID) -> Bool {
    id.slot < tableau.links.count && tableau.links[id.slot].isUsed
      && tableau.links[id.slot].serial == id.serial
  }

  /// Returns a Boolean value that indicates whether a constraint is required.
  ///
  /// - Precondition: The solver contains the constraint.
  public func isRequired(_ id: ConstraintID) -> Bool {
    check(id)
    return tableau.links[id.slot].priority.isRequired
  }

  /// The constraint with an identifier, with its current constant and priority.
  ///
  /// - Precondition: The solver contains the constraint.
  public subscript(_ id: ConstraintID) -> Constraint {
    check(id)
    let link = tableau.links[id.slot]
    var expression = LinearExpression(constant: link.constant)
    var index = link.firstUse
    while index >= 0 {
      let use = tableau.uses[index]
      let generation = tableau.records[use.symbol].generation
      expression.add(
        Variable(symbol: use.symbol, generation: generation), times: use.coefficient)
      index = use.nextTerm
    }
    return Constraint(expression, link.relation, priority: link.priority)
  }

  @inline(__always) func check(_ id: ConstraintID) {
    if !contains(id) { reject(id) }
  }

  @inline(never) private func reject(_ id: ConstraintID) -> Never {
    fatalError(
      "The solver with \(constraintCount) constraint(s) does not contain \(id); use the identifier of a "
        + "constraint that was added to this solver and not removed.")
  }

  /// Returns the required constraints of a row that cannot be satisfied, without the one in a slot.
  ///
  /// The row is the only combination of these constraints in which all variables cancel. Any proper
  /// subset of them is therefore linearly independent and has a solution.
  mutating func requiredConstraints(inRowOf symbol: Symbol, besides slot: Int) -> [ConstraintID] {
    let row = tableau.row(ofBasic: symbol)
    let least = Tolerance.pivot * row.scale
    var members: [(slot: Int, factor: Double)] = []
    for term in [Term(symbol: symbol, coefficient: -1)] + row.terms
    where abs(term.coefficient) > least {
      let owner = tableau.records[term.symbol].owner
      guard owner >= 0, tableau.links[owner].priority.isRequired else { continue }
      members.append((owner, term.coefficient * tableau.links[owner].markers.sign))
    }
    var scratch = Scratch()
    swap(&scratch, &tableau.scratch)
    let definitions = tableau.definitions(inSumOf: nil, constraints: members, &scratch)
    swap(&scratch, &tableau.scratch)
    let slots = members.map(\.slot) + definitions.map(\.slot)
    return slots.filter { $0 != slot }
      .map { ConstraintID(slot: $0, serial: tableau.links[$0].serial) }.sorted()
  }

  /// Returns a Boolean value that indicates whether a row may be unsatisfied because of rounding
  /// errors: its violation is small, and rows have changed since they were computed.
  func isDoubtful(_ symbol: Symbol) -> Bool {
    tableau.wear > 0 && abs(tableau.records[symbol].constant) < Tolerance.doubt
  }

  /// Ends a public operation: recomputes the rows after enough operations, or if the residuals of
  /// constraints show rounding errors, and checks the invariants.
  mutating func endOperation(after slots: some Sequence<Int> = EmptyCollection()) {
    var hasResidual = false
    for slot in slots where !hasResidual {
      hasResidual = tableau.residual(of: slot) > Tolerance.residual
    }
    if tableau.isWorn || (hasResidual && tableau.wear > 0) { rebuild() }
    keepRests()
    checkInvariants()
  }

  /// Recomputes the tableau's rows from the constraints.
  ///
  /// - Parameter slot: The slot of a constraint that has no row yet, if any.
  mutating func rebuild(besides slot: Int? = nil) {
    let slots = tableau.links.indices.filter {
      tableau.links[$0].isUsed && tableau.links[$0].defined < 0 && $0 != slot
    }
    if let fresh = tableau.rebuilt(from: slots) {
      tableau = fresh
    } else {
      tableau.wear = 0
      tableau.isSuspect = false
    }
  }
}
