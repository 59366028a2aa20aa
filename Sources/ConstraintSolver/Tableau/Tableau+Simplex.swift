/// The primal and the dual simplex method with lexicographically compared objectives.
///
/// The tableau is feasible and optimal between operations. A change of constants, by a new required
/// constraint or an edit, leaves it optimal but infeasible, and the *dual* method restores
/// feasibility. A change of objectives, by a new optional constraint or a removal, leaves it
/// feasible but not optimal, and the *primal* method restores optimality. Lexicographic comparison
/// of cost vectors is equivalent to weights that are each infinitely larger than the next, so that
/// the theory of the simplex method with one objective applies.
///
/// The primal method begins with the symbols of constraints that are decided last
/// (`Tableau+Suspects.swift`), the dual method with the largest violation. After more pivots than
/// there are rows, both continue with Bland's rule (the symbol with the lowest index), which cannot
/// cycle.
extension Tableau {
  /// The number of pivots after which Bland's rule is used.
  var blandThreshold: Int { rowCount + 16 }
  /// A limit of pivots that no system with suitable numbers reaches. It bounds the work for systems
  /// that are contradictory because of rounding errors.
  var pivotLimit: Int { 100 * (rowCount + 100) }

  // MARK: Primal

  /// Restores the optimality of a feasible tableau.
  mutating func optimize() {
    guard !suspects.isEmpty else { return }
    let (threshold, limit) = (blandThreshold, pivotLimit)
    var pivots = 0
    while pivots < limit,
      let entering = pivots > threshold ? takeLowestImprovement() : takeFirstImprovement()
    {
      if pivots <= threshold { passBounds(of: entering) }
      if let leaving = firstToVanish(as: entering, byIndex: pivots > threshold) {
        pivot(leaving: leaving, entering: entering)
        pivots += 1
      } else {
        // A sum of errors is bounded below, so that the cost is a rounding error.
        for index in objectives.indices where cost(of: entering, in: index) < 0 {
          setCost(0, of: entering, in: index)
        }
      }
    }
  }

  /// Returns the restricted basic symbol that first reaches zero as a parametric one increases;
  /// `nil` if none does.
  @inline(__always) func firstToVanish(as entering: Symbol, byIndex: Bool) -> Symbol? {
    firstAtBound(of: entering, sign: -1, byIndex: byIndex)?.symbol
  }

  /// Returns the restricted row that most limits the change of a symbol, among those in which its
  /// coefficient has one sign, and the limit.
  ///
  /// Among rows with nearly equal limits, the row with the largest coefficient is chosen (Harris'
  /// rule), because small pivots increase rounding errors.
  @inline(__always) func firstAtBound(
    of symbol: Symbol, sign: Double, byIndex: Bool
  ) -> (symbol: Symbol, step: Double)? {
    var shortest = Double.infinity
    var margin = Double.infinity
    let column = columns.range(of: symbol)
    for position in column where records[columns[position].symbol].kind.isRestricted {
      let basic = columns[position].symbol
      let coefficient = sign * coefficient(of: symbol, inRowOf: basic)
      guard coefficient > Tolerance.pivot else { continue }
      let value = max(0, records[basic].constant)
      shortest = min(shortest, value / coefficient)
      margin = min(margin, (value + Tolerance.pivotSlack) / coefficient)
    }
    guard shortest < .infinity else { return nil }
    if byIndex { margin = shortest }
    var best: (symbol: Symbol, coefficient: Double)?
    for position in column where records[columns[position].symbol].kind.isRestricted {
      let basic = columns[position].symbol
      let coefficient = sign * coefficient(of: symbol, inRowOf: basic)
      guard coefficient > Tolerance.pivot,
        max(0, records[basic].constant) / coefficient <= margin
      else { continue }
      if best == nil || (!byIndex && coefficient > best!.coefficient) {
        best = (basic, coefficient)
      }
    }
    return best.map { ($0.symbol, shortest) }
  }

  /// Exchanges the slacks and errors of optional constraints that reach zero before the increase of
  /// a symbol stops to improve the objectives.
  ///
  /// The slack and the error of a constraint are opposite sides of one number. Where one of them
  /// reaches zero, the other can replace it in its row, which is the only one that contains it, and
  /// the increase continues, though the objective improves less from there on. One pivot, which
  /// changes all rows with the symbol, then does the work of a pivot at each of the bounds (the
  /// *long-step rule*). The exchanged symbols are below zero until that pivot.
  private mutating func passBounds(of entering: Symbol) {
    guard let nearest = firstToVanish(as: entering, byIndex: false), partner(of: nearest) != nil
    else { return }
    var costs = objectives.indices.map { cost(of: entering, in: $0) }
    guard isImprovement(costs) else { return }
    var after = costs
    pass(nearest, of: entering, &after)
    guard isImprovement(after) else { return }

    var bounds: [(symbol: Symbol, step: Double)] = []
    for position in columns.range(of: entering)
    where records[columns[position].symbol].kind.isRestricted {
      let basic = columns[position].symbol
      let coefficient = -coefficient(of: entering, inRowOf: basic)
      guard coefficient > Tolerance.pivot else { continue }
      bounds.append((basic, max(0, records[basic].constant) / coefficient))
    }
    bounds.sort { ($0.step, $0.symbol) < ($1.step, $1.symbol) }
    for bound in bounds.dropLast() {
      guard let partner = partner(of: bound.symbol) else { return }
      pass(bound.symbol, of: entering, &costs)
      guard isImprovement(costs) else { return }
      let wear = wear
      pivot(leaving: bound.symbol, entering: partner)
      // The exchange changes only signs.
      self.wear = wear
    }
  }

  /// Returns the other symbol of an optional constraint's row.
  @inline(__always) private func partner(of symbol: Symbol) -> Symbol? {
    let owner = records[symbol].owner
    guard owner >= 0, links[owner].markers.other >= 0 else { return nil }
    let markers = links[owner].markers
    return markers.marker == symbol ? markers.other : markers.marker
  }

  /// Adds to the costs of a symbol the change by an exchange of a basic symbol for its partner.
  @inline(__always) private func pass(
    _ basic: Symbol, of entering: Symbol, _ costs: inout [Double]
  ) {
    let link = links[records[basic].owner]
    guard let index = objectives.firstIndex(where: { $0.priority == link.priority }) else { return }
    let errorCount = link.markers.isMarkerError ? 2.0 : 1
    costs[index] -= errorCount * coefficient(of: entering, inRowOf: basic)
  }

  /// Returns a Boolean value that indicates whether the first of the costs that is not zero is
  /// negative.
  @inline(__always) private func isImprovement(_ costs: [Double]) -> Bool {
    costs.first { abs($0) > Tolerance.cost }.map { $0 < 0 } ?? false
  }

  // MARK: Dual

  /// Restores the feasibility of an optimal tableau, and keeps it optimal.
  ///
  /// - Returns: A basic symbol whose row has no solution, because the required constraints of the
  ///   row's symbols contradict each other; `nil` if the tableau is feasible.
  mutating func restoreFeasibility() -> Symbol? {
    guard !violated.isEmpty else { return nil }
    var pivots = 0
    while pivots < pivotLimit, let leaving = violation(byIndex: pivots > blandThreshold) {
      guard records[leaving].kind != .dummy,
        let entering = cheapest(in: leaving, sign: 1, byIndex: pivots > blandThreshold)
      else { return leaving }
      pivot(leaving: leaving, entering: entering)
      pivots += 1
    }
    return nil
  }

  /// Makes a new basic dummy parametric, so that its equation holds.
  ///
  /// - Returns: The dummy if its row has no solution; otherwise `nil`. A dummy whose row contains
  ///   only dummies stays basic, because its equation is implied by others.
  mutating func expel(_ dummy: Symbol) -> Symbol? {
    let value = records[dummy].constant
    for sign in [1.0, -1.0] where sign * value <= Tolerance.feasibility {
      if let entering = cheapest(in: dummy, sign: sign, byIndex: false) {
        pivot(leaving: dummy, entering: entering)
        return nil
      }
    }
    if isOutOfBounds(dummy) { return dummy }
    var position = rows.range(of: dummy).lowerBound
    while position < rows.range(of: dummy).upperBound {
      let symbol = rows[position].symbol
      if records[symbol].kind == .dummy {
        position += 1
      } else {
        rows.remove(at: position, in: dummy)
        leave(dummy, column: symbol)
      }
    }
    return nil
  }

  /// Returns a basic symbol that is out of bounds: the one with the largest violation or with the
  /// lowest index. Dummies precede other symbols, because their violation cannot be corrected.
  private mutating func violation(byIndex: Bool) -> Symbol? {
    var kept = 0
    var best: (symbol: Symbol, value: Double)?
    for symbol in violated {
      guard isOutOfBounds(symbol) else {
        records[symbol].isViolated = false
        continue
      }
      violated[kept] = symbol
      kept += 1
      let value = records[symbol].kind == .dummy ? -Double.infinity : records[symbol].constant
      if best == nil
        || (byIndex && value > -Double.infinity
          ? symbol < best!.symbol && best!.value > -Double.infinity
          : (value, symbol) < (best!.value, best!.symbol))
      {
        best = (symbol, value)
      }
    }
    violated.truncate(to: kept)
    return best?.symbol
  }

  /// Returns the symbol of a row that can replace its basic symbol at the lowest cost per unit of
  /// that symbol, compared lexicographically, then by the ties; `nil` if there is none.
  @inline(__always) func cheapest(in row: Symbol, sign: Double, byIndex: Bool) -> Symbol? {
    let least = Tolerance.pivot * scale(ofRow: row)
    var candidates: [(term: Term, ratio: Double)] = []
    for position in rows.range(of: row) {
      let term = rows[position]
      let coefficient = sign * term.coefficient
      guard coefficient > least, records[term.symbol].kind.isRestricted else { continue }
      candidates.append((Term(symbol: term.symbol, coefficient: coefficient), 0))
    }
    for index in objectives.indices where candidates.count > 1 {
      var least = Double.infinity
      for position in candidates.indices {
        let term = candidates[position].term
        let ratio = cost(of: term.symbol, in: index) / term.coefficient
        candidates[position].ratio = ratio
        least = min(least, ratio)
      }
      let margin = least + Tolerance.cost * (1 + abs(least))
      candidates.removeAll { $0.ratio > margin }
    }
    if byIndex || candidates.count <= 1 { return candidates.first?.term.symbol }
    // The ties are the last objectives. Small pivots would increase rounding errors.
    var largest = 0.0
    for (candidate, _) in candidates { largest = max(largest, candidate.coefficient) }
    var best: (symbol: Symbol, ties: TieVector)?
    for (candidate, _) in candidates where candidate.coefficient >= Tolerance.goodPivot * largest {
      let ties = TieVector(of: candidate, in: self)
      if best == nil || ties.precedes(best!.ties) { best = (candidate.symbol, ties) }
    }
    return best?.symbol
  }
}
