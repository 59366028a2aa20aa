/// The definitions of variables by constraints.
///
/// A constraint defines one of its variables if that variable occurs in no row and in no definition
/// on which the constraint depends: the variable's value is computed from the others', and rows
/// contain only the others. For a constraint other than a required equation, the others include the
/// markers, its slack and its errors. Most constraints of layouts are definitions, and rows are
/// needed only for further constraints on the same variables. Definitions are not
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
    plans.discard()
    var link = Link()
    link.constant = constraint.expression.constant
    link.priority = constraint.priority
    link.relation = constraint.relation
    link.isUsed = true
    link.serial = serial
    link.rank = Link.rank(ofSerial: serial)
    link.markers.isNegated = constraint.relation == .lessThanOrEqual
    var last = -1
    for position in 0..<constraint.expression.terms.count {
      let term = constraint.expression.terms[position]
      let symbol = term.variable.symbol
      let next = records[symbol].firstUse
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
      records[symbol].firstUse = index
      if last >= 0 { uses[last].nextTerm = index } else { link.firstUse = index }
      last = index
    }
    links[slot] = link
  }

  /// Removes a constraint without a row or a definition from the lists of its variables.
  mutating func unlink(_ slot: Int) {
    plans.discard()
    var index = links[slot].firstUse
    while index >= 0 {
      let use = uses[index]
      if use.previous >= 0 {
        uses[use.previous].next = use.next
      } else {
        records[use.symbol].firstUse = use.next
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
    var index = records[symbol].firstUse
    while index >= 0 {
      count += 1
      index = uses[index].next
    }
    return count
  }

  // MARK: Traversal

  /// Visits the definitions on which variables depend.
  @inline(__always) private func visitDown(_ symbol: Symbol, _ scratch: inout Scratch) {
    guard scratch.mark(symbol) else { return }
    guard records[symbol].isDefined else {
      scratch.order.append(symbol)
      return
    }
    scratch.stack.append(.init(symbol: symbol, use: links[records[symbol].owner].firstUse))
    while let top = scratch.stack.last {
      let use = top.use
      guard use >= 0 else {
        scratch.order.append(top.symbol)
        scratch.stack.truncate(to: scratch.stack.count - 1)
        continue
      }
      scratch.stack[scratch.stack.count - 1].use = uses[use].nextTerm
      let other = uses[use].symbol
      guard scratch.mark(other) else { continue }
      if records[other].isDefined {
        scratch.stack.append(.init(symbol: other, use: links[records[other].owner].firstUse))
      } else {
        scratch.order.append(other)
      }
    }
  }

  /// Visits the variables whose definitions depend on a variable.
  @inline(__always) private func visitUp(_ symbol: Symbol, _ scratch: inout Scratch) {
    guard scratch.mark(symbol) else { return }
    scratch.stack.append(.init(symbol: symbol, use: records[symbol].firstUse))
    while let top = scratch.stack.last {
      let use = top.use
      guard use >= 0 else {
        scratch.order.append(top.symbol)
        scratch.stack.truncate(to: scratch.stack.count - 1)
        continue
      }
      scratch.stack[scratch.stack.count - 1].use = uses[use].next
      let defined = links[uses[use].slot].defined
      if defined >= 0, scratch.mark(defined) {
        scratch.stack.append(.init(symbol: defined, use: records[defined].firstUse))
      }
    }
  }

  /// Replaces the weights of defined variables by the weights of the variables that define them.
  ///
  /// - Returns: The sum of the constants.
  @inline(__always) private func substituteDefinitions(
    _ scratch: inout Scratch, noting note: (_ slot: Int, _ weight: Double) -> Void = { _, _ in }
  ) -> Double {
    var constant = 0.0
    for symbol in scratch.order.reversed() where records[symbol].isDefined {
      let weight = scratch.weight(of: symbol)
      guard weight != 0 else { continue }
      scratch.setWeight(0, of: symbol)
      let slot = records[symbol].owner
      let factor = weight * links[slot].factor
      note(slot, factor)
      constant += factor * links[slot].constant
      let markers = links[slot].markers
      if markers.marker >= 0 {
        _ = scratch.mark(markers.marker)
        scratch.add(-factor * markers.sign, to: markers.marker)
      }
      if markers.other >= 0 {
        _ = scratch.mark(markers.other)
        scratch.add(factor * markers.sign, to: markers.other)
      }
      var index = links[slot].firstUse
      while index >= 0 {
        let use = uses[index]
        if use.symbol != symbol { scratch.add(factor * use.coefficient, to: use.symbol) }
        index = use.nextTerm
      }
    }
    return constant
  }

  /// Returns the constraints with rows that depend on a variable.
  private mutating func dependentRows(of symbol: Symbol) -> PropagationPlans.Rows {
    if let plan = plans.rows(for: symbol) { return plan }
    var plan = PropagationPlans.Rows(root: symbol)
    var scratch = Scratch()
    swap(&scratch, &self.scratch)
    scratch.prepare(count: records.count)
    visitUp(symbol, &scratch)
    scratch.setWeight(1, of: symbol)
    for position in scratch.order.indices.reversed() {
      let symbol = scratch.order[position]
      let weight = scratch.weight(of: symbol)
      guard weight != 0 else { continue }
      var index = records[symbol].firstUse
      while index >= 0 {
        let use = uses[index]
        index = use.next
        let defined = links[use.slot].defined
        if defined == symbol { continue }
        if defined >= 0 {
          scratch.add(weight * use.coefficient * links[use.slot].factor, to: defined)
        } else if links[use.slot].markers.marker >= 0 {
          plan.rows.append((use.slot, weight * use.coefficient))
        }
      }
    }
    scratch.clear()
    swap(&scratch, &self.scratch)
    if !plans.isStructureNew { plans.insert(plan) }
    return plan
  }

  // MARK: Rows

  /// Moves the weights of variables to a row over parametric symbols.
  @inline(__always) private func takeRow(
    _ constant: Double, _ scratch: inout Scratch, into row: inout Row
  ) {
    row.constant = constant
    for position in scratch.marked.indices {
      let symbol = scratch.marked[position]
      let weight = scratch.weight(of: symbol)
      guard weight != 0, records[symbol].isBasic else { continue }
      scratch.setWeight(0, of: symbol)
      row.constant += weight * records[symbol].constant
      for place in rows.range(of: symbol) {
        let term = rows[place]
        _ = scratch.mark(term.symbol)
        scratch.add(weight * term.coefficient, to: term.symbol)
      }
    }
    row.terms.reserveCapacity(scratch.marked.count + 2)
    for position in scratch.marked.indices {
      let symbol = scratch.marked[position]
      let coefficient = scratch.weight(of: symbol)
      guard coefficient != 0 else { continue }
      // Rounding errors of variables that cancel must not enter a restricted row.
      if records[symbol].kind == .external, abs(coefficient) <= Tolerance.pivot { continue }
      row.terms.append(Term(symbol: symbol, coefficient: coefficient))
    }
    row.sort()
    scratch.clear()
  }

  /// Computes the expression of a constraint, with its sign, over parametric symbols.
  mutating func reduce(_ slot: Int, into row: inout Row) {
    let sign = links[slot].markers.sign
    var scratch = Scratch()
    swap(&scratch, &self.scratch)
    scratch.prepare(count: records.count)
    var index = links[slot].firstUse
    while index >= 0 {
      let use = uses[index]
      visitDown(use.symbol, &scratch)
      scratch.setWeight(sign * use.coefficient, of: use.symbol)
      index = use.nextTerm
    }
    let constant = sign * links[slot].constant + substituteDefinitions(&scratch)
    takeRow(constant, &scratch, into: &row)
    swap(&scratch, &self.scratch)
  }

  /// Returns a variable over parametric symbols.
  func row(of symbol: Symbol, _ scratch: inout Scratch) -> Row {
    if records[symbol].isBasic { return row(ofBasic: symbol) }
    guard records[symbol].isDefined else {
      return Row(terms: [Term(symbol: symbol, coefficient: 1)])
    }
    scratch.prepare(count: records.count)
    visitDown(symbol, &scratch)
    scratch.setWeight(1, of: symbol)
    var row = Row()
    takeRow(substituteDefinitions(&scratch), &scratch, into: &row)
    return row
  }

  /// Returns the definitions by required equations in a sum of variables and constraints, by slot,
  /// with the change of the sum per unit of their constants.
  func definitions(
    inSumOf variable: Symbol?, constraints: [(slot: Int, factor: Double)],
    _ scratch: inout Scratch
  ) -> [(slot: Int, rate: Double)] {
    defer { scratch.clear() }
    scratch.prepare(count: records.count)
    if let variable {
      visitDown(variable, &scratch)
      scratch.setWeight(1, of: variable)
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
      if abs(weight) > Tolerance.pivot, links[slot].isRequiredEquation {
        found.append((slot, weight))
      }
    }
    return found
  }

  // MARK: Definitions

  /// Makes a constraint without a row the definition of one of its variables, if it can be. The
  /// markers of a constraint other than a required equation exist, and their values are zero.
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
      if !records[symbol].isDefined, !records[symbol].isBasic, columns.isEmpty(symbol),
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
    plans.discard()
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
    plans.discard()
    let symbol = links[slot].defined
    links[slot].defined = -1
    records[symbol].owner = -1
    noteChange(of: symbol)
  }

  /// Returns the number of constraints on a variable that are not required equations, or the limit
  /// if the variable has at least as many terms.
  @inline(__always) private func rowUses(of symbol: Symbol, limit: Int) -> Int {
    var (count, total) = (0, 0)
    var index = records[symbol].firstUse
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
    var index = records[symbol].firstUse
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
    let isIndependent = !scratch.isMarked(symbol)
    scratch.clear()
    swap(&scratch, &self.scratch)
    return isIndependent
  }

  /// Replaces a definition by a row, in which the variable is basic.
  mutating func makeRow(ofDefinition slot: Int) {
    guard links[slot].isRequiredEquation else {
      let symbol = links[slot].defined
      var scratch = Scratch()
      swap(&scratch, &self.scratch)
      let row = row(of: symbol, &scratch)
      swap(&scratch, &self.scratch)
      undefine(slot)
      makeBasic(symbol, row)
      return
    }
    makeRow(ofEquation: slot)
  }

  private mutating func makeRow(ofEquation slot: Int) {
    let symbol = links[slot].defined
    let factor = links[slot].factor
    let dummy = makeSymbol(.dummy, owner: slot)
    for (slot, weight) in dependentRows(of: symbol).rows {
      add(dummy, times: -factor * weight, toConstraint: slot)
    }
    plans.discard()
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
    for position in columns.range(of: dummy) {
      let basic = columns[position].symbol
      guard records[basic].kind == .error else { continue }
      let priority = links[records[basic].owner].priority
      if let index = objectives.firstIndex(where: { $0.priority == priority }) {
        setCost(
          cost(of: dummy, in: index) + self.coefficient(of: dummy, inRowOf: basic), of: dummy,
          in: index)
      }
    }
  }

  /// Adds a number to the constant of a constraint. The tableau stays optimal.
  mutating func shiftConstraint(_ slot: Int, by amount: Double) {
    links[slot].constant += amount
    guard links[slot].defined >= 0 else {
      shiftRow(slot, by: amount)
      wear += Wear.shift
      return
    }
    noteChange(of: links[slot].defined)
    let shift = links[slot].factor * amount
    let dependent = dependentRows(of: links[slot].defined).rows
    if !dependent.isEmpty { wear += Wear.shift }
    for (slot, weight) in dependent { shiftRow(slot, by: weight * shift) }
  }

  // MARK: Values

  /// Updates the values of variables whose rows or definitions have changed, and of those that
  /// depend on them.
  mutating func updateValues() {
    defer { plans.isStructureNew = false }
    guard !moved.isEmpty else { return }
    for symbol in moved { records[symbol].isMoved = false }
    if let plan = plans.values(for: moved) {
      run(plan)
    } else {
      var plan = PropagationPlans.Values(roots: plans.isStructureNew ? [] : ContiguousArray(moved))
      var scratch = Scratch()
      swap(&scratch, &self.scratch)
      scratch.prepare(count: records.count)
      for symbol in moved where records[symbol].kind == .external { visitUp(symbol, &scratch) }
      for position in scratch.order.indices.reversed() {
        let symbol = scratch.order[position]
        guard records[symbol].isDefined else {
          if !plans.isStructureNew {
            plan.steps.append(.init(symbol: symbol, slot: -1, termCount: 0))
          }
          setValue(valueOfUndefined(symbol), of: symbol)
          continue
        }
        let slot = records[symbol].owner
        var sum = constantOfDefinition(slot)
        let start = plan.terms.count
        var index = links[slot].firstUse
        while index >= 0 {
          let use = uses[index]
          if use.symbol != symbol {
            sum += use.coefficient * values[use.symbol]
            if !plans.isStructureNew {
              plan.terms.append(Term(symbol: use.symbol, coefficient: use.coefficient))
            }
          }
          index = use.nextTerm
        }
        if !plans.isStructureNew {
          plan.steps.append(.init(symbol: symbol, slot: slot, termCount: plan.terms.count - start))
        }
        setValue(sum * links[slot].factor, of: symbol)
      }
      scratch.clear()
      swap(&scratch, &self.scratch)
      if !plans.isStructureNew { plans.insert(plan) }
    }
    moved.clear()
  }

  /// Computes the variables of a plan.
  private mutating func run(_ plan: borrowing PropagationPlans.Values) {
    var position = 0
    for index in plan.steps.indices {
      let step = plan.steps[index]
      guard step.slot >= 0 else {
        setValue(valueOfUndefined(step.symbol), of: step.symbol)
        continue
      }
      var sum = constantOfDefinition(step.slot)
      let end = position + step.termCount
      while position < end {
        let term = plan.terms[position]
        sum += term.coefficient * values[term.symbol]
        position += 1
      }
      setValue(sum * links[step.slot].factor, of: step.symbol)
    }
  }

  /// The constant of a constraint's expression without the values of its markers.
  @inline(__always) private func constantOfDefinition(_ slot: Int) -> Double {
    let link = links[slot]
    guard link.markers.marker >= 0 else { return link.constant }
    return link.constant - link.markers.sign * markerDifference(of: link)
  }

  /// The value of the marker of a constraint with markers without the value of the other symbol.
  @inline(__always) func markerDifference(of link: Link) -> Double {
    value(of: link.markers.marker)
      - (link.markers.other >= 0 ? value(of: link.markers.other) : 0)
  }

  @inline(__always) private func valueOfUndefined(_ symbol: Symbol) -> Double {
    records[symbol].isBasic ? records[symbol].constant : 0
  }

  private mutating func setValue(_ value: Double, of symbol: Symbol) {
    guard value != values[symbol] else { return }
    values[symbol] = value
    guard !records[symbol].isTouched else { return }
    records[symbol].isTouched = true
    touched.append(symbol)
  }
}
