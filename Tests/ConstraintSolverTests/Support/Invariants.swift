@testable import ConstraintSolver

extension ConstraintSolver {
  /// What does not hold of the tableau though it should, in words; nil where all is well.
  func brokenInvariant() -> String? {
    var transposed = [[Symbol]](repeating: [], count: tableau.records.count)
    var basics = 0
    for symbol in tableau.records.indices {
      let record = tableau.records[symbol]
      let row = tableau.rows[symbol]
      guard record.isBasic else {
        if row != Row() { return "parametric symbol \(symbol) has a row" }
        continue
      }
      if record.kind == .unused { return "unused symbol \(symbol) is basic" }
      basics += 1
      if !tableau.columns[symbol].isEmpty { return "basic symbol \(symbol) has a column" }
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
    if transposed != tableau.columns.map(Array.init) {
      return "columns are not the rows transposed"
    }
    if let symbol = tableau.records.indices.first(where: tableau.improves) {
      return "symbol \(symbol) improves the solution"
    }
    return brokenCost() ?? brokenDefinition() ?? brokenEquation()
  }

  /// Whether the values of all symbols satisfy every constraint's own equation.
  private func brokenEquation() -> String? {
    for (slot, entry) in entries.enumerated() {
      guard let entry else { continue }
      let residual = tableau.residual(of: slot)
      if residual > 1e-7 {
        return "constraint \(entry.serial) is off by \(residual)"
      }
    }
    return nil
  }

  /// Whether the costs are the sums of the errors' rows.
  private func brokenCost() -> String? {
    for objective in tableau.objectives {
      var costs = [Double](repeating: 0, count: tableau.records.count)
      var count = 0
      for (slot, link) in tableau.links.enumerated()
      where entries[slot] != nil && link.priority == objective.priority {
        count += 1
        let errors =
          (link.markers.isMarkerError ? [link.markers.marker] : []) + [link.markers.other]
        for error in errors {
          if tableau.records[error].isBasic {
            for term in tableau.rows[error].terms { costs[term.symbol] += term.coefficient }
          } else {
            costs[error] += 1
          }
        }
      }
      if count != objective.count {
        return "\(objective.count) constraints at \(objective.priority)"
      }
      for symbol in costs.indices where abs(costs[symbol] - objective.costs[symbol]) > 1e-7 {
        return "the cost of \(symbol) is \(objective.costs[symbol]), not \(costs[symbol])"
      }
    }
    return nil
  }

  /// Whether definitions and lists of terms agree, and values are up to date.
  private func brokenDefinition() -> String? {
    for (slot, entry) in entries.enumerated() {
      let link = tableau.links[slot]
      var terms: [LinearExpression.Term] = []
      var index = link.firstUse
      while index >= 0 {
        let use = tableau.uses[index]
        if use.slot != slot { return "a term of \(slot) belongs to \(use.slot)" }
        terms.append(
          .init(
            variable: Variable(
              symbol: use.symbol, generation: tableau.records[use.symbol].generation),
            coefficient: use.coefficient))
        index = use.nextTerm
      }
      if terms != entry?.constraint.expression.terms ?? [] { return "other terms of \(slot)" }
      if link.defined >= 0 {
        if tableau.records[link.defined].owner != slot { return "\(slot) defines no variable" }
        if tableau.records[link.defined].isBasic || !tableau.columns[link.defined].isEmpty {
          return "the defined variable \(link.defined) is in a row"
        }
      } else if entry != nil, link.markers.marker < 0 {
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
          + "\(tableau.rows[symbol]) \(Array(tableau.columns[symbol]))"
      }
    let used = tableau.records.indices.filter { tableau.records[$0].kind != .unused }
    lines += tableau.objectives.map { objective in
      "\(objective.priority) \(objective.count) \(used.map { objective.costs[$0] })"
    }
    lines += entries.indices.filter { entries[$0] != nil }.map { slot in
      let link = tableau.links[slot]
      return "\(slot) \(entries[slot]!) \(link.defined) \(link.constant) \(link.markers)"
    }
    lines += used.map { "\(tableau.value(of: $0)) \(tableau.useCount(of: $0))" }
    lines += ["\(edits) \(tableau.violated.filter(tableau.isOutOfBounds))"]
    return lines
  }
}
