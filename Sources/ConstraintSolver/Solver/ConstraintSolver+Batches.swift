extension ConstraintSolver {
  /// Adds several constraints, and computes the solution once.
  ///
  /// The results are the same as calling `add(_:)` for one constraint after the other: a required
  /// constraint that contradicts those before it is rejected, and the later ones are added
  /// nevertheless.
  ///
  /// The method is faster than single additions, because it chooses definitions of variables before
  /// rows and pivots for all constraints together.
  ///
  /// - Precondition: The numbers of the constraints are finite, and their variables belong to this
  ///   solver.
  /// - Returns: The identifier of each constraint, or the error of a rejected one, in order.
  /// - Complexity: O(*n* + *p* · *a*), where *n* is the number of terms, if no constraint is
  ///   rejected; otherwise the cost of single additions.
  @discardableResult
  public mutating func add(
    contentsOf constraints: [Constraint]
  ) -> [Result<ConstraintID, UnsatisfiableConstraint>] {
    var (terms, symbols) = (0, 0)
    for constraint in constraints {
      check(constraint)
      terms += constraint.expression.terms.count
      symbols += constraint.priority.isRequired ? constraint.relation == .equal ? 0 : 1 : 2
    }
    tableau.reserve(symbols: symbols, links: constraints.count, uses: terms)
    removeRests()
    let firstSerial = nextSerial
    var slots: [Int] = []
    slots.reserveCapacity(constraints.count)
    for constraint in constraints { slots.append(prepare(constraint)) }

    tableau.defineAll(slots)
    tableau.beginTransaction()
    guard insertRequiredRows(slots) else {
      tableau.rollBack()
      for slot in slots.reversed() {
        if tableau.links[slot].defined >= 0 { tableau.undefine(slot) }
        discard(slot)
      }
      nextSerial = firstSerial
      return constraints.map { constraint in
        do throws(UnsatisfiableConstraint) {
          return .success(try add(constraint))
        } catch {
          return .failure(error)
        }
      }
    }
    tableau.commit()
    // Rows of higher priorities are solved for variables first, and then need few pivots.
    let optional = slots.filter { !tableau.links[$0].priority.isRequired }
      .sorted { tableau.links[$0].precedes(tableau.links[$1]) }
    for slot in optional {
      tableau.insertOptional(slot)
      tableau.addErrors(of: slot)
    }
    tableau.optimize()
    tableau.updateValues()
    endOperation(after: slots)
    return slots.map { .success(ConstraintID(slot: $0, serial: tableau.links[$0].serial)) }
  }

  /// Inserts the rows of required constraints that define no variable.
  ///
  /// - Returns: A Boolean value that indicates whether the constraints have a solution.
  private mutating func insertRequiredRows(_ slots: [Int]) -> Bool {
    // An equation's row has fewer variables than rows of inequalities, after its substitution.
    for isEquation in [true, false] {
      for slot in slots
      where tableau.links[slot].priority.isRequired && tableau.links[slot].defined < 0
        && tableau.links[slot].isRequiredEquation == isEquation
      {
        tableau.makeMarkers(of: slot)
        if !isEquation, tableau.define(slot) { continue }
        if (tableau.insert(slot) ?? tableau.restoreFeasibility()) != nil { return false }
      }
    }
    return true
  }
}
