/// The linear combinations of rows, without their constants.
struct RowSpan {
  /// Rows without the pivots of the rows before them. The coefficient of a row's own pivot is 1.
  private var rows: [ContiguousArray<Term>] = []
  /// The number of the row whose pivot a symbol is, by symbol; -1 if there is none.
  private var rowsByPivot: ContiguousArray<Int>
  /// The coefficients of a row while it is reduced, by symbol.
  private var weights: ContiguousArray<Double>
  /// The number of terms that may still be subtracted. It bounds the work for rows that are nearly
  /// all independent.
  private var budget: Int

  /// Creates the combinations of no rows.
  init(symbolCount: Int) {
    rowsByPivot = ContiguousArray(repeating: -1, count: symbolCount)
    weights = ContiguousArray(repeating: 0, count: symbolCount)
    budget = 64 * symbolCount
  }

  /// Adds a row.
  ///
  /// - Returns: `false` if the row is a combination of the others. After much work, `true` also for
  ///   some combinations.
  mutating func insert(_ row: ContiguousArray<Term>) -> Bool {
    guard budget > 0 else { return true }
    var least = Tolerance.pivot
    var symbols: ContiguousArray<Symbol> = []
    var used: [Int] = []
    for term in row {
      least = max(least, Tolerance.pivot * abs(term.coefficient))
      weights[term.symbol] = term.coefficient
      symbols.append(term.symbol)
      if rowsByPivot[term.symbol] >= 0 { used.append(rowsByPivot[term.symbol]) }
    }
    defer { for symbol in symbols { weights[symbol] = 0 } }
    budget -= row.count
    // A row contains pivots of later rows only.
    used.sort(by: >)
    while let number = used.popLast() {
      guard budget > 0 else { return true }
      let factor = weights[pivot(of: number)]
      guard factor != 0 else { continue }
      budget -= rows[number].count
      for term in rows[number] {
        if weights[term.symbol] == 0 {
          symbols.append(term.symbol)
          let other = rowsByPivot[term.symbol]
          if other > number {
            used.insert(other, at: used.indices.partitioningIndex { used[$0] <= other })
          }
        }
        weights[term.symbol] -= factor * term.coefficient
      }
      weights[pivot(of: number)] = 0
    }
    guard let pivot = symbols.max(by: { abs(weights[$0]) < abs(weights[$1]) }),
      abs(weights[pivot]) > least
    else { return false }
    let factor = 1 / weights[pivot]
    var terms: ContiguousArray<Term> = [Term(symbol: pivot, coefficient: 1)]
    for symbol in symbols where symbol != pivot && weights[symbol] != 0 {
      let coefficient = factor * weights[symbol]
      weights[symbol] = 0
      if abs(coefficient) > Tolerance.coefficient {
        terms.append(Term(symbol: symbol, coefficient: coefficient))
      }
    }
    rowsByPivot[pivot] = rows.count
    rows.append(terms)
    return true
  }

  /// The pivot of a row is its first symbol.
  private func pivot(of number: Int) -> Symbol { rows[number][0].symbol }
}
