/// The changes of violations per unit of a row's basic symbol if another symbol of the row replaces
/// it, in the order in which ties are decided.
struct TieVector {
  private struct Change {
    var priority: Constraint.Priority
    var rank: Int
    var amount: Double

    @inline(__always) func precedes(_ other: Change) -> Bool {
      (priority, rank) > (other.priority, other.rank)
    }
  }

  /// One change for each constraint.
  private var changes: [Change] = []

  /// Creates the changes for a term of the basic symbol's row.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows with the term's symbol.
  init(of term: Term, in tableau: borrowing Tableau) {
    if tableau.records[term.symbol].kind == .error {
      add(1 / term.coefficient, ofError: term.symbol, in: tableau)
    }
    for position in tableau.columns.range(of: term.symbol) {
      let basic = tableau.columns[position].symbol
      guard tableau.records[basic].kind == .error else { continue }
      let coefficient = tableau.coefficient(of: term.symbol, inRowOf: basic)
      add(coefficient / term.coefficient, ofError: basic, in: tableau)
    }
    changes.sort { $0.precedes($1) }
    var count = 0
    for change in changes {
      if count > 0, !changes[count - 1].precedes(change) {
        changes[count - 1].amount += change.amount
      } else {
        changes[count] = change
        count += 1
      }
    }
    changes.removeLast(changes.count - count)
  }

  private mutating func add(
    _ amount: Double, ofError error: Symbol, in tableau: borrowing Tableau
  ) {
    let link = tableau.links[tableau.records[error].owner]
    changes.append(Change(priority: link.priority, rank: link.rank, amount: amount))
  }

  /// Returns a Boolean value that indicates whether the first violation that the changes affect
  /// differently is smaller with these changes than with others.
  func precedes(_ other: TieVector) -> Bool {
    var (index, place) = (0, 0)
    while index < changes.count || place < other.changes.count {
      let isFirst =
        place == other.changes.count
        || (index < changes.count && !other.changes[place].precedes(changes[index]))
      let isSecond =
        index == changes.count
        || (place < other.changes.count && !changes[index].precedes(other.changes[place]))
      var difference = 0.0
      if isFirst {
        difference += changes[index].amount
        index += 1
      }
      if isSecond {
        difference -= other.changes[place].amount
        place += 1
      }
      if abs(difference) > Tolerance.pivot { return difference < 0 }
    }
    return false
  }
}
