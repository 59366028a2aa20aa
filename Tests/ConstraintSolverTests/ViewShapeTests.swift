import Testing

@testable import ConstraintSolver

/// Rows of views as screens have them, compared with the naive solver: equal widths, stacks that
/// are too long or too short, and chains of inequalities.
@Suite("Shapes of views")
struct ViewShapeTests {
  /// Lengths with a total and preferences for their contents, as in a stack view.
  private struct Row {
    var solver = ConstraintSolver()
    var lengths: [Variable] = []
    var total: ConstraintID

    init(count: Int, total: Double) {
      var constraints: [Constraint] = []
      var sum = LinearExpression()
      for index in 0..<count {
        let length = solver.makeVariable()
        lengths.append(length)
        sum = sum + length
        constraints.append(Constraint(length, .greaterThanOrEqual, 20, priority: .high))
        constraints.append(
          Constraint(length, .lessThanOrEqual, 20 + Double(index % 2), priority: .low))
      }
      let results = solver.add(contentsOf: [Constraint(sum, .equal, total)] + constraints)
      self.total = try! results[0].get()
    }

    var pivots: Int { solver.tableau.wear / Wear.pivot }
    var values: [Double] { lengths.map { solver.value(of: $0) } }
  }

  @Test(arguments: [20, 200])
  func `the first of many views takes the room with few pivots`(count: Int) throws {
    var row = Row(count: count, total: Double(40 * count))
    // One for the bounds of each view.
    #expect(row.pivots <= count + 4)
    #expect(row.values[0] == Double(40 * count) - Double(20 * (count - 1)) - Double(count / 2))
    let pivots = row.pivots
    try row.solver.updateConstant(of: row.total, to: -Double(50 * count))
    #expect(row.pivots - pivots <= 4)
    #expect(row.values[0] == Double(50 * count) - Double(20 * (count - 1)) - Double(count / 2))
    #expect(row.solver.brokenInvariant() == nil)
  }

  private enum Shape: CaseIterable { case stack, equalWidths, inequalities }

  /// Constraints of a shape of a few views, in random order and with random numbers.
  private func constraints(
    _ shape: Shape, _ variables: [Variable], _ random: inout RepeatableRandom
  ) -> [Constraint] {
    var constraints: [Constraint] = []
    func number(_ random: inout RepeatableRandom) -> Double {
      Double(random.pick([0, 10, 20, 20, 30]))
    }
    switch shape {
    case .stack, .equalWidths:
      let sum = variables.reduce(LinearExpression()) { $0 + $1 }
      constraints.append(Constraint(sum, .equal, Double(random.pick([0, 30, 60, 100, 200]))))
      for variable in variables {
        if random.once(in: 2) { constraints.append(Constraint(variable, .greaterThanOrEqual, 0)) }
        if shape == .equalWidths, variable != variables[0], !random.once(in: 4) {
          constraints.append(Constraint(variable, .equal, variables[0]))
        }
        guard shape == .stack || random.once(in: 2) else { continue }
        let length = number(&random)
        constraints.append(
          Constraint(
            variable, .greaterThanOrEqual, length, priority: random.pick([.high, .high, 751])))
        constraints.append(
          Constraint(variable, .lessThanOrEqual, length, priority: random.pick([.low, .low, 251])))
      }
    case .inequalities:
      // Positions and lengths alternate.
      for index in variables.indices {
        if index % 2 == 1 {
          constraints.append(
            Constraint(
              variables[index], .equal, number(&random), priority: random.pick([750, 749])))
        } else if index >= 2 {
          constraints.append(
            Constraint(
              variables[index], .greaterThanOrEqual,
              variables[index - 2] + variables[index - 1] + number(&random)))
        } else {
          constraints.append(Constraint(variables[index], .equal, number(&random)))
        }
      }
      if random.once(in: 2) {
        constraints.append(
          Constraint(
            variables[variables.count - 1], random.pick([.equal, .lessThanOrEqual]),
            Double(random.pick([20, 60, 100]))))
      }
    }
    return random.once(in: 2) ? constraints : constraints.shuffled(using: &random)
  }

  /// Constraints of a shape are added together, removed, added again and given other constants. At
  /// the end, the violations and the values at rest are the naive solver's.
  @Test(arguments: 0..<10)
  func `the solutions of shapes of views equal the naive solver's`(block: Int) throws {
    for seed in RepeatableRandom.seeds(12, inBlock: block) {
      var random = RepeatableRandom(seed: seed)
      var solver = ConstraintSolver()
      let shape = random.pick(Shape.allCases)
      let count = Int.random(in: 3...5, using: &random)
      let variables = (0..<count).map { _ in solver.makeVariable() }
      let all = constraints(shape, variables, &random)
      var present: [(id: ConstraintID, constraint: Constraint)] = []
      for (constraint, result) in zip(all, solver.add(contentsOf: all)) {
        if let id = try? result.get() { present.append((id, constraint)) }
      }
      if random.once(in: 2) { solver.restOpenVariables() }
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        guard let index = present.indices.randomElement(using: &random) else { break }
        if random.once(in: 2) {
          let constant = -Double(random.pick([0, 10, 20, 50, 100, 200]))
          if (try? solver.updateConstant(of: present[index].id, to: constant)) != nil {
            present[index].constraint.expression.constant = constant
          }
        } else {
          let (id, constraint) = present.remove(at: index)
          solver.remove(id)
          if random.once(in: 2) { solver.restOpenVariables() }
          if let id = try? solver.add(constraint) { present.append((id, constraint)) }
        }
        if let broken = solver.brokenInvariant() {
          Issue.record("seed \(seed): \(broken)")
          return
        }
      }
      solver.restOpenVariables()
      if let broken = solver.brokenInvariant() {
        Issue.record("seed \(seed): \(broken)")
        return
      }
      var naive = NaiveSolver(present.map(\.constraint), variables: variables)
      for (index, violation) in naive.decideTies() {
        let actual = solver.violation(of: present[index].id)
        #expect(
          abs(actual - violation) < 1e-6,
          "seed \(seed): constraint \(index) of \(shape) is missed by \(actual), not \(violation)")
      }
      for variable in variables {
        let expected = naive.rest(variable)
        let value = solver.value(of: variable)
        #expect(
          abs(value - expected) < 1e-6,
          "seed \(seed): \(variable) of \(shape) is \(value), not \(expected)")
      }
    }
  }
}
