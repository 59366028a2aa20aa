@testable import ConstraintSolver

extension ConstraintSolver {
  /// The slots of constraints.
  var usedSlots: [Int] { tableau.links.indices.filter { tableau.links[$0].isUsed } }

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
