/// How much an operation adds to the rounding errors in rows.
enum Wear {
  /// A pivot: it changes coefficients.
  static let pivot = 16
  /// A new constant: it changes constants only.
  static let shift = 1
}

/// Computing the tableau afresh, against rounding errors.
extension Tableau {
  /// A constraint and its symbols.
  typealias Equation = (constraint: Constraint, markers: Markers)

  /// Whether enough has been done to rows, since they were last computed, to compute them again. That
  /// costs about one pivot for each row, so that it hardly shows among so many operations.
  var isWorn: Bool { isSuspect || wear > Wear.pivot * (128 + 2 * rowCount) }

  /// How far the two sides of a constraint's equation lie apart, as a share of its largest number.
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

  /// The tableau of constraints, its rows computed anew.
  ///
  /// The basis stays as it is, unless rounding errors have led to one that the constraints do not allow;
  /// then the constraints are solved from the beginning.
  ///
  /// - Returns: nil where the numbers defeat both ways.
  func rebuilt(from equations: [Equation]) -> Tableau? {
    for rebuild in [withSameBasis, fromTheBeginning] {
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

  /// The symbols without any rows.
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
    // The basis is optimal and feasible but for rounding errors, which these mend.
    guard fresh.restoreFeasibility() == nil else { return nil }
    fresh.optimise()
    return fresh
  }

  private func fromTheBeginning(_ equations: [Equation]) -> Tableau? {
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
      fresh.optimise()
    }
    return fresh
  }
}
