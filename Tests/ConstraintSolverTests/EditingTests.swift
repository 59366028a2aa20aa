import Testing

@testable import ConstraintSolver

@Suite("Edits")
struct EditingTests {
  @Test(arguments: 0..<10)
  func `a sequence of suggestions ends with the solution of a new solver`(block: Int) throws {
    for seed in RepeatableRandom.seeds(30, inBlock: block) {
      var solver = ConstraintSolver()
      var system = RandomSystem(seed: seed, in: &solver)
      var present: [Constraint] = []
      for _ in 0..<8 {
        let constraint = system.constraint()
        if (try? solver.add(constraint)) != nil { present.append(constraint) }
      }
      let edited = system.variables.prefix(2)
      for variable in edited { solver.beginEditing(variable, priority: 998) }
      var values = [Double](repeating: 0, count: edited.count)
      for step in 0..<20 {
        values = edited.map { _ in Double(Int.random(in: -30...30, using: &system.random)) }
        if step % 2 == 0 {
          solver.suggest(Array(zip(edited, values)))
        } else {
          for (variable, value) in zip(edited, values) { solver.suggest(value, for: variable) }
        }
        if let broken = solver.brokenInvariant() {
          Issue.record("seed \(seed), step \(step): \(broken)")
          return
        }
      }
      let suggested = zip(edited, values).map { Constraint($0, .equal, $1, priority: 998) }
      let naive = NaiveSolver(present + suggested, variables: system.variables)
      for (index, variable) in system.variables.enumerated() {
        let (low, high) = naive.range(of: variable)
        let value = solver.value(of: variable)
        #expect(
          value > low - 1e-6,
          "seed \(seed): variable \(index) is \(value), not in \(low)...\(high)")
        #expect(
          value < high + 1e-6,
          "seed \(seed): variable \(index) is \(value), not in \(low)...\(high)")
      }
      for variable in edited { solver.endEditing(variable) }
      #expect(solver.brokenInvariant() == nil, "seed \(seed)")
      #expect(solver.constraintCount == present.count, "seed \(seed)")
    }
  }

  @Test func `a hundred thousand suggestions accumulate no rounding error`() throws {
    var solver = ConstraintSolver()
    let edges = (0..<6).map { _ in solver.makeVariable() }
    try solver.add(Constraint(edges[0], .equal, 0.1))
    for index in 1..<6 {
      try solver.add(Constraint(edges[index], .greaterThanOrEqual, edges[index - 1] + 0.7))
      try solver.add(
        Constraint(
          edges[index] - edges[index - 1], .equal, edges[5] / 7 + 0.3,
          priority: Constraint.Priority(rawValue: Double(100 + index))))
    }
    let fresh = solver
    solver.beginEditing(edges[5], priority: 999)
    var random = RepeatableRandom(seed: 1)
    for _ in 0..<20_000 {
      solver.suggest(Double.random(in: -50...5000, using: &random), for: edges[5])
    }
    var other = fresh
    other.beginEditing(edges[5], priority: 999)
    for value in [1234.56789, -3, 0.1] {
      solver.suggest(value, for: edges[5])
      other.suggest(value, for: edges[5])
      for edge in edges {
        #expect(abs(solver.value(of: edge) - other.value(of: edge)) < 1e-10, "at \(value)")
      }
    }
    #expect(solver.brokenInvariant() == nil)
  }

  @Test func `an edit begins at the current value and its end releases the variable`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .greaterThanOrEqual, 5))
    let wish = try solver.add(Constraint(x, .equal, 8, priority: .low))
    solver.beginEditing(x, priority: 999)
    #expect(solver.isEditing(x))
    solver.remove(wish)
    #expect(solver.value(of: x) == 8)
    solver.suggest(2, for: x)
    #expect(solver.value(of: x) == 5)
    try solver.add(Constraint(x, .equal, 9, priority: .low))
    #expect(solver.value(of: x) == 5)
    solver.endEditing(x)
    #expect(!solver.isEditing(x))
    #expect(solver.value(of: x) == 9)
  }

  @Test func `a suggestion pivots only where a bound is reached`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.beginEditing(width, priority: 999)
    for _ in 0..<500 {
      let row = solver.makeVariable()
      try solver.add(Constraint(row, .equal, width - 32))
      try solver.add(Constraint(row, .greaterThanOrEqual, 100))
    }
    solver.suggest(300, for: width)
    let wear = solver.tableau.wear
    solver.suggest(400, for: width)
    #expect(solver.tableau.wear - wear == Wear.shift)
    solver.suggest(0, for: width)
    #expect(solver.value(of: width) == 132)
    #expect(solver.tableau.wear - wear <= 2 * Wear.shift + 2 * Wear.pivot)
  }

  @Test func `only changed variables are reported, once and in order`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    #expect(solver.takeChangedVariables() == [])
    try solver.add(Constraint(x, .equal, 0, priority: 1))
    try solver.add(Constraint(z, .equal, x + 1))
    try solver.add(Constraint(y, .equal, 4))
    solver.beginEditing(x, priority: .high)
    #expect(solver.takeChangedVariables() == [y, z])
    #expect(solver.takeChangedVariables() == [])
    solver.suggest(10, for: x)
    #expect(solver.takeChangedVariables() == [x, z])
    solver.suggest(20, for: x)
    solver.suggest(10, for: x)
    #expect(solver.takeChangedVariables() == [])
    #expect(throws: UnsatisfiableConstraint.self) { try solver.add(Constraint(y, .equal, 5)) }
    #expect(solver.takeChangedVariables() == [])
  }
}
