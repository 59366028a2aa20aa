/// A constraint in the tableau: a row, or the definition of a variable.
struct Link: Hashable, Sendable {
  /// The first of the constraint's terms in `Tableau.uses`; -1 if there is none.
  var firstUse = -1
  /// The variable that the constraint defines; -1 if the constraint has a row.
  var defined: Symbol = -1
  /// The change of the defined variable per unit of the sum of the other terms and the constant.
  var factor = 0.0
  /// The constant of the constraint's expression.
  var constant = 0.0
  var priority = Constraint.Priority.required
  /// A Boolean value that indicates whether the constraint is a required equation.
  var isRequiredEquation = false
  /// The number of constraints that were added before.
  var serial: UInt64 = 0
  /// A Boolean value that indicates whether the constraint belongs to a rest: it decides ties only.
  var isRest = false
  /// The symbols of the constraint's row.
  var markers = Markers()

  /// Returns a Boolean value that indicates whether the constraint has a higher priority than
  /// another one, or the same priority and was added before.
  func precedes(_ other: Link) -> Bool {
    priority == other.priority ? serial < other.serial : priority > other.priority
  }
}

/// A term of a constraint, linked with the other terms of the constraint and of the variable.
struct Use: Sendable {
  var slot: Int
  var symbol: Symbol
  var coefficient: Double
  /// The next term of the constraint; -1 if there is none.
  var nextTerm: Int
  /// The next and the previous term of the variable; -1 if there is none.
  var next: Int
  var previous: Int
}

/// The symbols of a constraint in the tableau.
///
/// Let `e` be the constraint's expression, negated for `lessThanOrEqual`. The row of an equation or
/// an inequality is `e = marker - other`. The marker of a required equation is a dummy, that of an
/// optional equation its positive error, and that of an inequality its slack. The other symbol, of
/// an optional constraint only, is the negative error.
struct Markers: Hashable, Sendable {
  /// The marker; -1 if the constraint defines a variable.
  var marker: Symbol = -1
  /// The other symbol; -1 if the constraint is required.
  var other: Symbol = -1
  /// The sign of the expression: -1 if it is negated, otherwise 1.
  var sign = 1.0
  /// A Boolean value that indicates whether the marker is an error.
  var isMarkerError = false
}

/// Storage for sums over symbols, which is kept to avoid allocations. All weights are zero, and no
/// symbol is marked, between operations.
struct Scratch: Sendable {
  var weights: [Double] = []
  var isMarked: [Bool] = []
  /// The marked symbols.
  var marked: [Symbol] = []
  /// The visited variables, each after those that are visited from it.
  var order: [Symbol] = []
  var stack: [(symbol: Symbol, use: Int)] = []

  mutating func prepare(count: Int) {
    guard weights.count < count else { return }
    let size = max(count, 2 * weights.count, 64)
    weights.reserveCapacity(size)
    isMarked.reserveCapacity(size)
    while weights.count < size {
      weights.append(0)
      isMarked.append(false)
    }
  }

  /// Marks a symbol.
  ///
  /// - Returns: A Boolean value that indicates whether the symbol was not marked.
  mutating func mark(_ symbol: Symbol) -> Bool {
    guard !isMarked[symbol] else { return false }
    isMarked[symbol] = true
    marked.append(symbol)
    return true
  }

  /// Adds a number to a symbol's weight. A sum that is a rounding error becomes zero.
  mutating func add(_ weight: Double, to symbol: Symbol) {
    let before = weights[symbol]
    let sum = before + weight
    weights[symbol] =
      (before == 0
        ? abs(sum) > Tolerance.coefficient : abs(sum) > Tolerance.cancellation * abs(before))
      ? sum : 0
  }

  mutating func clear() {
    for symbol in marked {
      weights[symbol] = 0
      isMarked[symbol] = false
    }
    marked.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
  }
}
