/// The invariants of the tableau between public operations of the solver.
extension Tableau {
  /// The invariant of symbols, rows, columns and lists that does not hold, in words; `nil` if all
  /// hold. These invariants do not depend on rounding errors.
  ///
  /// - Complexity: O(symbols + terms of rows · log *n* + terms of constraints), where *n* is the
  ///   length of a column.
  func brokenStructure() -> String? {
    var (basics, terms, members) = (0, 0, 0)
    for symbol in records.indices {
      members += columns.count(of: symbol)
      if records[symbol].isBasic {
        basics += 1
        terms += rows.count(of: symbol)
        if let broken = brokenRow(of: symbol) { return broken }
      } else if rows.count(of: symbol) > 0 || records[symbol].constant != 0 {
        return "parametric symbol \(symbol) has a row"
      }
    }
    if basics != rowCount { return "\(basics) rows are counted as \(rowCount)" }
    if terms != members { return "\(terms) terms of rows have \(members) members of columns" }
    return brokenLists()
  }

  private func brokenRow(of symbol: Symbol) -> String? {
    let record = records[symbol]
    if record.kind == .unused { return "unused symbol \(symbol) is basic" }
    if !columns.isEmpty(symbol) { return "basic symbol \(symbol) has a column" }
    var last = -1
    for position in rows.range(of: symbol) {
      let term = rows[position]
      if term.symbol <= last { return "row \(symbol) is out of order" }
      last = term.symbol
      let kind = records[term.symbol].kind
      if kind == .unused { return "unused symbol \(term.symbol) is in row \(symbol)" }
      if kind == .external, record.kind != .external {
        return "external \(term.symbol) is in restricted row \(symbol)"
      }
      if record.kind == .dummy, kind != .dummy { return "row of dummy \(symbol) has a \(kind)" }
      if term.coefficient == 0 { return "row \(symbol) has a zero" }
      if columns.find(symbol, in: term.symbol) == nil {
        return "the column of \(term.symbol) lacks row \(symbol)"
      }
    }
    return nil
  }

  /// The invariant of constraints, definitions and lists of terms that does not hold.
  private func brokenLists() -> String? {
    for slot in links.indices {
      let link = links[slot]
      var index = link.firstUse
      while index >= 0 {
        if uses[index].slot != slot { return "a term of \(slot) belongs to \(uses[index].slot)" }
        index = uses[index].nextTerm
      }
      if !link.isUsed, link != Link() { return "the unused slot \(slot) has a constraint" }
      if link.defined >= 0 {
        if records[link.defined].owner != slot { return "\(slot) defines no variable" }
        if records[link.defined].isBasic || !columns.isEmpty(link.defined) {
          return "the defined variable \(link.defined) is in a row"
        }
      } else if link.isUsed, link.markers.marker < 0 {
        return "constraint \(slot) has no row"
      }
    }
    for objective in objectives {
      var count = 0
      for link in links
      where link.isUsed && link.priority == objective.priority && !link.isRest {
        count += 1
      }
      if count != objective.count {
        return "\(count) constraints at \(objective.priority) are counted as \(objective.count)"
      }
    }
    return nil
  }

  /// The invariant of the solution that does not hold within tolerances: the tableau is feasible
  /// and optimal, values are up to date, and satisfy every constraint's own equation.
  func brokenSolution() -> String? {
    var scratch = Scratch()
    for symbol in records.indices {
      if records[symbol].isBasic, isOutOfBounds(symbol) {
        return "symbol \(symbol) is \(records[symbol].constant)"
      }
      if improves(symbol) { return "symbol \(symbol) improves the solution" }
      guard records[symbol].kind == .external else { continue }
      let row = row(of: symbol, &scratch)
      let expected = records[symbol].isBasic || records[symbol].isDefined ? row.constant : 0
      if abs(values[symbol] - expected) > 1e-7 {
        return "variable \(symbol) is \(values[symbol]), not \(expected)"
      }
    }
    for slot in links.indices where links[slot].isUsed {
      let residual = residual(of: slot)
      if residual > 1e-7 { return "constraint \(links[slot].serial) is off by \(residual)" }
    }
    return nil
  }

  /// The objective whose costs are not the sums of the errors' rows.
  func brokenCost() -> String? {
    for (index, objective) in objectives.enumerated() {
      var expected = [Double](repeating: 0, count: records.count)
      for link in links
      where link.isUsed && link.priority == objective.priority && !link.isRest {
        if link.markers.isMarkerError { addCost(of: link.markers.marker, to: &expected) }
        addCost(of: link.markers.other, to: &expected)
      }
      for symbol in expected.indices {
        let cost = cost(of: symbol, in: index)
        if abs(expected[symbol] - cost) > 1e-7 {
          return "the cost of \(symbol) is \(cost), not \(expected[symbol])"
        }
      }
    }
    return nil
  }

  private func addCost(of error: Symbol, to costs: inout [Double]) {
    guard records[error].isBasic else {
      costs[error] += 1
      return
    }
    for position in rows.range(of: error) {
      costs[rows[position].symbol] += rows[position].coefficient
    }
  }
}
