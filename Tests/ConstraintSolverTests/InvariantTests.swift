import Testing

@testable import ConstraintSolver

/// The invariants that debug builds check at the end of each public operation.
struct InvariantTests {
  private static func column() throws -> (solver: ConstraintSolver, last: ConstraintID) {
    var solver = ConstraintSolver()
    let (top, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(top + height, .lessThanOrEqual, 300))
    try solver.add(Constraint(top, .greaterThanOrEqual, 20))
    let last = try solver.add(Constraint(height, .equal, 400, priority: .high))
    return (solver, last)
  }

  @Test func `a solution keeps every invariant`() throws {
    #expect(try Self.column().solver.brokenInvariant() == nil)
  }

  @Test func `a wrong number of rows is found`() throws {
    var solver = try Self.column().solver
    let count = solver.tableau.rowCount
    solver.tableau.rowCount += 1
    #expect(solver.brokenInvariant() == "\(count) rows are counted as \(count + 1)")
  }

  @Test func `a row that its column lacks is found`() throws {
    var solver = try Self.column().solver
    let tableau = solver.tableau
    let row = try #require(
      tableau.records.indices.first { !tableau.rows.range(of: $0).isEmpty })
    let term = tableau.rows[tableau.rows.range(of: row).lowerBound].symbol
    solver.tableau.columns.clear()
    #expect(solver.brokenInvariant() == "the column of \(term) lacks row \(row)")
  }

  @Test func `a priority that its objective does not count is found`() throws {
    var (solver, last) = try Self.column()
    solver.tableau.links[last.slot].priority = .low
    #expect(solver.brokenInvariant()?.contains("constraints at") == true)
  }

  @Test func `a value that is not the constant of its row is found`() throws {
    var solver = try Self.column().solver
    let symbol = try #require(
      solver.tableau.records.indices.first { solver.tableau.records[$0].kind == .external })
    solver.tableau.values[symbol] += 1
    #expect(solver.brokenInvariant()?.hasPrefix("variable \(symbol) is") == true)
  }

  @Test func `an operation on a broken tableau stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var (solver, last) = try InvariantTests.column()
      solver.tableau.rowCount += 1
      solver.remove(last)
    }
  }
}
