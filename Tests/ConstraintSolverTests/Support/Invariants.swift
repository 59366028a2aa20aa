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
      if record.kind != .objective { basics += 1 }
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
    if transposed != tableau.columns { return "columns are not the rows transposed" }
    if tableau.improvement(byIndex: true) != nil { return "the tableau is not optimal" }
    return brokenEquation()
  }

  /// Whether the values of all symbols satisfy every constraint's own equation.
  private func brokenEquation() -> String? {
    for entry in entries {
      guard let entry else { continue }
      let residual = tableau.residual(of: (entry.constraint, entry.markers))
      if residual > 1e-7 {
        return "constraint \(entry.serial) is off by \(residual)"
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
          + "\(tableau.rows[symbol]) \(tableau.columns[symbol])"
      }
    lines += tableau.objectives.map { "\($0)" }
    lines += entries.map { $0.map { "\($0)" } ?? "-" }
    lines += ["\(unusedSlots) \(uses) \(edits) \(tableau.violated.filter(tableau.isOutOfBounds))"]
    return lines
  }
}
