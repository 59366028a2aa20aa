/// The augmented simplex tableau in its basic form: every basic symbol as a row over parametric ones.
///
/// What always holds between public operations of the solver:
///
/// - A symbol is either basic (it has a row) or parametric (it may occur in rows); a parametric symbol's
///   value is zero, so a basic symbol's value is its row's constant.
/// - External symbols occur only in rows of external symbols.
/// - A row of a dummy contains dummies only.
/// - Rows of slacks and errors have constants of at least zero (the tableau is *feasible*).
/// - No parametric slack or error has a lexicographically negative column in the objectives (it is
///   *optimal*).
///
/// `columns` is the transpose: for each parametric symbol, the basic symbols in whose rows it occurs.
/// All orders are orders of symbols, so that nothing depends on hashing.
struct Tableau: Sendable {
  /// What is known of a symbol besides its row and column.
  struct Record: Hashable, Sendable {
    var kind = SymbolKind.unused
    var isBasic = false
    /// Whether the symbol is in `touched` already.
    var isTouched = false
    /// Whether the symbol is in `violated` already.
    var isViolated = false
    /// The transaction that last saved the symbol's row.
    var savedIn = 0
    /// The slot of the constraint a marker or an error belongs to.
    var owner = -1
    /// How many times an external symbol has been discarded.
    var generation: UInt32 = 0
  }

  /// The sum of the errors of one priority.
  struct Objective: Hashable, Sendable {
    var priority: Constraint.Priority
    var symbol: Symbol
    /// How many constraints have that priority.
    var count: Int
  }

  var records: [Record] = []
  var rows: [Row] = []
  var columns: [[Symbol]] = []
  var unused: [Symbol] = []
  /// Highest priority first.
  var objectives: [Objective] = []
  /// The number of basic symbols that are not objectives.
  var rowCount = 0

  /// External symbols whose values may have changed since somebody asked.
  var touched: [Symbol] = []
  /// Basic symbols whose constants may be out of bounds.
  var violated: [Symbol] = []
  /// What has been done to rows since they were last computed afresh: the measure of rounding errors.
  var wear = 0
  /// Whether a pivot was so small that the rows are to be computed afresh at once.
  var isSuspect = false

  var journal: [(symbol: Symbol, isBasic: Bool, row: Row)] = []
  var transaction = 0
  var isRecording = false

  /// Room for sums of rows, kept to save allocations.
  var spareTerms: [Term] = []
  var change = RowChange()
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
      columns.append([])
    }
    records[symbol].kind = kind
    records[symbol].owner = owner
    return symbol
  }

  /// Takes a symbol back that is neither basic nor in any row.
  mutating func release(_ symbol: Symbol) {
    records[symbol].kind = .unused
    records[symbol].owner = -1
    unused.append(symbol)
  }

  /// The value of a symbol: its row's constant, or zero.
  func value(of symbol: Symbol) -> Double {
    records[symbol].isBasic ? rows[symbol].constant : 0
  }
}

// MARK: Rows and columns

extension Tableau {
  /// Makes a symbol basic with a row, and puts the row in place of the symbol everywhere.
  mutating func makeBasic(_ symbol: Symbol, _ row: Row) {
    save(symbol)
    let users = columns[symbol]
    columns[symbol] = []
    records[symbol].isBasic = true
    rows[symbol] = row
    rowCount += records[symbol].kind == .objective ? 0 : 1
    for term in row.terms { enter(symbol, inColumn: term.symbol) }
    for user in users { substitute(symbol, in: user) }
    noteChange(of: symbol)
  }

  /// Drops the row of a basic symbol. The symbol occurs nowhere afterwards.
  mutating func dropRow(_ symbol: Symbol) {
    save(symbol)
    for term in rows[symbol].terms { leave(symbol, column: term.symbol) }
    rows[symbol] = Row()
    records[symbol].isBasic = false
    rowCount -= records[symbol].kind == .objective ? 0 : 1
    noteChange(of: symbol)
  }

  /// Removes a parametric symbol from all rows, where only rounding errors can be left of it.
  mutating func purge(_ symbol: Symbol) {
    for user in columns[symbol] {
      save(user)
      rows[user].remove(symbol)
    }
    columns[symbol] = []
  }

  /// Exchanges a basic symbol for a parametric one that occurs in its row.
  ///
  /// - Complexity: O(*n* · *k*): the rows the entering symbol occurs in, and their number of terms.
  mutating func pivot(leaving: Symbol, entering: Symbol) {
    save(leaving)
    var row = rows[leaving]
    rows[leaving] = Row()
    records[leaving].isBasic = false
    for term in row.terms { leave(leaving, column: term.symbol) }
    let scale = row.scale
    let coefficient = row.remove(entering)
    if abs(coefficient) < Tolerance.goodPivot * scale { isSuspect = true }
    row.scale(by: -1 / coefficient)
    let place = row.position(of: leaving)
    row.terms.insert(Term(symbol: leaving, coefficient: 1 / coefficient), at: place)
    rowCount -= 1
    noteChange(of: leaving)
    makeBasic(entering, row)
    wear += Wear.pivot
  }

  /// Adds a number to the constant of a basic symbol.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    save(symbol)
    rows[symbol].constant += amount
    noteChange(of: symbol)
  }

  /// Adds a multiple of a row to an objective.
  mutating func add(_ source: Row, times factor: Double, toObjective symbol: Symbol) {
    combine(symbol, with: source, times: factor, without: nil)
  }

  /// Puts the row of a symbol that has just become basic in its place in another row.
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
    for added in change.added { enter(symbol, inColumn: added) }
    for removed in change.removed { leave(symbol, column: removed) }
  }

  /// Notes that a basic symbol has a parametric symbol in its row.
  mutating func enter(_ basic: Symbol, inColumn symbol: Symbol) {
    columns[symbol].insert(basic, at: placeInColumn(symbol, of: basic))
  }

  mutating func leave(_ basic: Symbol, column symbol: Symbol) {
    columns[symbol].remove(at: placeInColumn(symbol, of: basic))
  }

  private func placeInColumn(_ symbol: Symbol, of basic: Symbol) -> Int {
    var low = 0
    var high = columns[symbol].count
    while low < high {
      let middle = (low + high) / 2
      if columns[symbol][middle] < basic { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Remembers that the value of a symbol may have changed, for the user and for the dual simplex.
  private mutating func noteChange(of symbol: Symbol) {
    switch records[symbol].kind {
    case .external:
      if !records[symbol].isTouched {
        records[symbol].isTouched = true
        touched.append(symbol)
      }
    case .slack, .error, .dummy:
      if !records[symbol].isViolated, isOutOfBounds(symbol) {
        records[symbol].isViolated = true
        violated.append(symbol)
      }
    case .objective, .unused:
      break
    }
  }

  /// Whether a symbol's value is one that it must not have.
  func isOutOfBounds(_ symbol: Symbol) -> Bool {
    guard records[symbol].isBasic else { return false }
    let value = rows[symbol].constant
    return switch records[symbol].kind {
    case .slack, .error: value < -Tolerance.feasibility
    case .dummy: abs(value) > Tolerance.feasibility
    case .external, .objective, .unused: false
    }
  }
}
