/// The augmented simplex tableau in its basic form: a row over parametric symbols for each basic
/// symbol, behind definitions of variables.
///
/// Invariants between public operations of the solver:
///
/// - A symbol is basic (it has a row), parametric (it may occur in rows), or defined by a required
///   equation (see `Tableau+Definitions.swift`); a parametric symbol's value is zero, so a basic
///   symbol's value is its row's constant.
/// - External symbols occur only in rows of external symbols.
/// - A row of a dummy contains dummies only.
/// - Rows of slacks and errors have constants of at least zero (the tableau is *feasible*).
/// - No parametric slack or error has a lexicographically negative column in the objectives and the
///   ties (it is *optimal*).
///
/// `columns` is the transpose: the basic symbols in whose rows each parametric symbol occurs. All
/// orders are orders of symbols, so that results do not depend on hashing.
struct Tableau: Sendable {
  /// The properties of a symbol other than its row and column.
  struct Record: Hashable, Sendable {
    var kind = SymbolKind.unused
    var isBasic = false
    /// A Boolean value that indicates whether `touched` contains the symbol.
    var isTouched = false
    /// A Boolean value that indicates whether `moved` contains the symbol.
    var isMoved = false
    /// A Boolean value that indicates whether `violated` contains the symbol.
    var isViolated = false
    /// A Boolean value that indicates whether `suspects` contains the symbol.
    var isSuspect = false
    /// The number of times that an external symbol was discarded.
    var generation: UInt32 = 0
    /// The transaction that last saved the symbol's row.
    var savedIn = 0
    /// The slot of the constraint of a marker or an error, or of the equation that defines an
    /// external symbol.
    var owner = -1

    /// A Boolean value that indicates whether an equation defines the external symbol.
    var isDefined: Bool { kind == .external && owner >= 0 }
  }

  /// The sum of the errors of one priority, over parametric symbols.
  struct Objective: Hashable, Sendable {
    var priority: Constraint.Priority
    /// The number of constraints with the priority.
    var count: Int
    /// The change of the sum per unit of each symbol; zero for basic symbols.
    var costs: [Double]
  }

  var records: [Record] = []
  var rows: [Row] = []
  var columns: [Column] = []
  var unused: [Symbol] = []
  /// The objectives in descending order of priority.
  var objectives: [Objective] = []
  /// The number of basic symbols.
  var rowCount = 0

  /// The constraints by slot.
  var links: [Link] = []
  /// The terms of constraints.
  var uses: [Use] = []
  /// The first of the unused elements of `uses`, which are linked; -1 if there is none.
  var unusedUse = -1
  /// The first term of each external symbol, by symbol; -1 if there is none.
  var firstUses: [Int] = []
  /// The values of external symbols, by symbol.
  var values: [Double] = []

  /// The external symbols whose values may have changed since changes were last reported.
  var touched: [Symbol] = []
  /// The external symbols whose rows or definitions have changed since `values` was updated.
  var moved: [Symbol] = []
  /// The basic symbols whose constants may be out of bounds.
  var violated: [Symbol] = []
  /// The symbols whose costs may have become negative.
  var suspects: [Symbol] = []
  /// A measure of the operations on rows since they were last recomputed, and of their rounding
  /// errors.
  var wear = 0
  /// A Boolean value that indicates whether a small pivot requires immediate recomputation.
  var isSuspect = false

  var journal: [(symbol: Symbol, isBasic: Bool, row: Row)] = []
  var costJournal: [(objective: Int, symbol: Symbol, cost: Double)] = []
  var transaction = 0
  var isRecording = false

  /// Storage for sums of rows, which is kept to avoid allocations.
  var spareTerms: [Term] = []
  var change = RowChange()
  var scratch = Scratch()
}

// MARK: Symbols

extension Tableau {
  mutating func makeSymbol(_ kind: SymbolKind, owner: Int = -1) -> Symbol {
    let symbol: Symbol
    if let free = unused.popLast() {
      symbol = free
    } else {
      symbol = records.count
      records.append(Record())
      rows.append(Row())
      columns.append(Column())
      firstUses.append(-1)
      values.append(0)
      for index in objectives.indices { objectives[index].costs.append(0) }
    }
    records[symbol].kind = kind
    records[symbol].owner = owner
    return symbol
  }

  /// Reserves storage for constraints and their symbols.
  mutating func reserve(symbols: Int, links: Int, uses: Int) {
    let count = max(records.count + symbols, 2 * records.count)
    guard symbols > unused.count else { return }
    records.reserveCapacity(count)
    rows.reserveCapacity(count)
    columns.reserveCapacity(count)
    firstUses.reserveCapacity(count)
    values.reserveCapacity(count)
    self.links.reserveCapacity(max(self.links.count + links, 2 * self.links.count))
    self.uses.reserveCapacity(max(self.uses.count + uses, 2 * self.uses.count))
  }

  /// Releases a symbol that is neither basic nor in a row.
  mutating func release(_ symbol: Symbol) {
    records[symbol].kind = .unused
    records[symbol].owner = -1
    unused.append(symbol)
  }

  /// Returns the value of a symbol: its row's constant, or zero for a parametric symbol.
  func value(of symbol: Symbol) -> Double {
    records[symbol].kind == .external
      ? values[symbol] : records[symbol].isBasic ? rows[symbol].constant : 0
  }
}

// MARK: Rows and columns

extension Tableau {
  /// Makes a symbol basic with a row, and substitutes the row for the symbol in all other rows and
  /// in the objectives.
  mutating func makeBasic(_ symbol: Symbol, _ row: Row) {
    save(symbol)
    let users = columns[symbol]
    if !users.isEmpty { columns[symbol] = Column() }
    records[symbol].isBasic = true
    rows[symbol] = row
    rowCount += 1
    let isError = records[symbol].kind == .error
    for term in row.terms {
      enter(symbol, inColumn: term.symbol)
      if isError { suspect(term.symbol) }
    }
    for user in users { substitute(symbol, in: user) }
    for index in objectives.indices {
      let factor = objectives[index].costs[symbol]
      guard factor != 0 else { continue }
      addCosts(of: row, times: factor, toObjective: index)
      setCost(0, of: symbol, in: index)
    }
    noteChange(of: symbol)
  }

  /// Removes the row of a basic symbol, after which the symbol does not occur in the tableau.
  mutating func dropRow(_ symbol: Symbol) {
    save(symbol)
    let isError = records[symbol].kind == .error
    for index in rows[symbol].terms.indices {
      let term = rows[symbol].terms[index]
      leave(symbol, column: term.symbol)
      if isError { suspect(term.symbol) }
    }
    rows[symbol] = Row()
    records[symbol].isBasic = false
    rowCount -= 1
    noteChange(of: symbol)
  }

  /// Removes a parametric symbol from all rows and objectives, which contain only rounding errors
  /// of it.
  mutating func purge(_ symbol: Symbol) {
    for user in columns[symbol] {
      save(user)
      rows[user].remove(symbol)
    }
    columns[symbol] = Column()
    for index in objectives.indices { setCost(0, of: symbol, in: index) }
  }

  /// Exchanges a basic symbol for a parametric one in its row.
  ///
  /// - Complexity: O(*n* · *k*), where *n* is the number of rows that contain the entering symbol,
  ///   and *k* their number of terms.
  mutating func pivot(leaving: Symbol, entering: Symbol) {
    save(leaving)
    var row = Row()
    swap(&row, &rows[leaving])
    records[leaving].isBasic = false
    let isError = records[leaving].kind == .error
    for term in row.terms {
      leave(leaving, column: term.symbol)
      if isError { suspect(term.symbol) }
    }
    let scale = row.scale
    let coefficient = row.remove(entering)
    if abs(coefficient) < Tolerance.goodPivot * scale { isSuspect = true }
    row.scale(by: -1 / coefficient)
    let index = row.index(of: leaving)
    row.terms.insert(Term(symbol: leaving, coefficient: 1 / coefficient), at: index)
    rowCount -= 1
    noteChange(of: leaving)
    makeBasic(entering, row)
    suspect(leaving)
    wear += Wear.pivot
  }

  /// Adds a number to the constant of a basic symbol.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    save(symbol)
    rows[symbol].constant += amount
    noteChange(of: symbol)
  }

  /// Adds a multiple of a parametric symbol to the row of a basic symbol.
  mutating func add(_ symbol: Symbol, times factor: Double, toRowOf basic: Symbol) {
    combine(
      basic, with: Row(terms: [Term(symbol: symbol, coefficient: 1)]), times: factor, without: nil)
  }

  /// Substitutes the row of a new basic symbol for the symbol in another row.
  private mutating func substitute(_ symbol: Symbol, in user: Symbol) {
    let factor = rows[user].coefficient(of: symbol)
    combine(user, with: rows[symbol], times: factor, without: symbol)
    noteChange(of: user)
  }

  private mutating func combine(
    _ symbol: Symbol, with source: Row, times factor: Double, without skipped: Symbol?
  ) {
    save(symbol)
    var old: [Term] = []
    swap(&old, &rows[symbol].terms)
    change.merge(old, source.terms, times: factor, without: skipped, into: &spareTerms)
    swap(&rows[symbol].terms, &spareTerms)
    rows[symbol].constant += factor * source.constant
    spareTerms = old
    for index in change.added.indices { enter(symbol, inColumn: change.added[index]) }
    for index in change.removed.indices { leave(symbol, column: change.removed[index]) }
    if records[symbol].kind == .error { for term in source.terms { suspect(term.symbol) } }
  }

  /// Adds a basic symbol to the column of a parametric symbol.
  mutating func enter(_ basic: Symbol, inColumn symbol: Symbol) {
    columns[symbol].insert(basic)
  }

  /// Removes a basic symbol from the column of a parametric symbol.
  mutating func leave(_ basic: Symbol, column symbol: Symbol) {
    columns[symbol].remove(basic)
  }

  /// Records a possible change of a symbol's value, for the program and for the dual simplex
  /// method.
  mutating func noteChange(of symbol: Symbol) {
    switch records[symbol].kind {
    case .external:
      if !records[symbol].isMoved {
        records[symbol].isMoved = true
        moved.append(symbol)
      }
    case .slack, .error, .dummy:
      if !records[symbol].isViolated, isOutOfBounds(symbol) {
        records[symbol].isViolated = true
        violated.append(symbol)
      }
    case .unused:
      break
    }
  }

  /// Records a possible change of a symbol's cost, for the primal simplex method.
  mutating func suspect(_ symbol: Symbol) {
    guard !records[symbol].isSuspect, records[symbol].kind.isRestricted else { return }
    records[symbol].isSuspect = true
    suspects.append(symbol)
  }

  /// Returns a Boolean value that indicates whether a symbol's value violates its restriction.
  func isOutOfBounds(_ symbol: Symbol) -> Bool {
    guard records[symbol].isBasic else { return false }
    let value = rows[symbol].constant
    return switch records[symbol].kind {
    case .slack, .error: value < -Tolerance.feasibility
    case .dummy: abs(value) > Tolerance.feasibility
    case .external, .unused: false
    }
  }
}
