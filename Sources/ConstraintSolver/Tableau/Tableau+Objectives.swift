/// The objectives: one for each priority in use, compared lexicographically, and the ties.
extension Tableau {
  /// The sum of the errors of one priority, over parametric symbols.
  struct Objective: Hashable, Sendable {
    var priority: Constraint.Priority
    /// The number of constraints with the priority.
    var count: Int
    /// The position of the objective's costs among the costs of a symbol.
    var lane: Int
  }

  /// Adds the errors of a constraint to the objective of its priority.
  mutating func addErrors(of slot: Int) {
    let priority = links[slot].priority
    var index = 0
    while index < objectives.count, objectives[index].priority > priority { index += 1 }
    if index == objectives.count || objectives[index].priority != priority {
      insertObjective(priority, at: index)
    }
    objectives[index].count += 1
    addErrors(links[slot].markers, times: 1, toObjective: index)
  }

  /// Inserts an objective without costs.
  mutating func insertObjective(_ priority: Constraint.Priority, at index: Int) {
    var lane = 0
    while objectives.contains(where: { $0.lane == lane }) { lane += 1 }
    if lane == laneCount {
      let wider = max(4, 2 * laneCount)
      var costs = ContiguousArray<Double>(repeating: 0, count: wider * records.capacity)
      for symbol in records.indices {
        for lane in 0..<laneCount {
          costs[symbol * wider + lane] = self.costs[symbol * laneCount + lane]
        }
      }
      self.costs = costs
      laneCount = wider
    }
    objectives.insert(Objective(priority: priority, count: 0, lane: lane), at: index)
  }

  /// Removes the errors of a constraint from the objective of its priority. An objective without
  /// errors is removed with its rounding errors.
  mutating func removeErrors(of slot: Int) {
    guard let index = objectives.firstIndex(where: { $0.priority == links[slot].priority }) else {
      return
    }
    objectives[index].count -= 1
    if objectives[index].count == 0 {
      let lane = objectives[index].lane
      for symbol in records.indices where costs[symbol * laneCount + lane] != 0 {
        costs[symbol * laneCount + lane] = 0
        suspect(symbol)
      }
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
      for position in rows.range(of: error) {
        addCost(factor * rows[position].coefficient, of: rows[position].symbol, in: index)
      }
    } else {
      setCost(cost(of: error, in: index) + factor, of: error, in: index)
    }
    // The ties depend on the priority.
    suspectTies(of: error)
  }

  /// Marks the symbols whose ties depend on a symbol's row for the primal simplex method.
  mutating func suspectTies(of symbol: Symbol) {
    suspect(symbol)
    for position in rows.range(of: symbol) { suspect(rows[position].symbol) }
  }

  /// Marks the symbols whose ties depend on a constraint for the primal simplex method.
  mutating func suspectTies(ofConstraint slot: Int) {
    suspectTies(of: links[slot].markers.marker)
    if links[slot].markers.other >= 0 { suspectTies(of: links[slot].markers.other) }
  }

  /// Adds a number to the cost of a symbol. A sum that is a rounding error becomes zero.
  mutating func addCost(_ amount: Double, of symbol: Symbol, in index: Int) {
    let before = cost(of: symbol, in: index)
    let sum = before + amount
    let isZero =
      before == 0
      ? abs(sum) <= Tolerance.coefficient : abs(sum) <= Tolerance.cancellation * abs(before)
    setCost(isZero ? 0 : sum, of: symbol, in: index)
  }

  /// Changes the cost of a symbol.
  mutating func setCost(_ cost: Double, of symbol: Symbol, in index: Int) {
    let place = symbol * laneCount + objectives[index].lane
    if isRecording {
      journal.costs.append(.init(objective: index, symbol: symbol, cost: costs[place]))
    }
    costs[place] = cost
    suspect(symbol)
  }

  /// Returns the change of an objective per unit of a parametric symbol.
  @inline(__always) func cost(of symbol: Symbol, in index: Int) -> Double {
    costs[symbol * laneCount + objectives[index].lane]
  }

  /// Returns a negative number if an increase of a symbol improves the objectives, a positive
  /// number if it worsens them, and zero if it changes none of them.
  @inline(__always) func costSign(of symbol: Symbol) -> Int {
    for index in objectives.indices {
      let cost = cost(of: symbol, in: index)
      if cost < -Tolerance.cost { return -1 }
      if cost > Tolerance.cost { return 1 }
    }
    return 0
  }

  /// Returns the sign of the first change of a violation by an increase of a symbol, in the order
  /// in which ties are decided: from the highest priority, and from the last constraint with that
  /// priority.
  @inline(__always) func tieSign(of symbol: Symbol) -> Int {
    var first = -1
    var sum = 0.0
    if records[symbol].kind == .error {
      first = records[symbol].owner
      sum = 1
    }
    for position in columns.range(of: symbol)
    where records[columns[position].symbol].kind == .error {
      let basic = columns[position].symbol
      let owner = records[basic].owner
      if owner != first, first >= 0, !decidesTie(owner, before: first) { continue }
      let coefficient = coefficient(of: symbol, inRowOf: basic)
      guard abs(coefficient) > Tolerance.pivot else { continue }
      sum = owner == first ? sum + coefficient : coefficient
      first = owner
    }
    return sum < -Tolerance.pivot ? -1 : sum > Tolerance.pivot ? 1 : 0
  }

  @inline(__always) private func decidesTie(_ slot: Int, before other: Int) -> Bool {
    links[slot].precedesInTies(links[other])
  }

  /// Returns a Boolean value that indicates whether an increase of a parametric symbol improves the
  /// solution.
  @inline(__always) func improves(_ symbol: Symbol) -> Bool {
    guard records[symbol].kind.isRestricted, !records[symbol].isBasic else { return false }
    let sign = costSign(of: symbol)
    return sign < 0 || (sign == 0 && tieSign(of: symbol) < 0)
  }
}
