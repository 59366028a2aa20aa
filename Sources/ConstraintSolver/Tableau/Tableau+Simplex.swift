/// The simplex method, primal and dual, with objectives compared lexicographically.
///
/// The tableau is both feasible and optimal between operations. What changes constants (a new required
/// constraint, an edit) leaves it optimal but infeasible, and the *dual* method mends that; what changes
/// objectives (a new preference, a removal) leaves it feasible but not optimal, and the *primal* method
/// mends that. Comparing cost vectors lexicographically is the same as weighing priorities with
/// weights that are each infinitely larger than the next, so all that is known of the simplex method
/// with one objective holds here.
///
/// Both methods begin with the steepest choice. A method that needs more pivots than there are rows
/// goes on by Bland's rule (of all choices the symbol with the lowest index), which cannot cycle.
extension Tableau {
  /// The number of pivots after which Bland's rule is in force.
  var patience: Int { rowCount + 16 }
  /// More pivots than any system takes whose numbers the tolerances suit. It bounds the work where
  /// rounding errors make a system contradict itself.
  var limit: Int { 100 * (rowCount + 100) }

  // MARK: Primal

  /// Makes a feasible tableau optimal.
  mutating func optimise() {
    var pivots = 0
    while pivots < limit, let (entering, objective) = improvement(byIndex: pivots > patience) {
      if let leaving = firstToVanish(as: entering, byIndex: pivots > patience) {
        pivot(leaving: leaving, entering: entering)
        pivots += 1
      } else {
        // A sum of errors cannot fall for ever: the coefficient is what rounding left of zero.
        let symbol = objectives[objective].symbol
        rows[symbol].remove(entering)
        leave(symbol, column: entering)
      }
    }
  }

  /// A parametric symbol whose growth lowers the objectives, and the highest objective it lowers.
  func improvement(byIndex: Bool) -> (symbol: Symbol, objective: Int)? {
    var best: (symbol: Symbol, objective: Int)?
    for index in objectives.indices {
      var steepest = -Tolerance.cost
      for term in rows[objectives[index].symbol].terms where term.coefficient < -Tolerance.cost {
        guard records[term.symbol].kind.isRestricted else { continue }
        if byIndex {
          guard term.symbol < best?.symbol ?? Int.max else { break }
        } else {
          guard term.coefficient < steepest else { continue }
        }
        guard !raises(term.symbol, before: index) else { continue }
        best = (term.symbol, index)
        steepest = term.coefficient
      }
      if best != nil, !byIndex { return best }
    }
    return best
  }

  /// Whether growth of a symbol raises an objective that comes before one.
  private func raises(_ symbol: Symbol, before index: Int) -> Bool {
    (0..<index).contains { cost(of: symbol, in: $0) > Tolerance.cost }
  }

  /// The restricted basic symbol that comes to zero first as a parametric one grows; nil if none does.
  func firstToVanish(as entering: Symbol, byIndex: Bool) -> Symbol? {
    firstAtBound(of: entering, sign: -1, byIndex: byIndex)?.symbol
  }

  /// Of the restricted rows in which a symbol has a coefficient of one sign, the one that limits the
  /// symbol's movement away from zero most, and how far it lets the symbol go.
  ///
  /// Of rows that come to their bound at nearly the same time, it is the one with the largest
  /// coefficient (Harris' rule): small ones spoil the numbers.
  func firstAtBound(
    of symbol: Symbol, sign: Double, byIndex: Bool
  ) -> (symbol: Symbol, step: Double)? {
    var candidates: [(symbol: Symbol, coefficient: Double, step: Double)] = []
    var shortest = Double.infinity
    var margin = Double.infinity
    for basic in columns[symbol] where records[basic].kind.isRestricted {
      let coefficient = sign * rows[basic].coefficient(of: symbol)
      guard coefficient > Tolerance.pivot else { continue }
      let value = max(0, rows[basic].constant)
      shortest = min(shortest, value / coefficient)
      margin = min(margin, (value + Tolerance.pivotSlack) / coefficient)
      candidates.append((basic, coefficient, value / coefficient))
    }
    if byIndex { margin = shortest }
    var best: (symbol: Symbol, coefficient: Double, step: Double)?
    for candidate in candidates where candidate.step <= margin {
      if best == nil || (!byIndex && candidate.coefficient > best!.coefficient) {
        best = candidate
      }
    }
    return best.map { ($0.symbol, shortest) }
  }

  // MARK: Dual

  /// Makes an optimal tableau feasible, and keeps it optimal.
  ///
  /// - Returns: nil, or a basic symbol whose row shows that there is no solution: the required
  ///   constraints of the symbols in that row contradict each other.
  mutating func restoreFeasibility() -> Symbol? {
    var pivots = 0
    while pivots < limit, let leaving = violation(byIndex: pivots > patience) {
      guard records[leaving].kind != .dummy,
        let entering = cheapest(in: leaving, sign: 1, byIndex: pivots > patience)
      else { return leaving }
      pivot(leaving: leaving, entering: entering)
      pivots += 1
    }
    return nil
  }

  /// Makes a dummy parametric that has just become basic: its equation then holds.
  ///
  /// - Returns: nil, or the dummy if its row shows that there is no solution. A dummy whose row has
  ///   nothing but dummies stays basic: its equation follows from others.
  mutating func expel(_ dummy: Symbol) -> Symbol? {
    let value = rows[dummy].constant
    for sign in [1.0, -1.0] where sign * value <= Tolerance.feasibility {
      if let entering = cheapest(in: dummy, sign: sign, byIndex: false) {
        pivot(leaving: dummy, entering: entering)
        return nil
      }
    }
    if isOutOfBounds(dummy) { return dummy }
    for term in rows[dummy].terms where records[term.symbol].kind != .dummy {
      rows[dummy].remove(term.symbol)
      leave(dummy, column: term.symbol)
    }
    return nil
  }

  /// A basic symbol that is out of bounds: the worst, or the one with the lowest index. Dummies first,
  /// for they cannot be mended.
  private mutating func violation(byIndex: Bool) -> Symbol? {
    var kept = 0
    var best: (symbol: Symbol, value: Double)?
    for symbol in violated {
      guard isOutOfBounds(symbol) else {
        records[symbol].isViolated = false
        continue
      }
      violated[kept] = symbol
      kept += 1
      let value = records[symbol].kind == .dummy ? -Double.infinity : rows[symbol].constant
      if best == nil
        || (byIndex && value > -Double.infinity
          ? symbol < best!.symbol && best!.value > -Double.infinity
          : (value, symbol) < (best!.value, best!.symbol))
      {
        best = (symbol, value)
      }
    }
    violated.removeSubrange(kept...)
    return best?.symbol
  }

  /// The symbol of a row that may become basic in its stead at the least cost per unit of the row's
  /// basic symbol, priorities compared one after the other; nil if none may.
  private func cheapest(in row: Symbol, sign: Double, byIndex: Bool) -> Symbol? {
    var candidates: [Term] = []
    let least = Tolerance.pivot * rows[row].scale
    for term in rows[row].terms
    where records[term.symbol].kind.isRestricted && sign * term.coefficient > least {
      candidates.append(Term(symbol: term.symbol, coefficient: sign * term.coefficient))
    }
    for index in objectives.indices where candidates.count > 1 {
      let costs = candidates.map { cost(of: $0.symbol, in: index) / $0.coefficient }
      let least = costs.min() ?? 0
      let margin = least + Tolerance.cost * (1 + abs(least))
      var kept: [Term] = []
      for place in candidates.indices where costs[place] <= margin {
        kept.append(candidates[place])
      }
      candidates = kept
    }
    var best: Term?
    for candidate in candidates
    where best == nil || (!byIndex && candidate.coefficient > best!.coefficient) {
      best = candidate
    }
    return best?.symbol
  }
}
