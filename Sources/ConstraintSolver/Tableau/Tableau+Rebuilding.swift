/// The contributions of operations to the rounding errors of rows.
enum Wear {
  /// The contribution of a pivot, which changes coefficients.
  static let pivot = 16
  /// The contribution of a new constant, which changes only constants.
  static let shift = 1
}

/// The recomputation of the tableau, which removes rounding errors.
extension Tableau {
  /// A constraint and its symbols.
  typealias Equation = (constraint: Constraint, markers: Markers)

  /// A Boolean value that indicates whether enough operations have changed the rows since they were
  /// computed. A recomputation costs about one pivot for each row, which is little compared to
  /// these operations.
  var isWorn: Bool { isSuspect || wear > Wear.pivot * (128 + 2 * rowCount) }

  /// Returns the difference between the two sides of a constraint's equation, as a fraction of its
  /// largest number.
  func residual(of equation: Equation) -> Double {
    let expression = equation.constraint.expression
    var sum = expression.constant
    var largest = max(1, abs(sum))
    for term in expression.terms {
      let product = term.coefficient * value(of: term.variable.symbol)
      sum += product
      largest = max(largest, abs(product))
    }
    let right =
      value(of: equation.markers.marker) - (equation.markers.other.map { value(of: $0) } ?? 0)
    return abs(equation.markers.sign * sum - right) / largest
  }

  /// Returns the tableau of constraints with recomputed rows.
  ///
  /// The basis is kept, unless rounding errors have made it infeasible; in that case, the
  /// constraints are solved from scratch.
  ///
  /// - Returns: The tableau; `nil` if neither method succeeds within the tolerances.
  func rebuilt(from equations: [Equation]) -> Tableau? {
    for rebuild in [withSameBasis, fromScratch] {
      if var fresh = rebuild(equations),
        equations.allSatisfy({ fresh.residual(of: $0) < Tolerance.feasibility })
      {
        fresh.wear = 0
        fresh.isSuspect = false
        return fresh
      }
    }
    return nil
  }

  /// Returns a tableau with the same symbols and without rows.
  private func emptied() -> Tableau {
    var fresh = self
    fresh.clearViolations()
    fresh.rowCount = 0
    for symbol in records.indices {
      fresh.records[symbol].isBasic = false
      fresh.rows[symbol] = Row()
      fresh.columns[symbol] = []
    }
    return fresh
  }

  private func withSameBasis(_ equations: [Equation]) -> Tableau? {
    var fresh = emptied()
    for (constraint, markers) in equations {
      var row = fresh.reduced(constraint.expression, sign: markers.sign)
      row.add(markers.marker, times: -1)
      if let other = markers.other { row.add(other, times: 1) }
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
    for objective in objectives {
      fresh.makeBasic(objective.symbol, Row())
      for (constraint, markers) in equations where constraint.priority == objective.priority {
        for error in markers.errors {
          fresh.add(fresh.rowStanding(for: error), times: 1, toObjective: objective.symbol)
        }
      }
    }
    // The basis is optimal and feasible except for rounding errors, which are corrected here.
    guard fresh.restoreFeasibility() == nil else { return nil }
    fresh.optimize()
    return fresh
  }

  private func fromScratch(_ equations: [Equation]) -> Tableau? {
    var fresh = emptied()
    for objective in objectives { fresh.release(objective.symbol) }
    fresh.objectives = []
    for (constraint, markers) in equations where constraint.priority.isRequired {
      let failing = fresh.insert(constraint.expression, markers) ?? fresh.restoreFeasibility()
      guard failing == nil else { return nil }
    }
    for (constraint, markers) in equations where !constraint.priority.isRequired {
      _ = fresh.insert(constraint.expression, markers)
      fresh.addErrors(markers.errors, priority: constraint.priority)
      fresh.optimize()
    }
    return fresh
  }
}
