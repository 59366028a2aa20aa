/// Undoing an operation that turns out to have no solution.
///
/// Only rows are saved, each at its first change, so a transaction costs no more than what it changes.
extension Tableau {
  /// Begins to save rows before they change.
  mutating func beginTransaction() {
    transaction += 1
    isRecording = true
  }

  /// Forgets the saved rows.
  mutating func commit() {
    isRecording = false
    journal.removeAll(keepingCapacity: true)
  }

  /// Puts back every row as it was, to the last bit.
  mutating func rollBack() {
    isRecording = false
    for entry in journal where records[entry.symbol].isBasic {
      dropRow(entry.symbol)
    }
    for entry in journal where entry.isBasic {
      makeBasic(entry.symbol, entry.row)
    }
    journal.removeAll(keepingCapacity: true)
    clearViolations()
  }

  mutating func clearViolations() {
    for symbol in violated { records[symbol].isViolated = false }
    violated.removeAll(keepingCapacity: true)
  }

  /// Saves a symbol's row, if this is its first change in a transaction.
  mutating func save(_ symbol: Symbol) {
    guard isRecording, records[symbol].savedIn != transaction else { return }
    records[symbol].savedIn = transaction
    journal.append((symbol, records[symbol].isBasic, rows[symbol]))
  }
}
