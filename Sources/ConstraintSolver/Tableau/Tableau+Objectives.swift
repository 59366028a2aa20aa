/// The objectives: one for each priority in use, compared lexicographically, and the ties.
extension Tableau {
  /// Adds the errors of a constraint to the objective of its priority.
  mutating func addErrors(of slot: Int) {
    let priority = links[slot].priority
    var index = 0
    while index < objectives.count, objectives[index].priority > priority { index += 1 }
    if index == objectives.count || objectives[index].priority != priority {
      objectives.insert(
        Objective(
          priority: priority, count: 0, costs: [Double](repeating: 0, count: records.count)),
        at: index)
    }
    objectives[index].count += 1
    addErrors(links[slot].markers, times: 1, toObjective: index)
  }

  /// Removes the errors of a constraint from the objective of its priority. An objective without
  /// errors is removed with its rounding errors.
  mutating func removeErrors(of slot: Int) {
    guard let index = objectives.firstIndex(where: { $0.priority == links[slot].priority }) else {
      return
    }
    objectives[index].count -= 1
    if objectives[index].count == 0 {
      for symbol in records.indices where objectives[index].costs[symbol] != 0 { suspect(symbol) }
      objectives.remove(at: index)
    } else {
      addErrors(links[slot].markers, times: -1, toObjective: index)
    }
  }

  private mutating func addErrors(
    _ markers: Markers, times factor: Double, toObjective index: Int
  ) {
    if markers.isMarkerError { add(markers.marker, times: factor, toObjective: index) }
    if markers.other >= 0 { add(markers.other, times: factor, toObjective: index) }
  }

  private mutating func add(_ error: Symbol, times factor: Double, toObjective index: Int) {
    if records[error].isBasic {
      addCosts(of: rows[error], times: factor, toObjective: index)
    } else {
      setCost(objectives[index].costs[error] + factor, of: error, in: index)
    }
    // The ties depend on the priority.
    suspect(error)
    if records[error].isBasic {
      for position in rows[error].terms.indices { suspect(rows[error].terms[position].symbol) }
    }
  }

  /// Adds a multiple of a row to an objective.
  mutating func addCosts(of row: Row, times factor: Double, toObjective index: Int) {
    for term in row.terms {
      let before = objectives[index].costs[term.symbol]
      let sum = before + factor * term.coefficient
      let isZero =
        before == 0
        ? abs(sum) <= Tolerance.coefficient : abs(sum) <= Tolerance.cancellation * abs(before)
      setCost(isZero ? 0 : sum, of: term.symbol, in: index)
    }
  }

  /// Changes the cost of a symbol.
  mutating func setCost(_ cost: Double, of symbol: Symbol, in index: Int) {
    if isRecording { costJournal.append((index, symbol, objectives[index].costs[symbol])) }
    objectives[index].costs[symbol] = cost
    suspect(symbol)
  }

  /// Returns the change of an objective per unit of a parametric symbol.
  func cost(of symbol: Symbol, in objective: Int) -> Double { objectives[objective].costs[symbol] }

  /// Returns a negative number if an increase of a symbol improves the objectives, a positive
  /// number if it worsens them, and zero if it changes none of them.
  func costSign(of symbol: Symbol) -> Int {
    for index in objectives.indices {
      let cost = objectives[index].costs[symbol]
      if cost < -Tolerance.cost { return -1 }
      if cost > Tolerance.cost { return 1 }
    }
    return 0
  }

  /// Returns the sign of the first change of a violation by an increase of a symbol, in the order
  /// in which ties are decided: from the highest priority, and from the last constraint with that
  /// priority.
  func tieSign(of symbol: Symbol) -> Int {
    var first = -1
    var sum = 0.0
    if records[symbol].kind == .error {
      first = records[symbol].owner
      sum = 1
    }
    for basic in columns[symbol] where records[basic].kind == .error {
      let owner = records[basic].owner
      if owner != first, first >= 0, !decidesTie(owner, before: first) { continue }
      let coefficient = rows[basic].coefficient(of: symbol)
      guard abs(coefficient) > Tolerance.pivot else { continue }
      sum = owner == first ? sum + coefficient : coefficient
      first = owner
    }
    return sum < -Tolerance.pivot ? -1 : sum > Tolerance.pivot ? 1 : 0
  }

  private func decidesTie(_ slot: Int, before other: Int) -> Bool {
    (links[slot].priority, links[slot].serial) > (links[other].priority, links[other].serial)
  }

  /// Returns a Boolean value that indicates whether an increase of a parametric symbol improves the
  /// solution.
  func improves(_ symbol: Symbol) -> Bool {
    guard records[symbol].kind.isRestricted, !records[symbol].isBasic else { return false }
    let sign = costSign(of: symbol)
    return sign < 0 || (sign == 0 && tieSign(of: symbol) < 0)
  }
}
