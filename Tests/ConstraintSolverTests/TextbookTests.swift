import ConstraintSolver
import Testing

/// Systems with published or easily computed solutions.
@Suite("Textbook systems")
struct TextbookTests {
  @Test func `the midpoint of a line stays inside the window, as in the Cassowary paper`() throws {
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let middle = solver.makeVariable()
    let right = solver.makeVariable()
    try solver.add(Constraint(2 * middle, .equal, left + right))
    try solver.add(Constraint(left + 10, .lessThanOrEqual, right))
    try solver.add(Constraint(right, .lessThanOrEqual, 100))
    try solver.add(Constraint(left, .greaterThanOrEqual, 0))
    // The line should keep its left end as well as it can.
    try solver.add(Constraint(left, .equal, 30, priority: 10))
    solver.beginEditing(middle, priority: 750)

    for (suggestion, ends) in [
      (50.0, (30.0, 70.0)), (60, (30, 90)), (70, (40, 100)), (90, (80, 100)),
      (99, (90, 100)), (20, (15, 25)), (-4, (0, 10)), (65, (30, 100)),
    ] {
      solver.suggest(suggestion, for: middle)
      #expect(close(solver.value(of: left), ends.0), "left at \(suggestion)")
      #expect(close(solver.value(of: right), ends.1), "right at \(suggestion)")
      #expect(close(solver.value(of: middle), (ends.0 + ends.1) / 2), "middle at \(suggestion)")
    }
  }

  @Test func `three equations determine three variables`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    try solver.add(Constraint(2 * x + y - z, .equal, 8))
    try solver.add(Constraint(-3 * x - y + 2 * z, .equal, -11))
    try solver.add(Constraint(-2 * x + y + 2 * z, .equal, -3))
    #expect(close(solver.value(of: x), 2))
    #expect(close(solver.value(of: y), 3))
    #expect(close(solver.value(of: z), -1))
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test func `the optimal product mix is 36 at (2, 6)`() throws {
    var solver = ConstraintSolver()
    let doors = solver.makeVariable()
    let windows = solver.makeVariable()
    try solver.add(Constraint(doors, .greaterThanOrEqual, 0))
    try solver.add(Constraint(windows, .greaterThanOrEqual, 0))
    try solver.add(Constraint(doors, .lessThanOrEqual, 4))
    try solver.add(Constraint(2 * windows, .lessThanOrEqual, 12))
    try solver.add(Constraint(3 * doors + 2 * windows, .lessThanOrEqual, 18))
    try solver.add(
      Constraint(3 * doors + 5 * windows, .greaterThanOrEqual, 1000, priority: .low))
    #expect(close(solver.value(of: doors), 2))
    #expect(close(solver.value(of: windows), 6))
    #expect(close(solver.value(of: 3 * doors + 5 * windows), 36))
  }

  @Test func `limits are added and removed around a weak preference`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .lessThanOrEqual, 100, priority: 1))
    try solver.add(Constraint(x, .equal, 100, priority: 1))
    #expect(solver.value(of: x) == 100)
    let ten = try solver.add(Constraint(x, .lessThanOrEqual, 10))
    let twenty = try solver.add(Constraint(x, .lessThanOrEqual, 20))
    #expect(solver.value(of: x) == 10)
    solver.remove(ten)
    #expect(solver.value(of: x) == 20)
    solver.remove(twenty)
    #expect(solver.value(of: x) == 100)
    let again = try solver.add(Constraint(x, .lessThanOrEqual, 10))
    #expect(solver.value(of: x) == 10)
    solver.remove(again)
    #expect(solver.value(of: x) == 100)
  }

  @Test
  func `contradicting preferences of equal priority are ambiguous but keep the equation`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(Constraint(x, .lessThanOrEqual, y))
    try solver.add(Constraint(y, .equal, x + 3))
    try solver.add(Constraint(x, .equal, 10, priority: .low))
    try solver.add(Constraint(y, .equal, 10, priority: .low))
    #expect(close(solver.value(of: y), solver.value(of: x) + 3))
    #expect((7...10).contains(solver.value(of: x)))
    #expect(solver.ambiguousVariables() == [x, y])
  }

  private func close(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }
}
