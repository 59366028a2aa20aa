/// A variable of a `ConstraintSolver`: a positive or negative number.
///
/// A variable is an identifier that `ConstraintSolver.makeVariable()` returns. It is valid only in
/// that solver and its copies.
public struct Variable: Hashable, Sendable {
  @Compact var symbol: Symbol
  let generation: UInt32

  /// A small number that is unique among the variables of the solver that are not discarded, for
  /// tables of a client.
  public var index: Int { symbol }
}

extension Variable: Comparable {
  /// Returns a Boolean value that indicates whether the left variable precedes the right one. The
  /// order is the order of creation, unless variables have been discarded.
  public static func < (left: Variable, right: Variable) -> Bool {
    (left.symbol, left.generation) < (right.symbol, right.generation)
  }
}

extension Variable: CustomStringConvertible {
  /// The text "variable" and its number, followed by a period and the number of earlier variables
  /// with the same number that were discarded, if any.
  public var description: String {
    generation == 0 ? "variable \(symbol)" : "variable \(symbol).\(generation)"
  }
}
