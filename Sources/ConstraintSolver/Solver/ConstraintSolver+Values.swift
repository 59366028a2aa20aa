extension ConstraintSolver {
  /// A variable's value. Traps if the variable is not this solver's.
  ///
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    check(variable)
    return tableau.value(of: variable.symbol)
  }

  /// An expression's value. Traps if one of its variables is not this solver's.
  ///
  /// - Complexity: O(*t*).
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
  }

  /// How far a constraint is missed: zero where it holds. Traps if it is not in the solver.
  ///
  /// - Complexity: O(*t*).
  public func violation(of id: ConstraintID) -> Double {
    entry(id).constraint.violation { value(of: $0) }
  }

  /// The variables whose values differ from those they had when this was last called (at first: from
  /// zero), in the variables' order. Movements below 10⁻⁹ wait until they add up to that.
  ///
  /// - Complexity: O(*k* log *k*), *k* the variables that were recomputed since the last call.
  public mutating func takeChangedVariables() -> [Variable] {
    var changed: [Variable] = []
    for symbol in tableau.touched {
      tableau.records[symbol].isTouched = false
      guard tableau.records[symbol].kind == .external else { continue }
      let value = tableau.value(of: symbol)
      guard abs(value - reported[symbol]) > Tolerance.change else { continue }
      reported[symbol] = value
      changed.append(
        Variable(symbol: symbol, generation: tableau.records[symbol].generation))
    }
    tableau.touched.removeAll(keepingCapacity: true)
    return changed.sorted()
  }
}
