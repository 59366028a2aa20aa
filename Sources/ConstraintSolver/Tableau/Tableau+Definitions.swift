/// The definitions of variables by required equations.
///
/// A required equation defines one of its variables if that variable occurs in no row and in no
/// definition on which the equation depends: the variable's value is computed from the others', and
/// rows contain only the others. Most equations of layouts are definitions. Definitions are not
/// substituted in each other, so that a chain of *n* variables has *n* short definitions instead of
/// rows with up to *n* terms. They form an acyclic graph, which is traversed in two directions:
/// downward, to the variables of an expression, and upward, to the definitions and
/// the rows that depend on a variable.
extension Tableau {
  // MARK: Terms

  /// Registers a constraint.
  mutating func link(_ constraint: Constraint, slot: Int, serial: UInt64) {
    if links.count <= slot {
      links.append(Link())
    }
    var link = Link()
    link.constant = constraint.expression.constant
    link.priority = constraint.priority
    link.isRequiredEquation = constraint.relation == .equal && constraint.priority.isRequired
    link.serial = serial
    link.markers.sign = constraint.relation == .lessThanOrEqual ? -1 : 1
    var last = -1
    for term in constraint.expression.terms {
      let symbol = term.variable.symbol
      let next = firstUses[symbol]
      let use = Use(
        slot: slot, symbol: symbol, coefficient: term.coefficient, nextTerm: -1, next: next,
        previous: -1)
      let index: Int
      if unusedUse >= 0 {
        index = unusedUse
        unusedUse = uses[index].next
        uses[index] = use
      } else {
        index = uses.count
        uses.append(use)
      }
      if next >= 0 { uses[next].previous = index }
      firstUses[symbol] = index
      if last >= 0 { uses[last].nextTerm = index } else { link.firstUse = index }
      last = index
    }
    links[slot] = link
  }

  /// Removes a constraint without a row or a definition from the lists of its variables.
  mutating func unlink(_ slot: Int) {
    var index = links[slot].firstUse
    while index >= 0 {
      let use = uses[index]
      if use.previous >= 0 {
        uses[use.previous].next = use.next
      } else {
        firstUses[use.symbol] = use.next
      }
      if use.next >= 0 { uses[use.next].previous = use.previous }
      uses[index].next = unusedUse
      unusedUse = index
      index = use.nextTerm
    }
    links[slot] = Link()
  }

  /// Returns the number of constraints on a variable.
  func useCount(of symbol: Symbol) -> Int {
    var count = 0
    var index = firstUses[symbol]
    while index >= 0 {
      count += 1
      index = uses[index].next
    }
    return count
  }

  // MARK: Traversal

  /// Visits the definitions on which variables depend.
  private func visitDown(_ symbol: Symbol, _ scratch: inout Scratch) {
    guard scratch.mark(symbol) else { return }
    guard records[symbol].isDefined else {
      scratch.order.append(symbol)
      return
    }
    scratch.stack.append((symbol, links[records[symbol].owner].firstUse))
    while let (symbol, use) = scratch.stack.last {
      guard use >= 0 else {
        scratch.order.append(symbol)
        scratch.stack.removeLast()
        continue
      }
      scratch.stack[scratch.stack.count - 1].use = uses[use].nextTerm
      let other = uses[use].symbol
      guard scratch.mark(other) else { continue }
      if records[other].isDefined {
        scratch.stack.append((other, links[records[other].owner].firstUse))
      } else {
        scratch.order.append(other)
      }
    }
  }

  /// Visits the variables whose definitions depend on a variable.
  private func visitUp(_ symbol: Symbol, _ scratch: inout Scratch) {
    guard scratch.mark(symbol) else { return }
    scratch.stack.append((symbol, firstUses[symbol]))
    while let (symbol, use) = scratch.stack.last {
      guard use >= 0 else {
        scratch.order.append(symbol)
        scratch.stack.removeLast()
        continue
      }
      scratch.stack[scratch.stack.count - 1].use = uses[use].next
      let defined = links[uses[use].slot].defined
      if defined >= 0, scratch.mark(defined) {
        scratch.stack.append((defined, firstUses[defined]))
      }
    }
  }

  /// Replaces the weights of defined variables by those of the variables that define them.
  ///
  /// - Returns: The sum of the constants.
  private func substituteDefinitions(
    _ scratch: inout Scratch, noting note: (_ slot: Int, _ weight: Double) -> Void = { _, _ in }
  ) -> Double {
    var constant = 0.0
    for symbol in scratch.order.reversed() where records[symbol].isDefined {
      let weight = scratch.weights[symbol]
      guard weight != 0 else { continue }
      scratch.weights[symbol] = 0
      let slot = records[symbol].owner
      let factor = weight * links[slot].factor
      note(slot, factor)
      constant += factor * links[slot].constant
      var index = links[slot].firstUse
      while index >= 0 {
        let use = uses[index]
        if use.symbol != symbol { scratch.add(factor * use.coefficient, to: use.symbol) }
        index = use.nextTerm
      }
    }
    return constant
  }

  /// Calls a closure for each use of a variable and of those that depend on it in a constraint with
  /// a row, with the change of the use per unit of the variable. The closure can change rows.
  private mutating func forEachDependentRow(
    of symbol: Symbol, times weight: Double,
    _ body: (_ tableau: inout Tableau, _ slot: Int, _ weight: Double) -> Void
  ) {
    var scratch = Scratch()
    swap(&scratch, &self.scratch)
    scratch.prepare(count: records.count)
    visitUp(symbol, &scratch)
    scratch.weights[symbol] = weight
    for position in scratch.order.indices.reversed() {
      let symbol = scratch.order[position]
      let weight = scratch.weights[symbol]
      guard weight != 0 else { continue }
      var index = firstUses[symbol]
      while index >= 0 {
        let use = uses[index]
        index = use.next
        let defined = links[use.slot].defined
        if defined == symbol { continue }
        if defined >= 0 {
          scratch.add(weight * use.coefficient * links[use.slot].factor, to: defined)
        } else if links[use.slot].markers.marker >= 0 {
          body(&self, use.slot, weight * use.coefficient)
        }
      }
    }
    scratch.clear()
    swap(&scratch, &self.scratch)
  }

  // MARK: Rows

  /// Returns a row over parametric symbols of the weights of variables, which are cleared.
  private func takeRow(_ constant: Double, _ scratch: inout Scratch) -> Row {
    var row = Row(constant: constant)
    for position in scratch.marked.indices {
      let symbol = scratch.marked[position]
      let weight = scratch.weights[symbol]
      guard weight != 0, records[symbol].isBasic else { continue }
      scratch.weights[symbol] = 0
      row.constant += weight * rows[symbol].constant
      for term in rows[symbol].terms {
        _ = scratch.mark(term.symbol)
        scratch.add(weight * term.coefficient, to: term.symbol)
      }
    }
    row.terms.reserveCapacity(scratch.marked.count + 2)
    for symbol in scratch.marked where scratch.weights[symbol] != 0 {
      let coefficient = scratch.weights[symbol]
      // Rounding errors of variables that cancel must not enter a restricted row.
      if records[symbol].kind == .external, abs(coefficient) <= Tolerance.pivot { continue }
      row.terms.append(Term(symbol: symbol, coefficient: coefficient))
    }
    row.sort()
    scratch.clear()
    return row
  }

  /// Returns the expression of a constraint, with a sign, over parametric symbols.
  mutating func reduced(_ slot: Int, sign: Double) -> Row {
    var scratch = Scratch()
    swap(&scratch, &self.scratch)
    scratch.prepare(count: records.count)
    var index = links[slot].firstUse
    while index >= 0 {
      let use = uses[index]
      visitDown(use.symbol, &scratch)
      scratch.weights[use.symbol] = sign * use.coefficient
      index = use.nextTerm
    }
    let constant = sign * links[slot].constant + substituteDefinitions(&scratch)
    let row = takeRow(constant, &scratch)
    swap(&scratch, &self.scratch)
    return row
  }

  /// Returns a variable over parametric symbols.
  func row(of symbol: Symbol, _ scratch: inout Scratch) -> Row {
    if records[symbol].isBasic { return rows[symbol] }
    guard records[symbol].isDefined else {
      return Row(terms: [Term(symbol: symbol, coefficient: 1)])
    }
    scratch.prepare(count: records.count)
    visitDown(symbol, &scratch)
    scratch.weights[symbol] = 1
    return takeRow(substituteDefinitions(&scratch), &scratch)
  }

  /// Returns the definitions in a sum of variables and constraints, by slot, with the change of the
  /// sum per unit of their constants.
  func definitions(
    inSumOf variable: Symbol?, constraints: [(slot: Int, factor: Double)]
  ) -> [(slot: Int, rate: Double)] {
    var scratch = Scratch()
    scratch.prepare(count: records.count)
    if let variable {
      visitDown(variable, &scratch)
      scratch.weights[variable] = 1
    }
    for (slot, factor) in constraints {
      var index = links[slot].firstUse
      while index >= 0 {
        let use = uses[index]
        visitDown(use.symbol, &scratch)
        scratch.add(factor * use.coefficient, to: use.symbol)
        index = use.nextTerm
      }
    }
    var found: [(slot: Int, rate: Double)] = []
    _ = substituteDefinitions(&scratch) { slot, weight in
      if abs(weight) > Tolerance.pivot { found.append((slot, weight)) }
    }
    return found
  }

  // MARK: Definitions

  /// Makes a required equation the definition of one of its variables, if it can be.
  ///
  /// Among the variables that can be defined, the one with the fewest constraints that are not
  /// equations is chosen, because it occurs in the fewest rows; of several, the last one.
  mutating func define(_ slot: Int) -> Bool {
    var largest = 0.0
    var index = links[slot].firstUse
    while index >= 0 {
      largest = max(largest, abs(uses[index].coefficient))
      index = uses[index].nextTerm
    }
    var best: (use: Int, count: Int)?
    index = links[slot].firstUse
    while index >= 0 {
      let use = uses[index]
      let symbol = use.symbol
      if !records[symbol].isDefined, !records[symbol].isBasic, columns[symbol].isEmpty,
        abs(use.coefficient) >= 0.5 * largest
      {
        let count = rowUses(of: symbol, limit: 16)
        if best == nil || count < best!.count
          || (count == best!.count && symbol > uses[best!.use].symbol)
        {
          if isIndependent(of: symbol, slot) { best = (index, count) }
        }
      }
      index = use.nextTerm
    }
    guard let best else { return false }
    let symbol = uses[best.use].symbol
    links[slot].defined = symbol
    links[slot].factor = -1 / uses[best.use].coefficient
    records[symbol].owner = slot
    noteChange(of: symbol)
    return true
  }

  /// Makes required equations definitions where they can be, those with the fewest terms first.
  mutating func defineAll(_ slots: [Int]) {
    var remaining: [Int] = []
    for slot in slots where links[slot].isRequiredEquation {
      let first = links[slot].firstUse
      if first >= 0, uses[first].nextTerm < 0 {
        if !define(slot) { remaining.append(slot) }
      } else {
        remaining.append(slot)
      }
    }
    for slot in remaining where links[slot].firstUse >= 0 { _ = define(slot) }
  }

  /// Removes the definition of a variable that occurs in no row.
  mutating func undefine(_ slot: Int) {
    let symbol = links[slot].defined
    links[slot].defined = -1
    records[symbol].owner = -1
    noteChange(of: symbol)
  }

  /// Returns the number of constraints on a variable that are not required equations, or the limit
  /// if the variable has at least as many terms.
  private func rowUses(of symbol: Symbol, limit: Int) -> Int {
    var (count, total) = (0, 0)
    var index = firstUses[symbol]
    while index >= 0 {
      total += 1
      if total == limit { return limit }
      if !links[uses[index].slot].isRequiredEquation { count += 1 }
      index = uses[index].next
    }
    return count
  }

  /// Returns a Boolean value that indicates whether the other variables of a constraint do not
  /// depend on a variable.
  private mutating func isIndependent(of symbol: Symbol, _ slot: Int) -> Bool {
    var remaining = 16
    var index = firstUses[symbol]
    while index >= 0, remaining > 0, links[uses[index].slot].defined < 0 {
      remaining -= 1
      index = uses[index].next
    }
    guard index >= 0 else { return true }
    scratch.prepare(count: records.count)
    var scratch = Scratch()
    swap(&scratch, &self.scratch)
    index = links[slot].firstUse
    while index >= 0 {
      if uses[index].symbol != symbol { visitDown(uses[index].symbol, &scratch) }
      index = uses[index].nextTerm
    }
    let isIndependent = !scratch.isMarked[symbol]
    scratch.clear()
    swap(&scratch, &self.scratch)
    return isIndependent
  }

  /// Replaces a definition by a row, in which the variable is basic.
  mutating func makeRow(ofDefinition slot: Int) {
    let symbol = links[slot].defined
    let factor = links[slot].factor
    let dummy = makeSymbol(.dummy, owner: slot)
    forEachDependentRow(of: symbol, times: -factor) { tableau, slot, weight in
      tableau.add(dummy, times: weight, toConstraint: slot)
    }
    var scratch = Scratch()
    swap(&scratch, &self.scratch)
    var row = row(of: symbol, &scratch)
    swap(&scratch, &self.scratch)
    // Rows that the variable's value depends on may contain the dummy.
    let coefficient = row.remove(dummy) - factor
    if abs(coefficient) > Tolerance.cancellation * abs(factor) {
      row.insert(dummy, times: coefficient)
    }
    links[slot].defined = -1
    links[slot].markers.marker = dummy
    records[symbol].owner = -1
    makeBasic(symbol, row)
    for basic in columns[dummy] where records[basic].kind == .error {
      let priority = links[records[basic].owner].priority
      if let index = objectives.firstIndex(where: { $0.priority == priority }) {
        setCost(
          cost(of: dummy, in: index) + rows[basic].coefficient(of: dummy), of: dummy, in: index)
      }
    }
  }

  /// Adds a number to the constant of a constraint. The tableau stays optimal.
  mutating func shiftConstraint(_ slot: Int, by amount: Double) {
    links[slot].constant += amount
    guard links[slot].defined >= 0 else {
      shiftRow(slot, by: amount)
      return
    }
    noteChange(of: links[slot].defined)
    forEachDependentRow(
      of: links[slot].defined, times: links[slot].factor * amount
    ) { tableau, slot, weight in
      tableau.shiftRow(slot, by: weight)
    }
    wear += Wear.shift
  }

  // MARK: Values

  /// Updates the values of variables whose rows or definitions have changed, and of those that
  /// depend on them.
  mutating func updateValues() {
    guard !moved.isEmpty else { return }
    var scratch = Scratch()
    swap(&scratch, &self.scratch)
    scratch.prepare(count: records.count)
    for symbol in moved {
      records[symbol].isMoved = false
      if records[symbol].kind == .external { visitUp(symbol, &scratch) }
    }
    moved.removeAll(keepingCapacity: true)
    for position in scratch.order.indices.reversed() {
      let symbol = scratch.order[position]
      let value: Double
      if records[symbol].isDefined {
        let link = links[records[symbol].owner]
        var sum = link.constant
        var index = link.firstUse
        while index >= 0 {
          if uses[index].symbol != symbol {
            sum += uses[index].coefficient * values[uses[index].symbol]
          }
          index = uses[index].nextTerm
        }
        value = sum * link.factor
      } else {
        value = records[symbol].isBasic ? rows[symbol].constant : 0
      }
      if value != values[symbol] {
        values[symbol] = value
        if !records[symbol].isTouched {
          records[symbol].isTouched = true
          touched.append(symbol)
        }
      }
    }
    scratch.clear()
    swap(&scratch, &self.scratch)
  }
}
