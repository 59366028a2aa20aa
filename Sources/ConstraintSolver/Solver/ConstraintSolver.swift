/// Solves linear equations and inequalities with priorities, and keeps them solved while they change.
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
/// A required constraint always holds. Among solutions that satisfy all required constraints, the
/// solver finds one with the least sum of violations among constraints of the highest priority, among
/// those one with the least sum at the next priority, and so on. Where several solutions are equally
/// good, it gives one of them, and `isAmbiguous(_:)` tells. A variable that nothing determines is zero.
///
/// The algorithm is Cassowary: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary linear arithmetic
/// constraint solving algorithm", ACM Transactions on Computer-Human Interaction 8 (2001). It departs from
/// the paper in two places. There is one objective for each priority, compared one after the other,
/// instead of symbolic weights; so 750 beats any number of constraints at 749. And a required constraint
/// that does not hold yet is brought in by the dual simplex method, as an edit is, and not through an
/// artificial variable; so the tableau stays optimal throughout, and the row at which the method
/// stops names a minimal set of constraints that contradict each other.
///
/// **A value.** Copies share storage until one of them changes, so a copy is the way to try something
/// out: measure with a few more constraints, and throw the copy away. Variables and constraint names
/// mean the same in a copy. The first change to a copy costs O(variables + constraints).
///
/// **Deterministic.** The same operations give the same values, to the last bit, in the same order, on
/// every machine.
///
/// **Tolerances** suit layouts in points. With coefficients around 1 and values up to some ten thousand,
/// required constraints hold within 10⁻⁷; precision falls where numbers are larger or very unequal.
/// Rounding errors do not build up: after some thousands of operations rows are computed afresh, and at
/// once where a constraint's own equation shows that they have suffered.
///
/// Complexities are given in *t*, the terms of an expression; *p*, the number of pivots an operation
/// takes (mostly none or a few); and *a*, the number of nonzero entries in the rows a pivot touches.
public struct ConstraintSolver: Sendable {
  /// A constraint in the solver.
  struct Entry: Sendable {
    var constraint: Constraint
    var markers: Markers
    var serial: UInt64
  }

  /// A variable that is being edited, and the constraint that holds it.
  struct Edit: Sendable {
    var variable: Variable
    var constraint: ConstraintID
  }

  var tableau = Tableau()
  /// By slot; nil where the slot is unused.
  var entries: [Entry?] = []
  var unusedSlots: [Int] = []
  var nextSerial: UInt64 = 0
  /// In the order of their variables.
  var edits: [Edit] = []
  /// By symbol: how many constraints mention the variable.
  var uses: [Int] = []
  /// By symbol: the variable's value when changes were last asked for.
  var reported: [Double] = []

  /// A solver without variables and constraints.
  public init() {}

  /// The number of constraints in the solver, those of edits included.
  public var constraintCount: Int { entries.count - unusedSlots.count }
}

// MARK: Variables

extension ConstraintSolver {
  /// Makes a variable. Its value is zero until constraints say otherwise.
  ///
  /// - Complexity: O(1).
  public mutating func makeVariable() -> Variable {
    let symbol = tableau.makeSymbol(.external)
    while uses.count <= symbol {
      uses.append(0)
      reported.append(0)
    }
    uses[symbol] = 0
    reported[symbol] = 0
    return Variable(symbol: symbol, generation: tableau.records[symbol].generation)
  }

  /// Forgets a variable that no constraint mentions. Traps if one does, or if the variable is not known.
  ///
  /// - Complexity: O(1).
  public mutating func discard(_ variable: Variable) {
    check(variable)
    let symbol = variable.symbol
    require(
      uses[symbol] == 0,
      "A variable is discarded that \(uses[symbol]) constraints mention; remove those first.")
    if tableau.records[symbol].isBasic { tableau.dropRow(symbol) }
    tableau.purge(symbol)
    tableau.records[symbol].generation &+= 1
    tableau.release(symbol)
  }

  func check(_ variable: Variable) {
    require(
      contains(variable),
      "A variable is used that this solver did not make or has discarded; use one from makeVariable()."
    )
  }

  /// Whether the variable was made by this solver (or by the one it is a copy of), and not discarded.
  public func contains(_ variable: Variable) -> Bool {
    variable.symbol < tableau.records.count
      && tableau.records[variable.symbol].kind == .external
      && tableau.records[variable.symbol].generation == variable.generation
  }
}
