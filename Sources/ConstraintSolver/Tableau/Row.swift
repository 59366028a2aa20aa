/// A parametric symbol with its coefficient.
struct Term: Hashable, Sendable {
  var symbol: Symbol
  var coefficient: Double
}

/// The value of a basic symbol: the sum of a constant and parametric symbols with coefficients.
struct Row: Hashable, Sendable {
  var constant = 0.0
  /// The terms in the order of their symbols. Each symbol occurs once, and no coefficient is zero.
  var terms: [Term] = []

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
  var scale: Double { terms.reduce(1) { max($0, abs($1.coefficient)) } }

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
}

/// The symbols that are added to and removed from a row by the addition of a multiple of another
/// row.
struct RowChange: Sendable {
  var added: [Symbol] = []
  var removed: [Symbol] = []

  /// Computes the sum of `old` without one symbol and a multiple of `source`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  mutating func merge(
    _ old: [Term], _ source: [Term], times factor: Double, without skipped: Symbol?,
    into sum: inout [Term]
  ) {
    added.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
    sum.removeAll(keepingCapacity: true)
    sum.reserveCapacity(old.count + source.count)
    var index = 0
    for term in source {
      while index < old.count, old[index].symbol < term.symbol {
        if old[index].symbol != skipped { sum.append(old[index]) }
        index += 1
      }
      let product = factor * term.coefficient
      if index < old.count, old[index].symbol == term.symbol {
        let before = old[index].coefficient
        index += 1
        let coefficient = before + product
        if abs(coefficient) > Tolerance.cancellation * abs(before) {
          sum.append(Term(symbol: term.symbol, coefficient: coefficient))
        } else {
          removed.append(term.symbol)
        }
      } else if abs(product) > Tolerance.coefficient {
        sum.append(Term(symbol: term.symbol, coefficient: product))
        added.append(term.symbol)
      }
    }
    while index < old.count {
      if old[index].symbol != skipped { sum.append(old[index]) }
      index += 1
    }
  }
}
