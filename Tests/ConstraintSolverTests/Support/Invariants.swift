@testable import ConstraintSolver

extension ConstraintSolver {
  /// The slots of constraints.
  var usedSlots: [Int] { tableau.links.indices.filter { tableau.links[$0].isUsed } }

  /// The invariant of the tableau that does not hold, in words; nil if all hold.
  func brokenInvariant() -> String? {
    var transposed = [[Symbol]](repeating: [], count: tableau.records.count)
    var basics = 0
    for symbol in tableau.records.indices {
      let record = tableau.records[symbol]
      let row = tableau.row(ofBasic: symbol)
      guard record.isBasic else {
        if row != Row() { return "parametric symbol \(symbol) has a row" }
        continue
      }
      if record.kind == .unused { return "unused symbol \(symbol) is basic" }
      basics += 1
      if !tableau.columns.isEmpty(symbol) { return "basic symbol \(symbol) has a column" }
      if tableau.isOutOfBounds(symbol) { return "symbol \(symbol) is \(row.constant)" }
      for (index, term) in row.terms.enumerated() {
        if index > 0, row.terms[index - 1].symbol >= term.symbol {
          return "row \(symbol) is out of order"
        }
        let kind = tableau.records[term.symbol].kind
        if kind == .unused { return "unused symbol \(term.symbol) is in row \(symbol)" }
        if kind == .external, record.kind != .external {
          return "external \(term.symbol) is in restricted row \(symbol)"
        }
        if record.kind == .dummy, kind != .dummy {
          return "row of dummy \(symbol) has a \(kind)"
        }
        if term.coefficient == 0 { return "row \(symbol) has a zero" }
        transposed[term.symbol].append(symbol)
      }
    }
    if basics != tableau.rowCount { return "\(basics) rows are counted as \(tableau.rowCount)" }
    if transposed != tableau.records.indices.map(tableau.column) {
      return "columns are not the rows transposed"
    }
    if let symbol = tableau.records.indices.first(where: tableau.improves) {
      return "symbol \(symbol) improves the solution"
    }
    return brokenCost() ?? brokenDefinition() ?? brokenEquation()
  }

  /// Whether the values of all symbols satisfy every constraint's own equation.
  private func brokenEquation() -> String? {
    for slot in usedSlots {
      let residual = tableau.residual(of: slot)
      if residual > 1e-7 {
        return "constraint \(tableau.links[slot].serial) is off by \(residual)"
      }
    }
    return nil
  }

  /// Whether the costs are the sums of the errors' rows.
  private func brokenCost() -> String? {
    for (index, objective) in tableau.objectives.enumerated() {
      var costs = [Double](repeating: 0, count: tableau.records.count)
      var count = 0
      for link in usedSlots.map({ tableau.links[$0] })
      where link.priority == objective.priority && !link.isRest {
        count += 1
        let errors =
          (link.markers.isMarkerError ? [link.markers.marker] : []) + [link.markers.other]
        for error in errors {
          if tableau.records[error].isBasic {
            for term in tableau.row(ofBasic: error).terms { costs[term.symbol] += term.coefficient }
          } else {
            costs[error] += 1
          }
        }
      }
      if count != objective.count {
        return "\(objective.count) constraints at \(objective.priority)"
      }
      for symbol in costs.indices {
        let cost = tableau.cost(of: symbol, in: index)
        if abs(costs[symbol] - cost) > 1e-7 {
          return "the cost of \(symbol) is \(cost), not \(costs[symbol])"
        }
      }
    }
    return nil
  }

  /// Whether definitions and lists of terms agree, and values are up to date.
  private func brokenDefinition() -> String? {
    for (slot, link) in tableau.links.enumerated() {
      var index = link.firstUse
      while index >= 0 {
        let use = tableau.uses[index]
        if use.slot != slot { return "a term of \(slot) belongs to \(use.slot)" }
        index = use.nextTerm
      }
      if !link.isUsed, link != Link() { return "the unused slot \(slot) has a constraint" }
      if link.defined >= 0 {
        if tableau.records[link.defined].owner != slot { return "\(slot) defines no variable" }
        if tableau.records[link.defined].isBasic || !tableau.columns.isEmpty(link.defined) {
          return "the defined variable \(link.defined) is in a row"
        }
      } else if link.isUsed, link.markers.marker < 0 {
        return "constraint \(slot) has no row"
      }
    }
    var scratch = Scratch()
    for symbol in tableau.records.indices where tableau.records[symbol].kind == .external {
      let value = tableau.row(of: symbol, &scratch)
      let expected =
        tableau.records[symbol].isBasic || tableau.records[symbol].isDefined ? value.constant : 0
      if abs(tableau.values[symbol] - expected) > 1e-7 {
        return "variable \(symbol) is \(tableau.values[symbol]), not \(expected)"
      }
    }
    return nil
  }

  /// Everything that decides what the solver will answer, now and later.
  var state: [String] {
    var lines = tableau.records.indices
      .filter { tableau.records[$0].kind != .unused }
      .map { symbol in
        let record = tableau.records[symbol]
        return
          "\(symbol) \(record.kind) \(record.isBasic) \(record.owner) \(record.generation) "
          + "\(tableau.row(ofBasic: symbol)) \(tableau.column(of: symbol))"
      }
    let used = tableau.records.indices.filter { tableau.records[$0].kind != .unused }
    lines += tableau.objectives.enumerated().map { index, objective in
      "\(objective.priority) \(objective.count) \(used.map { tableau.cost(of: $0, in: index) })"
    }
    lines += usedSlots.map { slot in
      let link = tableau.links[slot]
      let constraint = self[ConstraintID(slot: slot, serial: link.serial)]
      return "\(slot) \(constraint) \(link)"
    }
    lines += used.map { "\(tableau.value(of: $0)) \(tableau.useCount(of: $0))" }
    lines += ["\(edits) \(tableau.violated.filter(tableau.isOutOfBounds))"]
    return lines
  }
}

extension Tableau {
  /// The basic symbols in whose rows a symbol occurs.
  func column(of symbol: Symbol) -> [Symbol] {
    columns.range(of: symbol).map { columns[$0].symbol }
  }

  /// A Boolean value that indicates whether no symbol occurs in a row.
  var hasEmptyColumns: Bool { records.indices.allSatisfy(columns.isEmpty) }

  /// The number of terms of all rows.
  var termCount: Int { records.indices.reduce(0) { $0 + rows.count(of: $1) } }
}
