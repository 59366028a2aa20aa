import ConstraintSolver
import Testing

@Suite("Lexicographic comparison of priorities")
struct PriorityTests {
  @Test func `one constraint at 750 outweighs two hundred at 749`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for _ in 0..<200 { try solver.add(Constraint(1000 * x, .equal, 0, priority: 749)) }
    let wish = try solver.add(Constraint(x / 1000, .equal, 1, priority: 750))
    #expect(abs(solver.value(of: x) - 1000) < 1e-6)
    solver.updatePriority(of: wish, to: 748)
    #expect(solver.value(of: x) == 0)
    solver.updatePriority(of: wish, to: 750)
    #expect(abs(solver.value(of: x) - 1000) < 1e-6)
  }

  @Test func `adjacent priorities are ordered, in any order of addition`() throws {
    var random = RepeatableRandom(seed: 7)
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    var wishes: [Int: ConstraintID] = [:]
    let priorities = (1...999).filter { $0 % 10 < 2 || $0 % 250 < 3 || $0 > 990 }
    for priority in priorities.shuffled(using: &random) {
      wishes[priority] = try solver.add(
        Constraint(
          x, .equal, Double(priority), priority: Constraint.Priority(rawValue: Double(priority))))
    }
    for priority in priorities.reversed() {
      #expect(solver.value(of: x) == Double(priority))
      solver.remove(wishes[priority]!)
    }
    #expect(solver.value(of: x) == 0)
  }

  @Test func `fractions of priorities count too`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .equal, 1, priority: 749.25))
    try solver.add(Constraint(x, .equal, 2, priority: 749.5))
    #expect(solver.value(of: x) == 2)
  }

  @Test func `each priority decides what higher ones leave ambiguous`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(Constraint(x + y, .equal, 1, priority: 1))
    try solver.add(Constraint(x + y, .lessThanOrEqual, 100))
    try solver.add(Constraint(x, .greaterThanOrEqual, 150, priority: 900))
    try solver.add(Constraint(y, .greaterThanOrEqual, 20, priority: 901))
    #expect(solver.value(of: x) == 80)
    #expect(solver.value(of: y) == 20)
  }

  @Test
  func `within a priority the sum of violations is minimized, which yields the median`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for value in [1.0, 2, 3, 40, 500] {
      try solver.add(Constraint(x, .equal, value, priority: .low))
    }
    #expect(solver.value(of: x) == 3)
  }

  @Test func `an unsatisfiable preference is approximated as closely as possible`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .lessThanOrEqual, 50))
    let wish = try solver.add(Constraint(x, .equal, 80, priority: 999))
    #expect(solver.value(of: x) == 50)
    #expect(solver.violation(of: wish) == 30)
  }
}
