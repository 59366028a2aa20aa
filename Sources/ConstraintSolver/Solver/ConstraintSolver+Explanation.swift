extension ConstraintSolver {
  /// Returns the constraints that determine the value of a variable.
  ///
  /// - Precondition: The variable belongs to this solver.
  /// - Complexity: O(*v* + *k*), where *v* is the number of variables and *k* the number of terms
  ///   of the constraints on which the value depends, and the cost of `isAmbiguous(_:)`.
  public func explanation(of variable: Variable) -> Explanation {
    check(variable)
    var scratch = Scratch()
    let row = tableau.row(of: variable.symbol, &scratch)
    let least = Tolerance.pivot * row.scale
    var rates: [(slot: Int, factor: Double)] = []
    var violated: Set<ConstraintID> = []
    for term in row.terms where abs(term.coefficient) > least {
      for position in tableau.columns.range(of: term.symbol) {
        let basic = tableau.columns[position].symbol
        guard tableau.records[basic].kind == .error,
          tableau.records[basic].constant > Tolerance.feasibility
        else { continue }
        violated.insert(id(ofSlot: tableau.records[basic].owner))
      }
      let slot = tableau.records[term.symbol].owner
      guard slot >= 0, tableau.records[term.symbol].kind != .external else { continue }
      let markers = tableau.links[slot].markers
      guard markers.marker == term.symbol,
        markers.other < 0 || !tableau.records[markers.other].isBasic
      else { continue }
      rates.append((slot, -term.coefficient * markers.sign))
    }
    // Constraints on the variable itself, which have no terms in common with a row that required
    // constraints determine.
    var use = tableau.records[variable.symbol].firstUse
    while use >= 0 {
      let id = id(ofSlot: tableau.uses[use].slot)
      if violation(of: id) > Tolerance.feasibility { violated.insert(id) }
      use = tableau.uses[use].next
    }
    let definitions = tableau.definitions(
      inSumOf: variable.symbol, constraints: rates, &scratch)
    var reasons: [Explanation.Reason] = []
    for (slot, rate) in rates + definitions.map({ (slot: $0.slot, factor: $0.rate) })
    where !tableau.links[slot].isRest {
      let link = tableau.links[slot]
      reasons.append(
        Explanation.Reason(
          constraint: id(ofSlot: slot), priority: link.priority, rate: rate,
          contribution: rate * link.constant))
    }
    return Explanation(
      variable: variable, value: value(of: variable), isAmbiguous: isAmbiguous(variable),
      reasons: reasons.sorted { $0.constraint < $1.constraint },
      violated: violated.filter { !tableau.links[$0.slot].isRest }.sorted())
  }

  private func id(ofSlot slot: Int) -> ConstraintID {
    ConstraintID(slot: slot, serial: tableau.links[slot].serial)
  }
}
