/// The contributions of operations to the rounding errors of rows.
enum Wear {
  /// The contribution of a pivot, which changes coefficients.
  static let pivot = 16
  /// The contribution of a new constant, which changes only constants.
  static let shift = 1
}

/// The recomputation of the tableau, which removes rounding errors.
extension Tableau {
  /// A Boolean value that indicates whether enough operations have changed the rows since they were
  /// computed. A recomputation costs about one pivot for each row, which is little compared to
  /// these operations.
  var isWorn: Bool { isSuspect || wear > Wear.pivot * (128 + 2 * rowCount) }

  /// Returns the difference between the two sides of a constraint's equation, as a fraction of its
  /// largest number.
  @inline(__always) func residual(of slot: Int) -> Double {
    let link = links[slot]
    var sum = link.constant
    var largest = max(1, abs(sum))
    var index = link.firstUse
    while index >= 0 {
      let product = uses[index].coefficient * values[uses[index].symbol]
      sum += product
      largest = max(largest, abs(product))
      index = uses[index].nextTerm
    }
    guard link.markers.marker >= 0 else { return abs(sum) / largest }
    return abs(link.markers.sign * sum - markerDifference(of: link)) / largest
  }

  /// Returns the tableau with recomputed rows.
  ///
  /// The basis is kept, unless rounding errors have made it infeasible; in that case, the
  /// constraints are solved from scratch.
  ///
  /// - Parameter slots: The slots of the constraints with rows.
  /// - Returns: The tableau; `nil` if neither method succeeds within the tolerances.
  func rebuilt(from slots: [Int]) -> Tableau? {
    for rebuild in [withSameBasis, fromScratch] {
      guard var fresh = rebuild(slots) else { continue }
      for symbol in records.indices where records[symbol].kind == .external {
        fresh.noteChange(of: symbol)
      }
      fresh.updateValues()
      if slots.allSatisfy({ fresh.residual(of: $0) < Tolerance.feasibility }) {
        fresh.wear = 0
        fresh.isSuspect = false
        return fresh
      }
    }
    return nil
  }

  /// Returns a tableau with the same symbols and definitions, and without rows.
  private func emptied() -> Tableau {
    var fresh = self
    fresh.clearViolations()
    fresh.rowCount = 0
    for symbol in records.indices {
      fresh.records[symbol].isBasic = false
      fresh.records[symbol].constant = 0
    }
    fresh.rows.clear()
    fresh.columns.clear()
    fresh.objectives = []
    fresh.costs = []
    fresh.laneCount = 0
    return fresh
  }

  private func withSameBasis(_ slots: [Int]) -> Tableau? {
    var fresh = emptied()
    for slot in slots {
      let markers = links[slot].markers
      var row = Row()
      fresh.reduce(slot, into: &row)
      row.insert(markers.marker, times: -1)
      if markers.other >= 0 { row.insert(markers.other, times: 1) }
      var pivot = Term(symbol: -1, coefficient: Tolerance.pivot * row.scale)
      for term in row.terms
      where records[term.symbol].isBasic && abs(term.coefficient) > abs(pivot.coefficient) {
        pivot = term
      }
      guard pivot.symbol >= 0 else { return nil }
      row.remove(pivot.symbol)
      row.scale(by: -1 / pivot.coefficient)
      fresh.makeBasic(pivot.symbol, row)
    }
    fresh.addErrors()
    // The basis is optimal and feasible except for rounding errors, which are corrected here.
    guard fresh.restoreFeasibility() == nil else { return nil }
    fresh.optimize()
    return fresh
  }

  private func fromScratch(_ slots: [Int]) -> Tableau? {
    var fresh = emptied()
    for slot in slots where links[slot].priority.isRequired {
      let failing = fresh.insert(slot) ?? fresh.restoreFeasibility()
      guard failing == nil else { return nil }
    }
    for slot in slots where !links[slot].priority.isRequired { _ = fresh.insert(slot) }
    fresh.addErrors()
    fresh.optimize()
    fresh.hasPivoted = true
    return fresh
  }

  /// Adds the errors of all optional constraints to the objectives.
  private mutating func addErrors() {
    for slot in links.indices
    where links[slot].isUsed && !links[slot].priority.isRequired && !links[slot].isRest {
      addErrors(of: slot)
    }
  }
}
