/// The rows and the costs before their first changes in a transaction.
struct Journal: Sendable {
  /// A saved row; its terms follow the terms of the row saved before.
  struct Entry: Sendable {
    @Compact var symbol: Symbol
    @Compact var termCount: Int
    var isBasic: Bool
    var constant: Double
  }

  /// A saved cost.
  struct CostEntry: Sendable {
    @Compact var objective: Int
    @Compact var symbol: Symbol
    var cost: Double
  }

  var entries = Stack<Entry>()
  var terms = Stack<Term>()
  var costs = Stack<CostEntry>()

  mutating func clear() {
    entries.clear()
    terms.clear()
    costs.clear()
  }
}

/// Transactions, which undo an operation without a solution.
///
/// Rows and costs are saved at their changes, so that the cost of a transaction is proportional to
/// its changes.
extension Tableau {
  /// Begins a transaction.
  mutating func beginTransaction() {
    transaction += 1
    isRecording = true
  }

  /// Ends the transaction, and discards the saved rows.
  mutating func commit() {
    isRecording = false
    journal.clear()
  }

  /// Ends the transaction, and restores the saved rows and costs.
  mutating func rollBack() {
    isRecording = false
    // With these costs, the symbols that become basic below have none.
    for entry in journal.costs.reversed() {
      costs[entry.symbol * laneCount + objectives[entry.objective].lane] = entry.cost
    }
    for entry in journal.entries where records[entry.symbol].isBasic {
      dropRow(entry.symbol)
    }
    var row = takeSpareRow()
    var start = 0
    for entry in journal.entries {
      let range = start..<start + entry.termCount
      start = range.upperBound
      guard entry.isBasic else { continue }
      row.constant = entry.constant
      row.terms.removeAll(keepingCapacity: true)
      for position in range { row.terms.append(journal.terms[position]) }
      makeBasic(entry.symbol, row)
    }
    keep(row)
    journal.clear()
    clearViolations()
  }

  mutating func clearViolations() {
    for symbol in violated { records[symbol].isViolated = false }
    violated.clear()
  }

  /// Saves a symbol's row before its first change in a transaction.
  mutating func save(_ symbol: Symbol) {
    guard isRecording, records[symbol].savedIn != transaction else { return }
    records[symbol].savedIn = transaction
    let range = rows.range(of: symbol)
    journal.entries.append(
      Journal.Entry(
        symbol: symbol, termCount: range.count, isBasic: records[symbol].isBasic,
        constant: records[symbol].constant))
    for position in range { journal.terms.append(rows[position]) }
  }
}
