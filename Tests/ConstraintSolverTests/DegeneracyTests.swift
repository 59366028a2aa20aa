import Testing

@testable import ConstraintSolver

/// Systems in which the simplex method can stall or cycle.
@Suite("Degenerate systems")
struct DegeneracyTests {
  @Test func `Beale's example, on which the plain method cycles`() throws {
    var solver = ConstraintSolver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    for variable in x { try solver.add(Constraint(variable, .greaterThanOrEqual, 0)) }
    try solver.add(
      Constraint(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3], .lessThanOrEqual, 0))
    try solver.add(
      Constraint(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3], .lessThanOrEqual, 0))
    try solver.add(Constraint(x[2], .lessThanOrEqual, 1))
    let profit = 0.75 * x[0] - 150 * x[1] + 0.02 * x[2] - 6 * x[3]
    try solver.add(Constraint(profit, .greaterThanOrEqual, 10, priority: .low))
    #expect(abs(solver.value(of: profit) - 0.05) < 1e-9)
    #expect(solver.brokenInvariant() == nil)
  }

  @Test func `Kuhn's example, on which the plain method cycles`() throws {
    var solver = ConstraintSolver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    for variable in x { try solver.add(Constraint(variable, .greaterThanOrEqual, 0)) }
    try solver.add(Constraint(-2 * x[0] - 9 * x[1] + x[2] + 9 * x[3], .lessThanOrEqual, 0))
    try solver.add(
      Constraint(x[0] / 3 + x[1] - x[2] / 3 - 2 * x[3], .lessThanOrEqual, 0))
    try solver.add(
      Constraint(2 * x[0] + 3 * x[1] - x[2] - 12 * x[3], .lessThanOrEqual, 2))
    let profit = 2 * x[0] + 3 * x[1] - x[2] - 12 * x[3]
    try solver.add(Constraint(profit, .greaterThanOrEqual, 100, priority: .low))
    #expect(abs(solver.value(of: profit) - 2) < 1e-9)
    #expect(solver.brokenInvariant() == nil)
  }

  @Test func `the Klee-Minty cube is solved`() throws {
    var solver = ConstraintSolver()
    let x = (0..<7).map { _ in solver.makeVariable() }
    var profit = LinearExpression()
    for row in x.indices {
      try solver.add(Constraint(x[row], .greaterThanOrEqual, 0))
      var sum = x[row].linearExpression
      for column in 0..<row {
        sum = sum + Double(2 << (row - column)) * x[column]
      }
      try solver.add(Constraint(sum, .lessThanOrEqual, Double(repeating: 5, power: row + 1)))
      profit = profit + Double(1 << (x.count - 1 - row)) * x[row]
    }
    try solver.add(Constraint(profit, .greaterThanOrEqual, 1e6, priority: .low))
    #expect(abs(solver.value(of: profit) - 78125) < 1e-6)
  }

  @Test(arguments: 0..<10)
  func `hundreds of constraints through one point`(block: Int) throws {
    for seed in RepeatableRandom.seeds(1, inBlock: block) {
      var random = RepeatableRandom(seed: seed)
      var solver = ConstraintSolver()
      let variables = (0..<8).map { _ in solver.makeVariable() }
      var ids: [ConstraintID] = []
      for index in 0..<120 {
        var sum = LinearExpression()
        for _ in 0..<3 {
          sum.add(
            random.pick(variables).linearExpression, times: random.pick([1, -1, 2, -2, 0.5]))
        }
        ids.append(
          try solver.add(
            Constraint(
              sum, random.pick([.greaterThanOrEqual, .lessThanOrEqual, .equal]),
              priority: index % 3 == 0 ? .required : random.pick([750, 749, 250]))))
      }
      #expect(variables.allSatisfy { solver.value(of: $0) == 0 }, "seed \(seed)")
      #expect(solver.brokenInvariant() == nil, "seed \(seed)")
      solver.beginEditing(variables[0], priority: 999)
      for value in [100.0, -100, 0] {
        solver.suggest(value, for: variables[0])
        #expect(solver.brokenInvariant() == nil, "seed \(seed)")
      }
      solver.endEditing(variables[0])
      for id in ids.shuffled(using: &random) { solver.remove(id) }
      #expect(solver.tableau.rowCount == 0, "seed \(seed)")
    }
  }

  @Test func `cyclic definitions of variables are solved`() throws {
    var solver = ConstraintSolver()
    let x = (0..<50).map { _ in solver.makeVariable() }
    for index in x.indices {
      try solver.add(Constraint(x[index], .equal, x[(index + 1) % x.count]))
      try solver.add(Constraint(x[index], .lessThanOrEqual, x[(index + 7) % x.count]))
    }
    #expect(solver.ambiguousVariables() == x)
    try solver.add(Constraint(x[13], .equal, 4))
    #expect(x.allSatisfy { solver.value(of: $0) == 4 })
    #expect(solver.ambiguousVariables() == [])
    #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(Constraint(x[40], .equal, x[2] + 1))
    }
  }
}

extension Double {
  fileprivate init(repeating factor: Double, power: Int) {
    self = (0..<power).reduce(1) { product, _ in product * factor }
  }
}
