extension ConstraintSolver {
  /// Returns a Boolean value that indicates whether a variable is ambiguous: whether an equally
  /// good solution exists in which its value differs by more than 10⁻⁶.
  ///
  /// The result is exact, and not derived from the number of constraints.
  ///
  /// - Precondition: The variable belongs to this solver.
  /// - Complexity: O(*a*) in most cases. For degenerate systems, two linear programs are solved on
  ///   copies.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    check(variable)
    var scratch = Scratch()
    return tableau.isFree(variable.symbol, &scratch)
  }

  /// Returns the ambiguous variables, in order.
  ///
  /// - Complexity: The cost of `isAmbiguous(_:)` for each variable.
  public func ambiguousVariables() -> [Variable] {
    var scratch = Scratch()
    return tableau.records.indices.compactMap { symbol in
      guard tableau.records[symbol].kind == .external, tableau.isFree(symbol, &scratch) else {
        return nil
      }
      return Variable(symbol: symbol, generation: tableau.records[symbol].generation)
    }
  }
}
