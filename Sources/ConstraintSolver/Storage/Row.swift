/// A parametric symbol with its coefficient.
struct Term: Hashable, Sendable {
  @Compact var symbol: Symbol
  var coefficient: Double
}

/// The value of a basic symbol: the sum of a constant and parametric symbols with coefficients.
///
/// The rows in a tableau are lists of a `ListPool`; this type is for rows outside of it.
struct Row: Hashable, Sendable {
  var constant = 0.0
  /// The terms in the order of their symbols. Each symbol occurs once, and no coefficient is zero.
  var terms: ContiguousArray<Term> = []

  /// Returns the index of a symbol, or the index at which to insert it.
  ///
  /// - Complexity: O(log *n*).
  func index(of symbol: Symbol) -> Int {
    terms.indices.partitioningIndex { terms[$0].symbol >= symbol }
  }

  /// Returns the coefficient of a symbol; zero if the row does not contain it.
  ///
  /// - Complexity: O(log *n*).
  func coefficient(of symbol: Symbol) -> Double {
    let index = index(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  /// The largest magnitude of the coefficients, including the 1 of the basic symbol.
  var scale: Double {
    var scale = 1.0
    for term in terms { scale = max(scale, abs(term.coefficient)) }
    return scale
  }

  /// Removes a symbol.
  ///
  /// - Returns: The coefficient; zero if the row does not contain the symbol.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let index = index(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Inserts a symbol that the row does not contain.
  mutating func insert(_ symbol: Symbol, times coefficient: Double) {
    let term = Term(symbol: symbol, coefficient: coefficient)
    if let last = terms.last, last.symbol > symbol {
      terms.insert(term, at: index(of: symbol))
    } else {
      terms.append(term)
    }
  }

  /// Sorts the terms.
  mutating func sort() {
    guard terms.count <= 24 else {
      terms.sort { $0.symbol < $1.symbol }
      return
    }
    var index = 1
    while index < terms.count {
      let term = terms[index]
      var place = index
      while place > 0, terms[place - 1].symbol > term.symbol {
        terms[place] = terms[place - 1]
        place -= 1
      }
      terms[place] = term
      index += 1
    }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Removes all terms, and keeps the storage.
  mutating func clear() {
    constant = 0
    terms.removeAll(keepingCapacity: true)
  }
}

/// The addition of a multiple of a row to another one.
struct RowChange: Sendable {
  /// The symbols that the addition adds to the row.
  var added = Stack<Symbol>()
  /// The symbols that the addition removes from the row.
  var removed = Stack<Symbol>()
  /// The sum; only the first `count` terms are valid.
  var sum: ContiguousArray<Term> = []
  var count = 0

  /// Computes the sum of `old` without one symbol and a multiple of `source`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  mutating func merge(
    _ old: Span<Term>, _ source: Span<Term>, times factor: Double, without skipped: Symbol
  ) {
    added.clear()
    removed.clear()
    let largest = old.count + source.count
    if sum.count < largest {
      sum.append(
        contentsOf: repeatElement(
          Term(symbol: 0), count: max(32, largest, 2 * sum.count) - sum.count))
    }
    var (index, place) = (0, 0)
    for position in source.indices {
      let term = source[position]
      while index < old.count, old[index].symbol < term.symbol {
        if old[index].symbol != skipped {
          sum[place] = old[index]
          place += 1
        }
        index += 1
      }
      let product = factor * term.coefficient
      if index < old.count, old[index].symbol == term.symbol {
        let before = old[index].coefficient
        index += 1
        let coefficient = before + product
        if abs(coefficient) > Tolerance.cancellation * abs(before) {
          sum[place] = Term(symbol: term.symbol, coefficient: coefficient)
          place += 1
        } else {
          removed.append(term.symbol)
        }
      } else if abs(product) > Tolerance.coefficient {
        sum[place] = Term(symbol: term.symbol, coefficient: product)
        place += 1
        added.append(term.symbol)
      }
    }
    while index < old.count {
      if old[index].symbol != skipped {
        sum[place] = old[index]
        place += 1
      }
      index += 1
    }
    count = place
  }
}
