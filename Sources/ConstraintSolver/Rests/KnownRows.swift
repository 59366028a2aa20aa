/// The rows of variables over parametric symbols without dummies, whose values are zero in every
/// solution, and without their constants.
///
/// The row of a defined variable is computed from the rows of the variables that define it, so that
/// the rows of a chain of definitions cost as much as their terms.
struct KnownRows {
  /// The rows by symbol; `nil` for those that are not known.
  fileprivate var rows: ContiguousArray<ContiguousArray<Term>?>
  /// The coefficients of a sum, by symbol, and the largest of their addends.
  fileprivate var sums: ContiguousArray<(coefficient: Double, largest: Double)>
  fileprivate var symbols = Stack<Symbol>()
  fileprivate var pending = Stack<Symbol>()
  fileprivate var scratch = Scratch()
  /// The number of terms that may still be kept.
  fileprivate var room: Int

  /// Creates an empty store of rows.
  init(symbolCount: Int) {
    rows = ContiguousArray(repeating: nil, count: symbolCount)
    sums = ContiguousArray(repeating: (0, 0), count: symbolCount)
    room = 64 * symbolCount
  }

  fileprivate mutating func add(_ terms: some Sequence<Term>, times factor: Double) {
    for term in terms {
      let addend = factor * term.coefficient
      if sums[term.symbol].largest == 0 { symbols.append(term.symbol) }
      sums[term.symbol].coefficient += addend
      sums[term.symbol].largest = max(sums[term.symbol].largest, abs(addend))
    }
  }

  /// Returns the terms of the sum, and clears it.
  fileprivate mutating func takeSum() -> ContiguousArray<Term> {
    var terms: ContiguousArray<Term> = []
    for symbol in symbols {
      let (coefficient, largest) = sums[symbol]
      sums[symbol] = (0, 0)
      if abs(coefficient) > Tolerance.cancellation * largest {
        terms.append(Term(symbol: symbol, coefficient: coefficient))
      }
    }
    symbols.clear()
    return terms
  }
}

extension Tableau {
  /// Returns the row of a variable over parametric symbols without dummies, in any order.
  func terms(of symbol: Symbol, _ known: inout KnownRows) -> ContiguousArray<Term> {
    guard known.room > 0 else {
      return row(of: symbol, &known.scratch).terms.filter { records[$0.symbol].kind != .dummy }
    }
    known.pending.clear()
    known.pending.append(symbol)
    while let top = known.pending.last {
      let count = known.pending.count
      if known.rows[top] == nil, records[top].isDefined { appendUnknown(of: top, &known) }
      guard known.pending.count == count else { continue }
      known.pending.truncate(to: count - 1)
      guard known.rows[top] == nil else { continue }
      let terms = newTerms(of: top, &known)
      known.room -= terms.count + 1
      known.rows[top] = terms
    }
    return known.rows[symbol] ?? []
  }

  /// Adds the variables of a definition whose rows are not known to the pending ones.
  private func appendUnknown(of symbol: Symbol, _ known: inout KnownRows) {
    var index = links[records[symbol].owner].firstUse
    while index >= 0 {
      let other = uses[index].symbol
      if other != symbol, known.rows[other] == nil { known.pending.append(other) }
      index = uses[index].nextTerm
    }
  }

  /// Computes a row from known ones.
  private func newTerms(of symbol: Symbol, _ known: inout KnownRows) -> ContiguousArray<Term> {
    guard records[symbol].isDefined else {
      guard records[symbol].isBasic else { return [Term(symbol: symbol, coefficient: 1)] }
      var terms: ContiguousArray<Term> = []
      for position in rows.range(of: symbol) where records[rows[position].symbol].kind != .dummy {
        terms.append(rows[position])
      }
      return terms
    }
    let slot = records[symbol].owner
    var index = links[slot].firstUse
    while index >= 0 {
      let use = uses[index]
      if use.symbol != symbol, let terms = known.rows[use.symbol] {
        known.add(terms, times: links[slot].factor * use.coefficient)
      }
      index = use.nextTerm
    }
    let (markers, factor) = (links[slot].markers, links[slot].factor * links[slot].markers.sign)
    if markers.marker >= 0 { addRow(of: markers.marker, times: -factor, &known) }
    if markers.other >= 0 { addRow(of: markers.other, times: factor, &known) }
    return known.takeSum()
  }

  /// Adds a slack or an error to a sum.
  private func addRow(of symbol: Symbol, times factor: Double, _ known: inout KnownRows) {
    guard records[symbol].isBasic else {
      return known.add(CollectionOfOne(Term(symbol: symbol, coefficient: 1)), times: factor)
    }
    for position in rows.range(of: symbol) where records[rows[position].symbol].kind != .dummy {
      known.add(CollectionOfOne(rows[position]), times: factor)
    }
  }
}
