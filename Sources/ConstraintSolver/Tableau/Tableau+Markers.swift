/// The rows of constraints.
extension Tableau {
  /// Creates the symbols of a constraint's row.
  mutating func makeMarkers(of slot: Int) {
    let isEquation = links[slot].relation == .equal
    let isRequired = links[slot].priority.isRequired
    links[slot].markers.marker = makeSymbol(
      !isEquation ? .slack : isRequired ? .dummy : .error, owner: slot)
    links[slot].markers.other = isRequired ? -1 : makeSymbol(.error, owner: slot)
    links[slot].markers.isMarkerError = isEquation && !isRequired
  }

  mutating func releaseMarkers(of slot: Int) {
    let markers = links[slot].markers
    if markers.other >= 0 { release(markers.other) }
    if markers.marker >= 0 { release(markers.marker) }
  }

  /// Adds the row of a constraint. The tableau stays optimal, and may become infeasible.
  ///
  /// - Returns: A basic symbol whose row has no solution; `nil` if there is none.
  mutating func insert(_ slot: Int) -> Symbol? {
    let markers = links[slot].markers
    var row = takeSpareRow()
    reduce(slot, into: &row)
    if let subject = subject(of: row) {
      row.insert(markers.marker, times: -1)
      if markers.other >= 0 { row.insert(markers.other, times: 1) }
      let coefficient = row.remove(subject)
      row.scale(by: -1 / coefficient)
      makeBasic(subject, row)
    } else if markers.other >= 0, row.constant < 0 {
      row.scale(by: -1)
      row.insert(markers.marker, times: 1)
      makeBasic(markers.other, row)
    } else {
      if markers.other >= 0 { row.insert(markers.other, times: 1) }
      makeBasic(markers.marker, row)
      keep(row)
      return records[markers.marker].kind == .dummy ? expel(markers.marker) : nil
    }
    keep(row)
    return nil
  }

  /// Returns the external symbol for which a row is solved: among those with large coefficients,
  /// the one in the fewest other rows.
  @inline(__always) private func subject(of row: borrowing Row) -> Symbol? {
    var largest = 0.0
    for index in row.terms.indices where records[row.terms[index].symbol].kind == .external {
      let term = row.terms[index]
      largest = max(largest, abs(term.coefficient))
    }
    guard largest > 0 else { return nil }
    var best: Symbol?
    for index in row.terms.indices {
      let term = row.terms[index]
      guard records[term.symbol].kind == .external, abs(term.coefficient) >= 0.01 * largest else {
        continue
      }
      if best == nil || columns.count(of: term.symbol) < columns.count(of: best!) {
        best = term.symbol
      }
    }
    return best
  }

  /// Adds an optional constraint without its errors as a definition or a row.
  mutating func insertOptional(_ slot: Int) {
    makeMarkers(of: slot)
    if !define(slot) { _ = insert(slot) }
  }

  /// Removes the row or the definition of a constraint whose errors are in no objective. The
  /// tableau stays feasible, and may no longer be optimal.
  mutating func remove(_ slot: Int) {
    guard links[slot].defined >= 0 else { return removeRow(of: slot) }
    let markers = links[slot].markers
    if markers.marker >= 0, !isInRow(markers.marker), markers.other < 0 || !isInRow(markers.other) {
      undefine(slot)
      purge(markers.marker)
      if markers.other >= 0 { purge(markers.other) }
    } else {
      makeRow(ofDefinition: slot)
      removeRow(of: slot)
    }
  }

  private func isInRow(_ symbol: Symbol) -> Bool {
    records[symbol].isBasic || !columns.isEmpty(symbol)
  }

  /// Removes the row of a constraint whose errors are in no objective. The tableau stays feasible,
  /// and may no longer be optimal.
  private mutating func removeRow(of slot: Int) {
    let markers = links[slot].markers
    if records[markers.marker].isBasic {
      dropRow(markers.marker)
    } else if markers.other >= 0, records[markers.other].isBasic {
      dropRow(markers.other)
    } else if let leaving = exit(for: markers.marker) {
      pivot(leaving: leaving, entering: markers.marker)
      dropRow(markers.marker)
    }
    purge(markers.marker)
    if markers.other >= 0 { purge(markers.other) }
  }

  /// Returns the basic symbol whose row can be solved for a marker without making another row
  /// infeasible.
  private mutating func exit(for marker: Symbol) -> Symbol? {
    // An equation that was implied by the removed one replaces it.
    let column = columns.range(of: marker)
    for position in column where records[columns[position].symbol].kind == .dummy {
      return columns[position].symbol
    }
    if let bound = firstAtBound(of: marker, sign: -1, byIndex: false) { return bound.symbol }
    if let bound = firstAtBound(of: marker, sign: 1, byIndex: false) { return bound.symbol }
    var best: Symbol?
    var largest = Tolerance.pivot
    for position in column where records[columns[position].symbol].kind == .external {
      let basic = columns[position].symbol
      let coefficient = abs(coefficient(of: marker, inRowOf: basic))
      if coefficient > largest {
        best = basic
        largest = coefficient
      }
    }
    if best != nil {
      // No restricted row depends on the marker, so that objectives contain only rounding errors of
      // it.
      for index in objectives.indices { setCost(0, of: marker, in: index) }
    }
    return best
  }

  /// Adds a number to the constant of a row's constraint. The tableau stays optimal.
  mutating func shiftRow(_ slot: Int, by amount: Double) {
    let markers = links[slot].markers
    let amount = markers.sign * amount
    if records[markers.marker].isBasic {
      shift(markers.marker, by: amount)
    } else if markers.other >= 0, records[markers.other].isBasic {
      shift(markers.other, by: -amount)
    } else {
      for position in columns.range(of: markers.marker) {
        let basic = columns[position].symbol
        shift(basic, by: -amount * coefficient(of: markers.marker, inRowOf: basic))
      }
    }
  }

  /// Adds a multiple of a new symbol, whose value is zero, to the expression of a row's constraint.
  /// The symbol's costs are not computed.
  mutating func add(_ symbol: Symbol, times factor: Double, toConstraint slot: Int) {
    let markers = links[slot].markers
    let factor = markers.sign * factor
    if records[markers.marker].isBasic {
      add(symbol, times: factor, toRowOf: markers.marker)
    } else if markers.other >= 0, records[markers.other].isBasic {
      add(symbol, times: -factor, toRowOf: markers.other)
    } else {
      let basics = columns.range(of: markers.marker).map { columns[$0].symbol }
      for basic in basics {
        add(
          symbol, times: -factor * coefficient(of: markers.marker, inRowOf: basic), toRowOf: basic)
      }
    }
  }
}
