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
///
/// Methods that only read the tableau during a change are always inlined: for a call, the compiler
/// would copy all stored properties of the changing tableau.
struct Tableau: Sendable {
  /// The properties of a symbol other than its row's terms and its column.
  struct Record: Sendable {
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
    /// The slot of the constraint of a marker or an error, or of the equation that defines an
    /// external symbol.
    @Compact var owner = -1
    /// The first use of an external symbol; -1 if there is none.
    @Compact var firstUse = -1
    /// The constant of a basic symbol's row.
    var constant = 0.0
    /// The transaction that last saved the symbol's row.
    var savedIn = 0

    /// A Boolean value that indicates whether an equation defines the external symbol.
    var isDefined: Bool { kind == .external && owner >= 0 }
  }

  var records: ContiguousArray<Record> = []
  /// The terms of the rows of basic symbols, by symbol.
  var rows = ListPool<Term>()
  /// The basic symbols in whose rows each parametric symbol occurs, by symbol.
  var columns = ListPool<Member>()
  var unused: ContiguousArray<Symbol> = []
  /// The objectives in descending order of priority.
  var objectives: [Objective] = []
  /// The change of each objective per unit of each symbol, by symbol and lane; zero for basic
  /// symbols, and for those that do not exist yet.
  var costs: ContiguousArray<Double> = []
  /// The number of elements of `costs` for each symbol.
  var laneCount = 0
  /// The number of basic symbols.
  var rowCount = 0

  /// The constraints by slot.
  var links: ContiguousArray<Link> = []
  /// The terms of constraints.
  var uses: ContiguousArray<Use> = []
  /// The first of the unused elements of `uses`, which are linked; -1 if there is none.
  var unusedUse = -1
  /// The values of external symbols, by symbol.
  var values: ContiguousArray<Double> = []

  /// The external symbols whose values may have changed since changes were last reported.
  var touched = Stack<Symbol>()
  /// The external symbols whose rows or definitions have changed since `values` was updated.
  var moved = Stack<Symbol>()
  /// The basic symbols whose constants may be out of bounds.
  var violated = Stack<Symbol>()
  /// The symbols whose costs may have become negative.
  var suspects = Stack<Symbol>()
  /// The number of elements at the beginning of `suspects` that form a heap (see
  /// `Tableau+Suspects.swift`).
  var orderedSuspectCount = 0
  /// A measure of the operations on rows since they were last recomputed, and of their rounding
  /// errors.
  var wear = 0
  /// A Boolean value that indicates whether a small pivot requires immediate recomputation.
  var isSuspect = false
  /// A Boolean value that indicates whether the basis has changed since the beginning of a change
  /// of constants.
  var hasPivoted = false

  var journal = Journal()
  var transaction = 0
  var isRecording = false

  var plans = PropagationPlans()

  /// Storage that is kept to avoid allocations.
  var spareRow = Row()
  var users = Stack<Symbol>()
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
      if symbol == 0 { reserve(symbols: 32, links: 0, uses: 0) }
      records.append(Record())
      rows.appendList()
      columns.appendList()
      values.append(0)
      let costCount = records.count * laneCount
      if costs.count < costCount {
        costs.append(
          contentsOf: repeatElement(0, count: max(costCount, 2 * costs.count) - costs.count))
      }
    }
    records[symbol].kind = kind
    records[symbol].owner = owner
    return symbol
  }

  /// Reserves storage for constraints and their symbols.
  mutating func reserve(symbols: Int, links: Int, uses: Int) {
    let count = max(records.count + symbols, 2 * records.count)
    if symbols > unused.count {
      records.reserveCapacity(count)
      rows.reserve(lists: count)
      columns.reserve(lists: count)
      values.reserveCapacity(count)
    }
    guard links > 0 else { return }
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
  @inline(__always) func value(of symbol: Symbol) -> Double {
    records[symbol].kind == .external
      ? values[symbol] : records[symbol].isBasic ? records[symbol].constant : 0
  }
}

// MARK: Rows and columns

extension Tableau {
  /// Returns the row of a basic symbol.
  func row(ofBasic symbol: Symbol) -> Row {
    Row(
      constant: records[symbol].constant,
      terms: ContiguousArray(rows.elements[rows.range(of: symbol)]))
  }

  /// Returns the coefficient of a symbol in the row of a basic one; zero if the row does not
  /// contain it.
  ///
  /// - Complexity: O(log *n*).
  @inline(__always) func coefficient(of symbol: Symbol, inRowOf basic: Symbol) -> Double {
    rows.find(symbol, in: basic).map { rows[$0].coefficient } ?? 0
  }

  /// The largest magnitude of the coefficients of a basic symbol's row, including its own 1.
  @inline(__always) func scale(ofRow symbol: Symbol) -> Double {
    var scale = 1.0
    for position in rows.range(of: symbol) { scale = max(scale, abs(rows[position].coefficient)) }
    return scale
  }

  /// Returns an empty row with storage. Return it by `keep(_:)`.
  mutating func takeSpareRow() -> Row {
    var row = Row()
    swap(&row, &spareRow)
    row.clear()
    return row
  }

  mutating func keep(_ row: consuming Row) { spareRow = row }

  /// Makes a symbol basic with a row, and substitutes the row for the symbol in all other rows and
  /// in the objectives.
  mutating func makeBasic(_ symbol: Symbol, _ row: borrowing Row) {
    save(symbol)
    var users = Stack<Symbol>()
    let column = columns.range(of: symbol)
    if !column.isEmpty {
      swap(&users, &self.users)
      users.clear()
      for position in column { users.append(columns[position].symbol) }
      columns.removeAll(in: symbol)
    }
    records[symbol].isBasic = true
    records[symbol].constant = row.constant
    rows.setAll(in: symbol, to: row.terms, count: row.terms.count)
    rowCount += 1
    let isError = records[symbol].kind == .error
    for index in row.terms.indices {
      let other = row.terms[index].symbol
      enter(symbol, inColumn: other)
      if isError { suspect(other) }
    }
    if !users.isEmpty {
      for user in users {
        let factor = coefficient(of: symbol, inRowOf: user)
        combine(user, with: row, times: factor, without: symbol)
        noteChange(of: user)
      }
      swap(&users, &self.users)
    }
    for index in objectives.indices {
      let factor = cost(of: symbol, in: index)
      guard factor != 0 else { continue }
      for position in row.terms.indices {
        addCost(factor * row.terms[position].coefficient, of: row.terms[position].symbol, in: index)
      }
      setCost(0, of: symbol, in: index)
    }
    noteChange(of: symbol)
  }

  /// Makes a basic symbol parametric, and moves its row to another one.
  private mutating func takeRow(of symbol: Symbol, into row: inout Row) {
    save(symbol)
    let isError = records[symbol].kind == .error
    row.constant = records[symbol].constant
    for position in rows.range(of: symbol) {
      let term = rows[position]
      row.terms.append(term)
      leave(symbol, column: term.symbol)
      if isError { suspect(term.symbol) }
    }
    rows.removeAll(in: symbol)
    records[symbol].isBasic = false
    records[symbol].constant = 0
    rowCount -= 1
    noteChange(of: symbol)
  }

  /// Removes the row of a basic symbol, after which the symbol does not occur in the tableau.
  mutating func dropRow(_ symbol: Symbol) {
    var row = takeSpareRow()
    takeRow(of: symbol, into: &row)
    keep(row)
  }

  /// Removes a parametric symbol from all rows and objectives, which contain only rounding errors
  /// of it.
  mutating func purge(_ symbol: Symbol) {
    for position in columns.range(of: symbol) {
      let user = columns[position].symbol
      save(user)
      if let place = rows.find(symbol, in: user) { rows.remove(at: place, in: user) }
    }
    columns.removeAll(in: symbol)
    for index in objectives.indices { setCost(0, of: symbol, in: index) }
  }

  /// Exchanges a basic symbol for a parametric one in its row.
  ///
  /// - Complexity: O(*n* · *k*), where *n* is the number of rows that contain the entering symbol,
  ///   and *k* their number of terms.
  mutating func pivot(leaving: Symbol, entering: Symbol) {
    var row = takeSpareRow()
    takeRow(of: leaving, into: &row)
    let scale = row.scale
    let coefficient = row.remove(entering)
    if abs(coefficient) < Tolerance.goodPivot * scale { isSuspect = true }
    row.scale(by: -1 / coefficient)
    let index = row.index(of: leaving)
    row.terms.insert(Term(symbol: leaving, coefficient: 1 / coefficient), at: index)
    makeBasic(entering, row)
    keep(row)
    suspect(leaving)
    hasPivoted = true
    wear += Wear.pivot
  }

  /// Adds a number to the constant of a basic symbol.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    save(symbol)
    records[symbol].constant += amount
    noteChange(of: symbol)
  }

  /// Adds a multiple of a parametric symbol to the row of a basic symbol.
  mutating func add(_ symbol: Symbol, times factor: Double, toRowOf basic: Symbol) {
    var row = takeSpareRow()
    row.terms.append(Term(symbol: symbol, coefficient: 1))
    combine(basic, with: row, times: factor, without: -1)
    keep(row)
  }

  /// Adds a multiple of a row to the row of a basic symbol, and removes one symbol from it.
  private mutating func combine(
    _ symbol: Symbol, with source: borrowing Row, times factor: Double, without skipped: Symbol
  ) {
    save(symbol)
    var change = RowChange()
    swap(&change, &self.change)
    change.merge(
      rows.elements.span.extracting(rows.range(of: symbol)), source.terms.span, times: factor,
      without: skipped)
    rows.setAll(in: symbol, to: change.sum, count: change.count)
    records[symbol].constant += factor * source.constant
    for index in change.added.indices { enter(symbol, inColumn: change.added[index]) }
    for index in change.removed.indices { leave(symbol, column: change.removed[index]) }
    swap(&change, &self.change)
    if records[symbol].kind == .error {
      for index in source.terms.indices { suspect(source.terms[index].symbol) }
    }
  }

  /// Adds a basic symbol to the column of a parametric symbol.
  mutating func enter(_ basic: Symbol, inColumn symbol: Symbol) {
    columns.insert(Member(symbol: basic), in: symbol)
  }

  /// Removes a basic symbol from the column of a parametric symbol.
  mutating func leave(_ basic: Symbol, column symbol: Symbol) {
    if let position = columns.find(basic, in: symbol) { columns.remove(at: position, in: symbol) }
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
      let owner = records[symbol].owner
      if owner >= 0, links[owner].defined >= 0 { noteChange(of: links[owner].defined) }
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
  @inline(__always) func isOutOfBounds(_ symbol: Symbol) -> Bool {
    guard records[symbol].isBasic else { return false }
    let value = records[symbol].constant
    return switch records[symbol].kind {
    case .slack, .error: value < -Tolerance.feasibility
    case .dummy: abs(value) > Tolerance.feasibility
    case .external, .unused: false
    }
  }
}
