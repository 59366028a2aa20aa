/// The objectives: one for each priority in use, compared lexicographically.
extension Tableau {
  /// Adds the errors of a constraint to the objective of its priority.
  mutating func addErrors(_ errors: [Symbol], priority: Constraint.Priority) {
    var index = 0
    while index < objectives.count, objectives[index].priority > priority { index += 1 }
    if index == objectives.count || objectives[index].priority != priority {
      let symbol = makeSymbol(.objective)
      makeBasic(symbol, Row())
      objectives.insert(Objective(priority: priority, symbol: symbol, count: 0), at: index)
    }
    objectives[index].count += 1
    for error in errors {
      add(rowStanding(for: error), times: 1, toObjective: objectives[index].symbol)
    }
  }

  /// Removes the errors of a constraint from the objective of its priority. An objective without
  /// errors is removed with its rounding errors.
  mutating func removeErrors(_ errors: [Symbol], priority: Constraint.Priority) {
    guard let index = objectives.firstIndex(where: { $0.priority == priority }) else { return }
    objectives[index].count -= 1
    let symbol = objectives[index].symbol
    if objectives[index].count == 0 {
      objectives.remove(at: index)
      dropRow(symbol)
      release(symbol)
    } else {
      for error in errors {
        add(rowStanding(for: error), times: -1, toObjective: symbol)
      }
    }
  }

  /// Returns a symbol over parametric symbols: its row, or the symbol itself.
  func rowStanding(for symbol: Symbol) -> Row {
    records[symbol].isBasic
      ? rows[symbol] : Row(terms: [Term(symbol: symbol, coefficient: 1)])
  }

  /// Returns the change of an objective per unit of a parametric symbol.
  func cost(of symbol: Symbol, in objective: Int) -> Double {
    rows[objectives[objective].symbol].coefficient(of: symbol)
  }
}
