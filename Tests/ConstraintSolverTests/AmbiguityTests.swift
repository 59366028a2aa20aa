import ConstraintSolver
import Testing

@Suite("Ambiguous variables")
struct AmbiguityTests {
  @Test func `a variable is ambiguous until constraints determine it`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    #expect(solver.isAmbiguous(x))
    try solver.add(Constraint(x, .greaterThanOrEqual, 3))
    #expect(solver.isAmbiguous(x))
    let upper = try solver.add(Constraint(x, .lessThanOrEqual, 3))
    #expect(!solver.isAmbiguous(x))
    solver.remove(upper)
    #expect(solver.isAmbiguous(x))
    try solver.add(Constraint(x, .equal, 1, priority: 1))
    #expect(!solver.isAmbiguous(x))
  }

  @Test func `two widths with a fixed sum are ambiguous until one has a preferred value`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    try solver.add(Constraint(x + y, .equal, 10))
    try solver.add(Constraint(z, .equal, x + y))
    #expect(solver.ambiguousVariables() == [x, y])
    try solver.add(Constraint(x, .equal, y, priority: 1))
    #expect(solver.ambiguousVariables() == [])
  }

  @Test func `a variable between equal bounds is not ambiguous`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(Constraint(x + y, .lessThanOrEqual, 0))
    try solver.add(Constraint(x - y, .lessThanOrEqual, 0))
    try solver.add(Constraint(2 * x + y, .greaterThanOrEqual, 0))
    try solver.add(Constraint(2 * x - y, .greaterThanOrEqual, 0))
    #expect(solver.ambiguousVariables() == [])
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 0)
  }
}
