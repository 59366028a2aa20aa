/// A solver of linear equations and inequalities with priorities that updates its solution after
/// each change.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let left = solver.makeVariable()
/// let width = solver.makeVariable()
/// try solver.add(Constraint(left, .equal, 16))
/// try solver.add(Constraint(left + width, .lessThanOrEqual, 320))
/// try solver.add(Constraint(width, .equal, 400, priority: .high))
/// solver.value(of: width)  // 304
/// ```
///
/// Required constraints always hold. Among the solutions of the required constraints, the solver
/// minimizes the sum of the violations of the constraints with the highest priority, then the sum
/// at the next priority, and so on. The value of an unconstrained variable is zero.
///
/// **Ties.** If several solutions have the same sums, ties are decided from the highest priority to
/// the lowest, and for each priority from the last constraint to the first, in the order of
/// addition: the violation of each constraint is as small as the sums and the violations decided
/// before it allow. Of several equal constraints that cannot hold together, the first one added is
/// therefore violated. `orderTies(_:)` changes this order. The violations of all constraints depend
/// only on the constraints and on the order, not on the removed constraints, previous constants, or
/// previous priorities. Variables whose values these rules leave open have some value that
/// satisfies them, and the one nearest to zero after `restOpenVariables()`; `isAmbiguous(_:)`
/// disregards the decision of ties, and returns `true` for each variable with several values at the
/// same sums.
///
/// The algorithm is Cassowary: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary linear
/// arithmetic constraint solving algorithm", ACM Transactions on Computer-Human Interaction 8
/// (2001). It differs from the paper in three respects. Most required equations define a variable
/// by others and have no row in the tableau. Instead of symbolic weights, each priority
/// has an objective, and objectives are compared lexicographically; one constraint at 750 outweighs
/// any number of constraints at 749. A required constraint that does not hold is satisfied by the
/// dual simplex method, as an edit is, without an artificial variable. The tableau therefore stays
/// optimal, and the row at which the method stops identifies a minimal set of contradicting
/// constraints.
///
/// **Value semantics.** Copies share storage until one of them changes. Use a copy to evaluate
/// additional constraints temporarily. Variables and constraint identifiers are valid in copies.
/// The first change of a copy costs O(variables + constraints).
///
/// **Determinism.** Equal operations yield bitwise equal values in the same order on every machine.
///
/// **Tolerances** are suitable for layouts in points. With coefficients near 1 and values up to
/// tens of thousands, required constraints hold within 10⁻⁷; precision is lower for larger or very
/// different numbers. Rounding errors do not accumulate: rows are recomputed after thousands of
/// operations, and immediately if the residual of a constraint shows rounding errors.
///
/// Complexities refer to *t*, the number of terms of an expression; *p*, the number of pivots of an
/// operation (usually none or a few); and *a*, the number of nonzero entries in the rows of a
/// pivot.
public struct ConstraintSolver: Sendable {
  /// An edited variable, and the constraint of its suggested value.
  struct Edit: Sendable {
    var variable: Variable
    var constraint: ConstraintID
  }

  var tableau = Tableau()
  /// The unused elements of `Tableau.links`.
  var unusedSlots: [Int] = []
  var nextSerial: UInt64 = 0
  /// The edits in the order of their variables.
  var edits: [Edit] = []
  /// The slots of constraints of rests.
  var rests: [Int] = []
  /// The variables that rest without constraints.
  var stableRests: [StableRest] = []
  /// The most recently reported value of each variable, by symbol; zero for those at the end that
  /// are missing.
  var reported: [Double] = []

  /// Creates a solver without variables and constraints.
  public init() {}

  /// The number of constraints in the solver, including the constraints of edits.
  public var constraintCount: Int { tableau.links.count - unusedSlots.count - rests.count }
}

// MARK: Variables

extension ConstraintSolver {
  /// Creates a variable. The value of an unconstrained variable is zero.
  ///
  /// - Complexity: O(1).
  public mutating func makeVariable() -> Variable {
    let symbol = tableau.makeSymbol(.external)
    if symbol < reported.count { reported[symbol] = 0 }
    tableau.values[symbol] = 0
    return Variable(symbol: symbol, generation: tableau.records[symbol].generation)
  }

  /// Discards a variable.
  ///
  /// - Precondition: The variable belongs to this solver, and no constraint contains it.
  /// - Complexity: O(1).
  public mutating func discard(_ variable: Variable) {
    check(variable)
    removeRests()
    let symbol = variable.symbol
    require(
      tableau.records[symbol].firstUse < 0,
      "The \(variable) cannot be discarded, because \(tableau.useCount(of: symbol)) of "
        + "\(constraintCount) constraint(s) contain it; remove them first.")
    if tableau.records[symbol].isBasic { tableau.dropRow(symbol) }
    tableau.purge(symbol)
    tableau.plans.discard()
    tableau.records[symbol].generation &+= 1
    tableau.release(symbol)
  }

  @inline(__always) func check(_ variable: Variable) {
    if !contains(variable) { reject(variable) }
  }

  @inline(never) private func reject(_ variable: Variable) -> Never {
    fatalError(
      "The \(variable) is not one of the \(variableCount) variable(s) of this solver; use a variable that "
        + "makeVariable() of this solver returned and that was not discarded.")
  }

  private var variableCount: Int { tableau.records.count { $0.kind == .external } }

  /// Returns a Boolean value that indicates whether a constraint in the solver contains a variable.
  ///
  /// - Precondition: The variable belongs to this solver.
  /// - Complexity: O(1).
  public func isConstrained(_ variable: Variable) -> Bool {
    check(variable)
    return tableau.records[variable.symbol].firstUse >= 0
  }

  /// Returns a Boolean value that indicates whether a variable belongs to this solver, and was not
  /// discarded.
  public func contains(_ variable: Variable) -> Bool {
    variable.symbol < tableau.records.count
      && tableau.records[variable.symbol].kind == .external
      && tableau.records[variable.symbol].generation == variable.generation
  }
}
