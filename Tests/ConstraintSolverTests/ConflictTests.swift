import Testing

@testable import ConstraintSolver

@Suite("Contradicting required constraints")
struct ConflictTests {
  @Test func `the error names the constraints of the conflict only`() throws {
    var solver = ConstraintSolver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let c = solver.makeVariable()
    let other = solver.makeVariable()
    try solver.add(Constraint(other, .equal, 4))
    let first = try solver.add(Constraint(b, .greaterThanOrEqual, a + 10))
    try solver.add(Constraint(other + a, .lessThanOrEqual, 1000))
    let second = try solver.add(Constraint(c, .greaterThanOrEqual, b + 10))
    try solver.add(Constraint(c, .equal, 3, priority: .high))
    let before = solver.state
    let wrong = Constraint(c, .lessThanOrEqual, a + 15)
    let error = #expect(throws: UnsatisfiableConstraint.self) { try solver.add(wrong) }
    #expect(
      error == UnsatisfiableConstraint(constraint: wrong, id: nil, conflicts: [first, second]))
    #expect(solver.state == before)
    #expect(solver.value(of: c) == 3)
  }

  @Test func `the description of an error names constraints, variables and counts`() throws {
    var solver = ConstraintSolver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(left, .greaterThanOrEqual, 0, priority: .low))
    let minimum = try solver.add(Constraint(right - left, .greaterThanOrEqual, 100))
    let new = #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(Constraint(right, .lessThanOrEqual, left + 60))
    }
    #expect(
      new?.description == """
        the new required constraint on 2 variable(s) (variable 0, variable 1) contradicts 1 required \
        constraint(s) (constraint 1); remove one of them, or lower the priority of one.
        """)
    let maximum = try solver.add(Constraint(right - left, .lessThanOrEqual, 200))
    let changed = #expect(throws: UnsatisfiableConstraint.self) {
      try solver.updateConstant(of: minimum, to: -300)
    }
    #expect(
      changed?.description == """
        the new constant of \(minimum) on 2 variable(s) (variable 0, variable 1) contradicts 1 required \
        constraint(s) (\(maximum)); remove one of them, or lower the priority of one.
        """)
    let impossible = #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(Constraint(LinearExpression(constant: 1), .equal))
    }
    #expect(
      impossible?.description == """
        the new required constraint on 0 variable(s) cannot be satisfied; change its constants, or lower \
        its priority.
        """)
  }

  @Test func `a false constraint without variables conflicts with itself only`() throws {
    var solver = ConstraintSolver()
    for relation in [Constraint.Relation.equal, .greaterThanOrEqual] {
      let error = #expect(throws: UnsatisfiableConstraint.self) {
        try solver.add(Constraint(LinearExpression(constant: -1), relation))
      }
      #expect(error?.conflicts == [])
    }
    let holds = try solver.add(Constraint(LinearExpression(constant: -1), .lessThanOrEqual))
    let missed = try solver.add(Constraint(LinearExpression(constant: 5), .equal, priority: .low))
    #expect(solver.violation(of: missed) == 5)
    solver.remove(holds)
    solver.remove(missed)
    #expect(solver.constraintCount == 0)
  }

  @Test func `a redundant equation is accepted and holds after the other is removed`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = try solver.add(Constraint(x + y, .equal, 10))
    let second = try solver.add(Constraint(2 * x + 2 * y, .equal, 20))
    try solver.add(Constraint(x, .equal, 4, priority: .low))
    #expect(throws: UnsatisfiableConstraint.self) { try solver.add(Constraint(x + y, .equal, 11)) }
    solver.remove(first)
    #expect(solver.value(of: y) == 6)
    let error = #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(Constraint(x + y, .equal, 11))
    }
    #expect(error?.conflicts == [second])
    solver.remove(second)
    try solver.add(Constraint(x + y, .equal, 11))
    #expect(solver.value(of: y) == 7)
  }

  @Test func `an unsatisfiable constant is rejected and the old one stays`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let limit = try solver.add(Constraint(x, .lessThanOrEqual, 10))
    let value = try solver.add(Constraint(x, .equal, 5))
    let before = solver.state
    let error = #expect(throws: UnsatisfiableConstraint.self) {
      try solver.updateConstant(of: value, to: -20)
    }
    #expect(error?.id == value)
    #expect(error?.constraint == Constraint(x, .equal, 20))
    #expect(error?.conflicts == [limit])
    #expect(solver.state == before)
    try solver.updateConstants([(value, -20), (limit, -30)])
    #expect(solver.value(of: x) == 20)
    #expect(solver[limit] == Constraint(x, .lessThanOrEqual, 30))
  }

  @Test func `dependent equations change their constants together`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let first = try solver.add(Constraint(x, .equal, 5))
    let second = try solver.add(Constraint(2 * x, .equal, 10))
    let error = #expect(throws: UnsatisfiableConstraint.self) {
      try solver.updateConstant(of: first, to: -6)
    }
    #expect(error?.conflicts == [second])
    #expect(solver.value(of: x) == 5)
    try solver.updateConstants([(first, -6), (second, -12)])
    #expect(solver.value(of: x) == 6)
  }

  @Test func `ids ascend in the order of addition although slots are reused`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let first = try solver.add(Constraint(x, .greaterThanOrEqual, 0))
    let second = try solver.add(Constraint(x, .lessThanOrEqual, 9))
    solver.remove(first)
    let third = try solver.add(Constraint(x, .greaterThanOrEqual, 1))
    #expect(!solver.contains(first))
    #expect(solver.contains(third))
    #expect(second < third)
    #expect([third, second].sorted() == [second, third])
  }

  // MARK: Ten thousand conflicts

  @Test(arguments: [true, false])
  func `thousands of constraints that contradict one are rejected without a pivot`(
    isBatch: Bool
  ) throws {
    var solver = ConstraintSolver()
    let variables = (0..<100).map { _ in solver.makeVariable() }
    let ids = try variables.map { try solver.add(Constraint($0, .equal, 5)) }
    let before = solver.state
    let wear = solver.tableau.wear
    let wrong = (0..<10_000).map { index in
      Constraint(
        variables[index % 100], index % 2 == 0 ? .equal : .greaterThanOrEqual,
        6 + Double(index))
    }
    let results =
      isBatch
      ? solver.add(contentsOf: wrong)
      : wrong.map { constraint in
        Result { () throws(UnsatisfiableConstraint) in try solver.add(constraint) }
      }
    for (index, result) in results.enumerated() {
      let error = UnsatisfiableConstraint(
        constraint: wrong[index], id: nil, conflicts: [ids[index % 100]])
      if result != .failure(error) {
        Issue.record("constraint \(index): \(result)")
        return
      }
    }
    #expect(solver.tableau.wear == wear)
    #expect(solver.tableau.records.count <= 104)
    #expect(solver.state == before)
  }

  @Test func `one constraint that contradicts ten thousand names all of them`() throws {
    var solver = ConstraintSolver()
    let variables = (0...10_000).map { _ in solver.makeVariable() }
    let ids = try solver.add(
      contentsOf: (0..<10_000).map { Constraint(variables[$0 + 1], .equal, variables[$0] + 1) }
    ).map { try $0.get() }
    let wear = solver.tableau.wear
    let wrong = Constraint(variables[10_000], .equal, variables[0] + 5)
    for _ in 0..<3 {
      let error = #expect(throws: UnsatisfiableConstraint.self) { try solver.add(wrong) }
      #expect(error?.conflicts == ids)
    }
    #expect(solver.tableau.wear == wear)
    try solver.add(Constraint(variables[10_000], .equal, variables[0] + 10_000))
  }

  @Test func `inequalities in conflict need a pivot each at most`() throws {
    var solver = ConstraintSolver()
    let variables = (0...100).map { _ in solver.makeVariable() }
    let ids = try (0..<100).map {
      try solver.add(Constraint(variables[$0 + 1], .greaterThanOrEqual, variables[$0] + 1))
    }
    let wear = solver.tableau.wear
    for index in 0..<1_000 {
      let (first, last) = (index % 50, 50 + index % 51)
      let wrong = Constraint(
        variables[last], .lessThanOrEqual, variables[first] + Double(last - first - 1))
      let error = #expect(throws: UnsatisfiableConstraint.self) { try solver.add(wrong) }
      #expect(error?.conflicts == Array(ids[first..<last]))
    }
    #expect(solver.tableau.wear - wear <= 1_000 * Wear.pivot)
    #expect(solver.brokenInvariant() == nil)
  }
}
