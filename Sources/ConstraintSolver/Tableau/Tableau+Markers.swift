/// The symbols of a constraint in the tableau.
///
/// Let `e` be the constraint's expression, negated for `lessThanOrEqual`. The row of an equation or
/// an inequality is `e = marker - other`. The marker of a required equation is a dummy, that of an
/// optional equation its positive error, and that of an inequality its slack. The other symbol, of
/// an optional constraint only, is the negative error.
struct Markers: Hashable, Sendable {
  var marker: Symbol
  var other: Symbol?
  /// The sign of the expression: -1 if it is negated, otherwise 1.
  var sign: Double
  /// The symbols in the objective of the constraint's priority.
  var errors: [Symbol]
}

extension Tableau {
  /// Creates the symbols of a constraint.
  mutating func makeMarkers(for constraint: Constraint, owner: Int) -> Markers {
    let isEquation = constraint.relation == .equal
    let isRequired = constraint.priority.isRequired
    let marker = makeSymbol(
      !isEquation ? .slack : isRequired ? .dummy : .error, owner: owner)
    let other = isRequired ? nil : makeSymbol(.error, owner: owner)
    return Markers(
      marker: marker, other: other, sign: constraint.relation == .lessThanOrEqual ? -1 : 1,
      errors: (isEquation && !isRequired ? [marker] : []) + (other.map { [$0] } ?? []))
  }

  mutating func release(_ markers: Markers) {
    if let other = markers.other { release(other) }
    release(markers.marker)
  }

  /// Returns a constraint's expression, with a sign, over parametric symbols.
  func reduced(_ expression: LinearExpression, sign: Double) -> Row {
    var row = Row(constant: sign * expression.constant)
    for term in expression.terms {
      row.add(rowStanding(for: term.variable.symbol), times: sign * term.coefficient)
    }
    // Rounding errors of variables that cancel must not enter a restricted row.
    row.terms.removeAll {
      records[$0.symbol].kind == .external && abs($0.coefficient) <= Tolerance.pivot
    }
    return row
  }

  /// Adds the row of a constraint. The tableau stays optimal, and may become infeasible.
  ///
  /// - Returns: A basic symbol whose row has no solution; `nil` if there is none.
  mutating func insert(_ expression: LinearExpression, _ markers: Markers) -> Symbol? {
    var row = reduced(expression, sign: markers.sign)
    if let subject = subject(of: row) {
      row.add(markers.marker, times: -1)
      if let other = markers.other { row.add(other, times: 1) }
      let coefficient = row.remove(subject)
      row.scale(by: -1 / coefficient)
      makeBasic(subject, row)
      return nil
    }
    if let other = markers.other, row.constant < 0 {
      row.scale(by: -1)
      row.add(markers.marker, times: 1)
      makeBasic(other, row)
      return nil
    }
    if let other = markers.other { row.add(other, times: 1) }
    makeBasic(markers.marker, row)
    return records[markers.marker].kind == .dummy ? expel(markers.marker) : nil
  }

  /// Returns the external symbol for which a row is solved: among those with large coefficients,
  /// the one in the fewest other rows.
  private func subject(of row: Row) -> Symbol? {
    let externals = row.terms.filter { records[$0.symbol].kind == .external }
    let sizable = 0.01 * externals.reduce(0) { max($0, abs($1.coefficient)) }
    var best: Symbol?
    for term in externals where abs(term.coefficient) >= sizable {
      if best == nil || columns[term.symbol].count < columns[best!].count { best = term.symbol }
    }
    return best
  }

  /// Removes the row of a constraint whose errors are in no objective. The tableau stays feasible,
  /// and may no longer be optimal.
  mutating func remove(_ markers: Markers) {
    let symbols = [markers.marker] + (markers.other.map { [$0] } ?? [])
    if let basic = symbols.first(where: { records[$0].isBasic }) {
      dropRow(basic)
    } else if let leaving = exit(for: markers.marker) {
      pivot(leaving: leaving, entering: markers.marker)
      dropRow(markers.marker)
    }
    for symbol in symbols { purge(symbol) }
  }

  /// Returns the basic symbol whose row can be solved for a marker without making another row
  /// infeasible.
  private mutating func exit(for marker: Symbol) -> Symbol? {
    // An equation that was implied by the removed one replaces it.
    if let dummy = columns[marker].first(where: { records[$0].kind == .dummy }) { return dummy }
    if let bound = firstAtBound(of: marker, sign: -1, byIndex: false) { return bound.symbol }
    if let bound = firstAtBound(of: marker, sign: 1, byIndex: false) { return bound.symbol }
    var best: Symbol?
    var largest = Tolerance.pivot
    for basic in columns[marker] where records[basic].kind == .external {
      let coefficient = abs(rows[basic].coefficient(of: marker))
      if coefficient > largest {
        best = basic
        largest = coefficient
      }
    }
    if best != nil {
      // No restricted row depends on the marker, so that objectives contain only rounding errors of
      // it.
      for objective in objectives where rows[objective.symbol].remove(marker) != 0 {
        leave(objective.symbol, column: marker)
      }
    }
    return best
  }

  /// Adds a number to the constant of a constraint's expression. The tableau stays optimal.
  mutating func shift(_ markers: Markers, by amount: Double) {
    let amount = markers.sign * amount
    if records[markers.marker].isBasic {
      shift(markers.marker, by: amount)
    } else if let other = markers.other, records[other].isBasic {
      shift(other, by: -amount)
    } else {
      let column = columns[markers.marker]
      for basic in column {
        shift(basic, by: -amount * rows[basic].coefficient(of: markers.marker))
      }
    }
    wear += Wear.shift
  }
}
