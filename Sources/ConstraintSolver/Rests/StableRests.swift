/// The variables that rest at a bound on one side of zero, and need no constraints for that.
///
/// If all open symbols in the row of a variable move it away from zero, the variable rests where
/// these symbols are zero, which closes them for the variables after it. As long as no pivot
/// changes the rows, and the variable stays on its side of zero, the solution stays at rest without
/// a constraint, which would add a row with all symbols on which the variable depends. Most open
/// lengths and positions of views, behind one another, rest in this way.
struct StableRests {
  private enum State: UInt8 {
    case unknown, open, determined, closed
  }

  /// The open symbols of a variable's row that are not closed, and whether others were closed.
  private struct OpenRow {
    var terms: ContiguousArray<Term> = []
    var hasClosed = false
  }

  private var states: ContiguousArray<State>
  /// The rows by symbol; `nil` for those that are not known.
  private var rows: ContiguousArray<OpenRow?>
  private var sums: ContiguousArray<Double>
  private var pending = Stack<Symbol>()
  /// The symbols that must stay zero.
  private(set) var closed: [Symbol] = []
  /// The variables that rest without constraints.
  private(set) var variables: [StableRest] = []
  /// A Boolean value that indicates whether the row of a variable that needs a constraint contains
  /// closed symbols, so that the variable could move others that rest.
  private(set) var isMixed = false

  init(symbolCount: Int) {
    states = ContiguousArray(repeating: .unknown, count: symbolCount)
    rows = ContiguousArray(repeating: nil, count: symbolCount)
    sums = ContiguousArray(repeating: 0, count: symbolCount)
  }

  /// Examines the next variable.
  ///
  /// - Returns: A Boolean value that indicates whether the variable needs a constraint if its row
  ///   is not a combination of the rows of others.
  mutating func examine(_ symbol: Symbol, in tableau: borrowing Tableau) -> Bool {
    let row = row(of: symbol, in: tableau)
    guard let first = row.terms.first else { return false }
    if first.symbol == symbol {
      // No other variable has moved this one away from zero, where its constraint keeps it.
      states[symbol] = .determined
      rows[symbol] = OpenRow()
      return true
    }
    let rest = StableRest(symbol: symbol, isPositive: first.coefficient > 0)
    var isStable = rest.holds(for: tableau.values[symbol])
    for term in row.terms {
      isStable =
        isStable && tableau.records[term.symbol].kind.isRestricted
        && (term.coefficient > 0) == rest.isPositive
    }
    guard isStable else {
      isMixed = isMixed || row.hasClosed
      return true
    }
    for term in row.terms {
      states[term.symbol] = .closed
      closed.append(term.symbol)
    }
    rows[symbol] = OpenRow(hasClosed: true)
    variables.append(rest)
    return false
  }

  private mutating func row(of symbol: Symbol, in tableau: borrowing Tableau) -> OpenRow {
    pending.clear()
    pending.append(symbol)
    while let top = pending.last {
      let count = pending.count
      if rows[top] == nil, tableau.records[top].isDefined {
        var index = tableau.links[tableau.records[top].owner].firstUse
        while index >= 0 {
          let other = tableau.uses[index].symbol
          if other != top, rows[other] == nil { pending.append(other) }
          index = tableau.uses[index].nextTerm
        }
      }
      guard pending.count == count else { continue }
      pending.truncate(to: count - 1)
      if rows[top] == nil { rows[top] = newRow(of: top, in: tableau) }
    }
    let row = rows[symbol]!
    guard row.terms.contains(where: { states[$0.symbol] == .closed }) else { return row }
    return OpenRow(terms: row.terms.filter { states[$0.symbol] != .closed }, hasClosed: true)
  }

  /// Computes a row from known ones.
  private mutating func newRow(of symbol: Symbol, in tableau: borrowing Tableau) -> OpenRow {
    var row = OpenRow()
    var symbols: ContiguousArray<Symbol> = []
    guard tableau.records[symbol].isDefined else {
      add(symbol, times: 1, to: &row, &symbols, in: tableau)
      return finish(row, symbols)
    }
    let slot = tableau.records[symbol].owner
    let link = tableau.links[slot]
    var index = link.firstUse
    while index >= 0 {
      let use = tableau.uses[index]
      index = use.nextTerm
      guard use.symbol != symbol, let other = rows[use.symbol] else { continue }
      row.hasClosed = row.hasClosed || other.hasClosed
      for term in other.terms {
        add(
          term, times: link.factor * use.coefficient, to: &row, &symbols, in: tableau)
      }
    }
    let factor = link.factor * link.markers.sign
    if link.markers.marker >= 0 {
      add(link.markers.marker, times: -factor, to: &row, &symbols, in: tableau)
    }
    if link.markers.other >= 0 {
      add(link.markers.other, times: factor, to: &row, &symbols, in: tableau)
    }
    return finish(row, symbols)
  }

  /// Adds a symbol that is basic or parametric.
  private mutating func add(
    _ symbol: Symbol, times factor: Double, to row: inout OpenRow,
    _ symbols: inout ContiguousArray<Symbol>, in tableau: borrowing Tableau
  ) {
    guard tableau.records[symbol].isBasic else {
      add(Term(symbol: symbol, coefficient: 1), times: factor, to: &row, &symbols, in: tableau)
      return
    }
    for position in tableau.rows.range(of: symbol) {
      add(tableau.rows[position], times: factor, to: &row, &symbols, in: tableau)
    }
  }

  /// Adds a parametric symbol if it is open.
  private mutating func add(
    _ term: Term, times factor: Double, to row: inout OpenRow,
    _ symbols: inout ContiguousArray<Symbol>, in tableau: borrowing Tableau
  ) {
    if states[term.symbol] == .unknown {
      states[term.symbol] = tableau.isOpen(term.symbol) ? .open : .determined
    }
    switch states[term.symbol] {
    case .unknown, .determined: break
    case .closed: row.hasClosed = true
    case .open:
      if sums[term.symbol] == 0 { symbols.append(term.symbol) }
      sums[term.symbol] += factor * term.coefficient
    }
  }

  private mutating func finish(_ row: OpenRow, _ symbols: ContiguousArray<Symbol>) -> OpenRow {
    var row = row
    for symbol in symbols {
      let sum = sums[symbol]
      sums[symbol] = 0
      if abs(sum) > Tolerance.pivot {
        row.terms.append(Term(symbol: symbol, coefficient: sum))
      }
    }
    return row
  }
}
