/// A constraint in the tableau: a row, or the definition of a variable.
struct Link: Hashable, Sendable {
  /// The first of the constraint's terms in `Tableau.uses`; -1 if there is none.
  @Compact var firstUse = -1
  /// The variable that the constraint defines; -1 if the constraint has a row.
  @Compact var defined: Symbol = -1
  /// The symbols of the constraint's row.
  var markers = Markers()
  /// The change of the defined variable per unit of the sum of the other terms and the constant.
  var factor = 0.0
  /// The constant of the constraint's expression.
  var constant = 0.0
  var priority = Constraint.Priority.required
  /// The number of constraints that were added before.
  var serial: UInt64 = 0
  /// The position in the order in which ties are decided.
  var rank = 0
  var relation = Constraint.Relation.equal
  /// A Boolean value that indicates whether the slot has a constraint.
  var isUsed = false
  /// A Boolean value that indicates whether the constraint belongs to a rest: it decides ties only.
  var isRest = false

  /// A Boolean value that indicates whether the constraint is a required equation.
  var isRequiredEquation: Bool { relation == .equal && priority.isRequired }

  /// Returns a Boolean value that indicates whether ties are decided for the constraint before
  /// another one.
  @inline(__always) func precedesInTies(_ other: Link) -> Bool {
    (priority, rank) > (other.priority, other.rank)
  }

  /// Returns a Boolean value that indicates whether the constraint has a higher priority than
  /// another one, or the same priority and precedes it in the order of ties.
  func precedes(_ other: Link) -> Bool {
    priority == other.priority ? rank < other.rank : priority > other.priority
  }
}

/// A term of a constraint, linked with the other terms of the constraint and of the variable.
struct Use: Sendable {
  @Compact var slot: Int
  @Compact var symbol: Int
  var coefficient: Double
  /// The next term of the constraint; -1 if there is none.
  @Compact var nextTerm: Int
  /// The next and the previous term of the variable; -1 if there is none.
  @Compact var next: Int
  @Compact var previous: Int
}

/// The symbols of a constraint in the tableau.
///
/// Let `e` be the constraint's expression, negated for `lessThanOrEqual`. The row of an equation or
/// an inequality is `e = marker - other`. The marker of a required equation is a dummy, the marker
/// of an optional equation its positive error, and the marker of an inequality its slack. The other
/// symbol, of an optional constraint only, is the negative error.
struct Markers: Hashable, Sendable {
  /// The marker; -1 if the constraint defines a variable.
  @Compact var marker: Symbol = -1
  /// The other symbol; -1 if the constraint is required.
  @Compact var other: Symbol = -1
  /// A Boolean value that indicates whether the expression is negated.
  var isNegated = false
  /// A Boolean value that indicates whether the marker is an error.
  var isMarkerError = false

  /// The sign of the expression: -1 if it is negated, otherwise 1.
  var sign: Double { isNegated ? -1 : 1 }
}

/// Storage for sums over symbols, which is kept to avoid allocations. All weights are zero, and no
/// symbol is marked, between operations.
struct Scratch: Sendable {
  private struct Cell: Sendable {
    var weight = 0.0
    var isMarked = false
  }

  /// A visited variable, and its next use to visit.
  struct Visit: Sendable {
    @Compact var symbol: Symbol
    @Compact var use: Int
  }

  private var cells: ContiguousArray<Cell> = []
  /// The marked symbols.
  var marked = Stack<Symbol>()
  /// The visited variables, each after those that are visited from it.
  var order = Stack<Symbol>()
  var stack = Stack<Visit>()

  mutating func prepare(count: Int) {
    guard cells.count < count else { return }
    let size = max(count, 2 * cells.count, 64)
    cells.append(contentsOf: repeatElement(Cell(), count: size - cells.count))
  }

  func weight(of symbol: Symbol) -> Double { cells[symbol].weight }

  mutating func setWeight(_ weight: Double, of symbol: Symbol) { cells[symbol].weight = weight }

  func isMarked(_ symbol: Symbol) -> Bool { cells[symbol].isMarked }

  /// Marks a symbol.
  ///
  /// - Returns: A Boolean value that indicates whether the symbol was not marked.
  mutating func mark(_ symbol: Symbol) -> Bool {
    guard !cells[symbol].isMarked else { return false }
    cells[symbol].isMarked = true
    marked.append(symbol)
    return true
  }

  /// Adds a number to a symbol's weight. A sum that is a rounding error becomes zero.
  mutating func add(_ weight: Double, to symbol: Symbol) {
    let before = cells[symbol].weight
    let sum = before + weight
    cells[symbol].weight =
      (before == 0
        ? abs(sum) > Tolerance.coefficient : abs(sum) > Tolerance.cancellation * abs(before))
      ? sum : 0
  }

  mutating func clear() {
    for symbol in marked { cells[symbol] = Cell() }
    marked.clear()
    order.clear()
  }
}
