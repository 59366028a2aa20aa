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
    journal.removeAll(keepingCapacity: true)
    costJournal.removeAll(keepingCapacity: true)
  }

  /// Ends the transaction, and restores the saved rows and costs.
  mutating func rollBack() {
    isRecording = false
    // With these costs, the symbols that become basic below have none.
    for entry in costJournal.reversed() {
      objectives[entry.objective].costs[entry.symbol] = entry.cost
    }
    for entry in journal where records[entry.symbol].isBasic {
      dropRow(entry.symbol)
    }
    for entry in journal where entry.isBasic {
      makeBasic(entry.symbol, entry.row)
    }
    journal.removeAll(keepingCapacity: true)
    costJournal.removeAll(keepingCapacity: true)
    clearViolations()
  }

  mutating func clearViolations() {
    for symbol in violated { records[symbol].isViolated = false }
    violated.removeAll(keepingCapacity: true)
  }

  /// Saves a symbol's row before its first change in a transaction.
  mutating func save(_ symbol: Symbol) {
    guard isRecording, records[symbol].savedIn != transaction else { return }
    records[symbol].savedIn = transaction
    journal.append((symbol, records[symbol].isBasic, rows[symbol]))
  }
}
