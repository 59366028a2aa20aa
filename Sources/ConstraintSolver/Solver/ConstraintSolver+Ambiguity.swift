extension ConstraintSolver {
  /// Whether the constraints leave a variable's value open: whether there is another solution, as good
  /// in every priority, in which the variable differs by more than 10⁻⁶.
  ///
  /// The answer is exact, not a guess from counting constraints. Traps if the variable is not this
  /// solver's.
  ///
  /// - Complexity: O(*a*) in nearly all cases. Where several constraints meet in one point, two linear
  ///   programs are solved on copies.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    check(variable)
    return tableau.isFree(variable.symbol)
  }

  /// All variables whose values the constraints leave open, in the variables' order.
  ///
  /// - Complexity: that of `isAmbiguous(_:)` for each variable.
  public func ambiguousVariables() -> [Variable] {
    tableau.records.indices.compactMap { symbol in
      guard tableau.records[symbol].kind == .external, tableau.isFree(symbol) else { return nil }
      return Variable(symbol: symbol, generation: tableau.records[symbol].generation)
    }
  }
}
