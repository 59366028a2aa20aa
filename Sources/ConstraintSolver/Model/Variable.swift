/// An unknown of a `ConstraintSolver`: a number that may have either sign.
///
/// A variable is a small identifier, made by `ConstraintSolver.makeVariable()`. It means something only
/// to the solver that made it and to that solver's copies.
public struct Variable: Hashable, Sendable {
  let symbol: Symbol
  let generation: UInt32
}

extension Variable: Comparable {
  /// The order in which the solver names variables: that of their creation, as long as none has been
  /// discarded.
  public static func < (left: Variable, right: Variable) -> Bool {
    (left.symbol, left.generation) < (right.symbol, right.generation)
  }
}
