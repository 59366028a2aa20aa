import ConstraintSolver
import Testing

@Suite("Expressions, variables and identifiers")
struct ModelTests {
  @Test func `operators collect terms and drop those that cancel`() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let sum = 2 * (y + 3) - (x - y) / 4 + 1
    #expect(sum.terms.map(\.variable) == [x, y])
    #expect(sum.terms.map(\.coefficient) == [-0.25, 2.25])
    #expect(sum.constant == 7)
    #expect((x + y - x).terms.map(\.variable) == [y])
    #expect((5 - x).terms.map(\.coefficient) == [-1])
    #expect((5 - x).constant == 5)
    #expect((-(x + 1)).constant == -1)
    #expect((0 * x).terms.isEmpty)
    #expect(Constraint(x, .equal, y + 2).expression == x - y - 2)
  }

  @Test func `violations are measured in the direction of the relation`() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for (relation, low, high) in [
      (Constraint.Relation.equal, 3.0, 2.0), (.lessThanOrEqual, 0, 2), (.greaterThanOrEqual, 3, 0),
    ] {
      let constraint = Constraint(x, relation, 10)
      #expect(constraint.violation { _ in 7 } == low)
      #expect(constraint.violation { _ in 12 } == high)
    }
  }

  @Test func `the slot of a discarded variable is reused under another id`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let id = try solver.add(Constraint(x, .equal, 5))
    solver.remove(id)
    solver.discard(x)
    #expect(!solver.contains(x))
    let y = solver.makeVariable()
    #expect(x != y)
    #expect(solver.contains(y))
    #expect(solver.value(of: y) == 0)
    #expect(solver.takeChangedVariables() == [])
  }

  @Test func `equal operations yield bitwise equal solutions`() {
    func values(seed: UInt64) -> [UInt64] {
      var solver = ConstraintSolver()
      var system = RandomSystem(seed: seed, in: &solver)
      for _ in 0..<20 { _ = try? solver.add(system.constraint()) }
      return system.variables.map { solver.value(of: $0).bitPattern }
    }
    for seed in 0..<UInt64(50) { #expect(values(seed: seed) == values(seed: seed)) }
  }

  @Test func `a variable of another solver is rejected`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var other = ConstraintSolver()
      _ = other.makeVariable()
      let variable = other.makeVariable()
      var solver = ConstraintSolver()
      _ = solver.makeVariable()
      _ = try solver.add(Constraint(variable, .equal, 1))
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The variable 1 is not one of the 1 variable(s) of this solver"))
  }

  @Test func `a constraint that was removed cannot be removed again`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let variable = solver.makeVariable()
      let id = try solver.add(Constraint(variable, .equal, 1))
      solver.remove(id)
      _ = try solver.add(Constraint(variable, .equal, 2))
      solver.remove(id)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The solver with 1 constraint(s) does not contain constraint 0"))
  }

  @Test func `a number that is not finite is rejected`() async {
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let variable = solver.makeVariable()
      _ = try solver.add(Constraint(variable, .equal, .infinity))
    }
  }

  @Test func `expressions of any number of terms are sums`() {
    var solver = ConstraintSolver()
    let variables = (0..<9).map { _ in solver.makeVariable() }
    for seed in UInt64(0)..<200 {
      var random = RepeatableRandom(seed: seed)
      var expression = LinearExpression()
      var expected = [Double](repeating: 0, count: variables.count)
      for _ in 0..<30 {
        var other = LinearExpression()
        var coefficients = expected.map { _ in 0.0 }
        for _ in 0..<Int.random(in: 1...7, using: &random) {
          let index = variables.indices.randomElement(using: &random)!
          let coefficient = Double(Int.random(in: -2...2, using: &random))
          other.add(variables[index], times: coefficient)
          coefficients[index] += coefficient
        }
        let factor = Double(Int.random(in: -1...1, using: &random))
        expression.add(other, times: factor)
        for index in expected.indices { expected[index] += factor * coefficients[index] }
        let terms = expected.indices.filter { expected[$0] != 0 }
        #expect(expression.terms.map(\.variable) == terms.map { variables[$0] }, "seed \(seed)")
        #expect(expression.terms.map(\.coefficient) == terms.map { expected[$0] }, "seed \(seed)")
        #expect(expression.terms.count == terms.count)
      }
      let copy = expression + 0
      #expect(copy == expression)
      #expect(copy.hashValue == expression.hashValue)
    }
  }

  @Test func `a constraint in the solver is the added one`() throws {
    for seed in UInt64(0)..<100 {
      var solver = ConstraintSolver()
      var system = RandomSystem(seed: seed, in: &solver)
      for _ in 0..<10 {
        let constraint = system.constraint()
        guard let id = try? solver.add(constraint) else { continue }
        #expect(solver[id] == constraint, "seed \(seed)")
        #expect(solver.isRequired(id) == constraint.priority.isRequired)
      }
    }
  }

  @Test func `a required constraint has no place in the order of ties`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let id = try solver.add(Constraint(solver.makeVariable(), .equal, 1))
      solver.orderTies([id])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The required constraint 0 has no place in the order of ties"))
  }
}
