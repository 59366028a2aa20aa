/// Which values could be others in a solution that is just as good.
extension Tableau {
  /// Whether an external symbol has other values in other optimal solutions.
  ///
  /// Every optimal solution is reached by moving parametric symbols that cost nothing. A single move
  /// tells in nearly all cases; where moves are blocked by rows that are at their bounds, the largest
  /// and the smallest optimal value are looked for, on copies.
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

  /// Whether a basic external symbol can fall (direction 1) or rise (-1) at no cost to the objectives.
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
    while pivots < limit, let (entering, _) = probe.improvement(byIndex: pivots > patience) {
      guard let leaving = probe.firstToVanish(as: entering, byIndex: pivots > patience) else {
        return true
      }
      probe.pivot(leaving: leaving, entering: entering)
      pivots += 1
      if abs(probe.value(of: symbol) - start) > Tolerance.ambiguity { return true }
    }
    return false
  }
}
