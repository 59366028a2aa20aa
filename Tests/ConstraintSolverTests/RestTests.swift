import Testing

@testable import ConstraintSolver

@Suite("Rests of open variables")
struct RestTests {
  @Test func `the last of several lengths without content takes the room`() throws {
    var solver = ConstraintSolver()
    let views = (0..<3).map { _ in solver.makeVariable() }
    for view in views { try solver.add(Constraint(view, .greaterThanOrEqual, 0)) }
    let total = try solver.add(Constraint(views[0] + views[1] + views[2], .equal, 90))
    solver.restOpenVariables()
    #expect(views.map { solver.value(of: $0) } == [0, 0, 90])
    try solver.updateConstant(of: total, to: -50)
    #expect(views.map { solver.value(of: $0) } == [0, 0, 50])
    #expect(solver.constraintCount == 4)
    #expect(solver.ambiguousVariables() == views)
    let wish = try solver.add(Constraint(views[2], .equal, 20, priority: .low))
    solver.restOpenVariables()
    #expect(views.map { solver.value(of: $0) } == [0, 30, 20])
    solver.remove(wish)
    solver.restOpenVariables()
    #expect(views.map { solver.value(of: $0) } == [0, 0, 50])
  }

  @Test func `an open variable rests at the bound nearest to zero`() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    for (variable, low, high) in [(x, 3.0, 8.0), (y, -9, -2), (z, -5, 5)] {
      try solver.add(Constraint(variable, .greaterThanOrEqual, low))
      try solver.add(Constraint(variable, .lessThanOrEqual, high))
    }
    solver.restOpenVariables()
    #expect([x, y, z].map { solver.value(of: $0) } == [3, -2, 0])
  }

  @Test func `views behind one another rest without rows until one would be below zero`() throws {
    var solver = ConstraintSolver()
    let positions = (0..<4).map { _ in solver.makeVariable() }
    try solver.add(Constraint(positions[0], .equal, 5))
    let gaps = try zip(positions, positions.dropFirst()).map { before, after in
      try solver.add(Constraint(after, .greaterThanOrEqual, before + 10))
    }
    solver.restOpenVariables()
    #expect(positions.map { solver.value(of: $0) } == [5, 15, 25, 35])
    #expect(solver.rests.isEmpty)
    #expect(solver.tableau.rowCount == 0)
    try solver.updateConstant(of: gaps[0], to: -20)
    #expect(positions.map { solver.value(of: $0) } == [5, 25, 35, 45])
    #expect(solver.rests.isEmpty)
    // The second view may lie between -15 and the third view.
    try solver.updateConstant(of: gaps[0], to: 20)
    #expect(positions.map { solver.value(of: $0) } == [5, 0, 10, 20])
    #expect(solver.brokenInvariant() == nil)
  }

  @Test func `a determined system needs no rest`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .lessThanOrEqual, 20, priority: .low))
    try solver.add(Constraint(x, .greaterThanOrEqual, 20, priority: .high))
    solver.restOpenVariables()
    #expect(solver.value(of: x) == 20)
    #expect(solver.rests.isEmpty)
  }

  /// The solution is unique, and equals the naive solver's.
  @Test(arguments: 0..<10)
  func `the values equal the naive solver's`(block: Int) throws {
    for seed in RepeatableRandom.seeds(10, inBlock: block) {
      var solver = ConstraintSolver()
      var system = RandomSystem(seed: seed, in: &solver)
      var present: [(id: ConstraintID, constraint: Constraint)] = []
      for step in 0..<10 {
        if step % 4 == 3, let index = present.indices.randomElement(using: &system.random) {
          solver.remove(present.remove(at: index).id)
        } else {
          let constraint = system.constraint()
          if let id = try? solver.add(constraint) { present.append((id, constraint)) }
        }
        if step % 3 == 1 { solver.restOpenVariables() }
      }
      solver.restOpenVariables()
      if let broken = solver.brokenInvariant() {
        Issue.record("seed \(seed): \(broken)")
        return
      }
      var naive = NaiveSolver(present.map(\.constraint), variables: system.variables)
      _ = naive.decideTies()
      for variable in system.variables {
        let expected = naive.rest(variable)
        let value = solver.value(of: variable)
        #expect(
          abs(value - expected) < 1e-6,
          "seed \(seed): \(variable) rests at \(value), not \(expected), of \(present.map(\.constraint))"
        )
      }
    }
  }
}
