extension ConstraintSolver {
  /// Returns the value of a variable.
  ///
  /// - Precondition: The variable belongs to this solver.
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    check(variable)
    return tableau.values[variable.symbol]
  }

  /// Returns the value of an expression.
  ///
  /// - Precondition: The variables belong to this solver.
  /// - Complexity: O(*t*).
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
  }

  /// Returns the violation of a constraint: zero if it holds.
  ///
  /// - Precondition: The solver contains the constraint.
  /// - Complexity: O(*t*).
  public func violation(of id: ConstraintID) -> Double {
    self[id].violation { value(of: $0) }
  }

  /// Returns the variables whose values have changed since the last call of this method, or from
  /// zero, in order. Changes below 10⁻⁹ are accumulated.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of variables that were recomputed since
  ///   the last call.
  public mutating func takeChangedVariables() -> [Variable] {
    var changed: [Variable] = []
    for symbol in tableau.touched {
      tableau.records[symbol].isTouched = false
      guard tableau.records[symbol].kind == .external else { continue }
      let value = tableau.value(of: symbol)
      while reported.count <= symbol { reported.append(0) }
      guard abs(value - reported[symbol]) > Tolerance.change else { continue }
      reported[symbol] = value
      changed.append(
        Variable(symbol: symbol, generation: tableau.records[symbol].generation))
    }
    tableau.touched.clear()
    return changed.sorted()
  }
}
