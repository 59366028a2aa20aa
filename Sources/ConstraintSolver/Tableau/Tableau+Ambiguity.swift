/// The ambiguity of solutions.
extension Tableau {
  /// Returns a Boolean value that indicates whether an external symbol has different values in
  /// optimal solutions, before ties are decided.
  ///
  /// Every optimal solution is reached by changes of parametric symbols without cost. One such
  /// change decides most cases. If rows at their bounds block all changes, the minimum and maximum
  /// optimal values are computed on copies.
  func isFree(_ symbol: Symbol, _ scratch: inout Scratch) -> Bool {
    let row = row(of: symbol, &scratch)
    var isBlocked = false
    let least = Tolerance.pivot * row.scale
    for term in row.terms where abs(term.coefficient) > least {
      switch records[term.symbol].kind {
      case .external:
        return true
      case .slack, .error:
        guard costSign(of: term.symbol) == 0 else { continue }
        let step = firstAtBound(of: term.symbol, sign: -1, byIndex: false)?.step ?? .infinity
        if step * abs(term.coefficient) > Tolerance.ambiguity { return true }
        isBlocked = true
      case .dummy, .unused:
        continue
      }
    }
    return isBlocked && (canMove(row, by: 1) || canMove(row, by: -1))
  }

  /// Returns a Boolean value that indicates whether a row's value can decrease (direction 1) or
  /// increase (-1) without cost.
  private func canMove(_ row: Row, by direction: Double) -> Bool {
    var probe = self
    let objective = probe.makeSymbol(.external)
    probe.makeBasic(objective, row)
    let last = probe.objectives.count
    probe.insertObjective(Constraint.Priority(rawValue: .leastNonzeroMagnitude), at: last)
    for term in row.terms { probe.setCost(direction * term.coefficient, of: term.symbol, in: last) }
    var pivots = 0
    while pivots < pivotLimit,
      let entering = probe.records.indices.first(where: {
        probe.records[$0].kind.isRestricted && !probe.records[$0].isBasic
          && probe.costSign(of: $0) < 0
      })
    {
      guard let leaving = probe.firstToVanish(as: entering, byIndex: true) else { return true }
      probe.pivot(leaving: leaving, entering: entering)
      pivots += 1
      if abs(probe.records[objective].constant - row.constant) > Tolerance.ambiguity { return true }
    }
    return false
  }
}
