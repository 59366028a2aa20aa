/// The ambiguity of solutions.
extension Tableau {
  /// Returns a Boolean value that indicates whether an external symbol has different values in
  /// optimal solutions.
  ///
  /// Every optimal solution is reached by changes of parametric symbols without cost. One such
  /// change decides most cases. If rows at their bounds block all changes, the minimum and maximum
  /// optimal values are computed on copies.
  func isFree(_ symbol: Symbol) -> Bool {
    guard records[symbol].isBasic else { return true }
    var isBlocked = false
    let least = Tolerance.pivot * rows[symbol].scale
    for term in rows[symbol].terms where abs(term.coefficient) > least {
      switch records[term.symbol].kind {
      case .external:
        return true
      case .slack, .error:
        guard costsNothing(term.symbol) else { continue }
        let step = firstAtBound(of: term.symbol, sign: -1, byIndex: false)?.step ?? .infinity
        if step * abs(term.coefficient) > Tolerance.ambiguity { return true }
        isBlocked = true
      case .dummy, .objective, .unused:
        continue
      }
    }
    return isBlocked && (canMove(symbol, by: 1) || canMove(symbol, by: -1))
  }

  private func costsNothing(_ symbol: Symbol) -> Bool {
    objectives.indices.allSatisfy { cost(of: symbol, in: $0) <= Tolerance.cost }
  }

  /// Returns a Boolean value that indicates whether a basic external symbol can decrease (direction
  /// 1) or increase (-1) without cost.
  private func canMove(_ symbol: Symbol, by direction: Double) -> Bool {
    var probe = self
    let start = probe.rows[symbol].constant
    let objective = probe.makeSymbol(.objective)
    var row = rows[symbol]
    row.scale(by: direction)
    probe.makeBasic(objective, row)
    probe.objectives.append(
      Objective(
        priority: Constraint.Priority(rawValue: .leastNonzeroMagnitude), symbol: objective, count: 1
      ))
    var pivots = 0
    while pivots < pivotLimit,
      let (entering, _) = probe.improvement(byIndex: pivots > blandThreshold)
    {
      guard let leaving = probe.firstToVanish(as: entering, byIndex: pivots > blandThreshold) else {
        return true
      }
      probe.pivot(leaving: leaving, entering: entering)
      pivots += 1
      if abs(probe.value(of: symbol) - start) > Tolerance.ambiguity { return true }
    }
    return false
  }
}
