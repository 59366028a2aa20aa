/// The order in which the primal simplex method increases symbols.
///
/// Symbols of constraints that are decided last come first: those with low priorities, and those
/// that are broken first among equals. If many constraints can take the same violation, such as the
/// length of a stack view that is too large, the right one takes it first, and no other pivot is
/// needed.
extension Tableau {
  /// Removes the symbols from `suspects` that do not improve the solution, and the first one that
  /// improves it.
  ///
  /// - Returns: The symbol; `nil` if no symbol improves the solution.
  mutating func takeFirstImprovement() -> Symbol? {
    while let symbol = takeFirstSuspect() {
      records[symbol].isSuspect = false
      if improves(symbol) { return symbol }
    }
    return nil
  }

  /// Removes symbols from `suspects` until one improves the solution, and returns that one: the
  /// lowest of all.
  mutating func takeLowestImprovement() -> Symbol? {
    suspects.sort(by: >)
    orderedSuspectCount = 0
    while let symbol = suspects.popLast() {
      records[symbol].isSuspect = false
      if improves(symbol) { return symbol }
    }
    return nil
  }

  /// Removes the first symbol of the heap at the beginning of `suspects`, after new symbols are
  /// inserted. The heap contains only symbols that improved the solution when they were inserted.
  private mutating func takeFirstSuspect() -> Symbol? {
    for position in orderedSuspectCount..<suspects.count {
      let symbol = suspects[position]
      if improves(symbol) {
        insertSuspect(symbol)
      } else {
        records[symbol].isSuspect = false
      }
    }
    guard orderedSuspectCount > 0 else {
      suspects.clear()
      return nil
    }
    let first = suspects[0]
    orderedSuspectCount -= 1
    let last = suspects[orderedSuspectCount]
    suspects.truncate(to: orderedSuspectCount)
    guard orderedSuspectCount > 0 else { return first }
    var index = 0
    while 2 * index + 1 < orderedSuspectCount {
      var child = 2 * index + 1
      if child + 1 < orderedSuspectCount, precedes(suspects[child + 1], suspects[child]) {
        child += 1
      }
      guard precedes(suspects[child], last) else { break }
      suspects[index] = suspects[child]
      index = child
    }
    suspects[index] = last
    return first
  }

  private mutating func insertSuspect(_ symbol: Symbol) {
    var index = orderedSuspectCount
    while index > 0, precedes(symbol, suspects[(index - 1) / 2]) {
      suspects[index] = suspects[(index - 1) / 2]
      index = (index - 1) / 2
    }
    suspects[index] = symbol
    orderedSuspectCount += 1
  }

  /// Returns a Boolean value that indicates whether the constraint of a restricted symbol is
  /// decided after the constraint of another one.
  @inline(__always) private func precedes(_ symbol: Symbol, _ other: Symbol) -> Bool {
    let (first, second) = (records[symbol].owner, records[other].owner)
    guard first != second else { return symbol < other }
    return links[second].precedesInTies(links[first])
  }
}
