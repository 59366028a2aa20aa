/// One parametric symbol times its coefficient.
struct Term: Hashable, Sendable {
  var symbol: Symbol
  var coefficient: Double
}

/// The value of a basic symbol: a constant, plus parametric symbols times their coefficients.
struct Row: Hashable, Sendable {
  var constant = 0.0
  /// In the order of their symbols, each symbol once, no coefficient zero.
  var terms: [Term] = []

  /// The place of a symbol, or where it would go, in O(log *n*).
  func position(of symbol: Symbol) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The coefficient of a symbol, zero where it does not occur, in O(log *n*).
  func coefficient(of symbol: Symbol) -> Double {
    let place = position(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
  }

  /// The largest magnitude among the coefficients, with the basic symbol's own, which is 1.
  var scale: Double { terms.reduce(1) { max($0, abs($1.coefficient)) } }

  /// Removes a symbol and gives its coefficient, zero where it does not occur.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let place = position(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return 0 }
    return terms.remove(at: place).coefficient
  }

  mutating func add(_ symbol: Symbol, times factor: Double) {
    add(Row(terms: [Term(symbol: symbol, coefficient: 1)]), times: factor)
  }

  mutating func add(_ other: Row, times factor: Double) {
    constant += factor * other.constant
    var change = RowChange()
    var sum: [Term] = []
    change.merge(terms, other.terms, times: factor, without: nil, into: &sum)
    terms = sum
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }
}

/// The symbols that come into a row and fall out of it when a multiple of another is added.
struct RowChange: Sendable {
  var added: [Symbol] = []
  var removed: [Symbol] = []

  /// Writes `old`, less one symbol, plus a multiple of `source`, in O(number of terms).
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
