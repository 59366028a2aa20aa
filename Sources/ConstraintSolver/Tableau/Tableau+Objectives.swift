/// One objective for each priority in use, compared one after the other.
extension Tableau {
  /// Adds one constraint's errors to the objective of its priority.
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

  /// Takes one constraint's errors out of the objective of its priority. An objective that nobody
  /// contributes to any more goes, and with it what rounding has left in it.
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

  /// A symbol over parametric symbols: its row, or itself.
  func rowStanding(for symbol: Symbol) -> Row {
    records[symbol].isBasic
      ? rows[symbol] : Row(terms: [Term(symbol: symbol, coefficient: 1)])
  }

  /// How an objective changes per unit of a parametric symbol.
  func cost(of symbol: Symbol, in objective: Int) -> Double {
    rows[objectives[objective].symbol].coefficient(of: symbol)
  }
}
