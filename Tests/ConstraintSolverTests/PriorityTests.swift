import ConstraintSolver
import Testing

@Suite("Priorities are compared one after the other")
struct PriorityTests {
  @Test("One wish at 750 beats two hundred at 749")
  func oneBeatsMany() throws {
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

  @Test("Priorities next to each other are in their order, however they are added")
  func everyPriority() throws {
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

  @Test("Fractions of priorities count too")
  func fractions() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .equal, 1, priority: 749.25))
    try solver.add(Constraint(x, .equal, 2, priority: 749.5))
    #expect(solver.value(of: x) == 2)
  }

  @Test("What a higher priority leaves open, the next one decides, and so on")
  func cascade() throws {
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

  @Test("Within one priority the sum of the violations counts: the median wins")
  func sum() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for value in [1.0, 2, 3, 40, 500] {
      try solver.add(Constraint(x, .equal, value, priority: .low))
    }
    #expect(solver.value(of: x) == 3)
  }

  @Test("A wish that cannot be met is met as nearly as possible")
  func nearest() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .lessThanOrEqual, 50))
    let wish = try solver.add(Constraint(x, .equal, 80, priority: 999))
    #expect(solver.value(of: x) == 50)
    #expect(solver.violation(of: wish) == 30)
  }
}
