import Testing

@testable import ConstraintSolver

@Suite("Ties between constraints of one priority")
struct TieTests {
  /// The lengths of views in a row with a total length, whose contents have lengths.
  private func lengths(
    of contents: [Double], in total: Double, order: [Int]? = nil
  ) throws -> [Double] {
    var solver = ConstraintSolver()
    let views = contents.map { _ in solver.makeVariable() }
    try solver.add(
      Constraint(views.reduce(LinearExpression()) { $0 + $1 }, .equal, total))
    for view in views { try solver.add(Constraint(view, .greaterThanOrEqual, 0)) }
    for index in order ?? Array(views.indices) {
      try solver.add(Constraint(views[index], .lessThanOrEqual, contents[index], priority: .low))
      try solver.add(
        Constraint(views[index], .greaterThanOrEqual, contents[index], priority: .high))
    }
    #expect(solver.brokenInvariant() == nil)
    #expect(solver.ambiguousVariables() == views)
    return views.map { solver.value(of: $0) }
  }

  @Test func `the first of three equal wishes gives way`() throws {
    #expect(try lengths(of: [100, 80, 60], in: 300) == [160, 80, 60])
    #expect(try lengths(of: [100, 80, 60], in: 200) == [60, 80, 60])
    #expect(try lengths(of: [100, 80, 60], in: 120) == [0, 60, 60])
  }

  @Test func `the order of addition decides, not that of the variables`() throws {
    #expect(try lengths(of: [100, 80, 60], in: 300, order: [2, 1, 0]) == [100, 80, 120])
    #expect(try lengths(of: [100, 80, 60], in: 200, order: [1, 2, 0]) == [100, 40, 60])
  }

  @Test func `a constraint that is added again is satisfied in preference`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(x + y, .equal, 10))
    let first = try solver.add(Constraint(x, .equal, 8, priority: .low))
    let second = try solver.add(Constraint(y, .equal, 8, priority: .low))
    #expect(solver.value(of: y) == 8)
    solver.remove(first)
    let again = try solver.add(Constraint(x, .equal, 8, priority: .low))
    #expect(solver.value(of: x) == 8)
    solver.updatePriority(of: second, to: 251)
    #expect(solver.value(of: y) == 8)
    solver.updatePriority(of: second, to: .low)
    #expect(solver.value(of: x) == 8)
    try solver.updateConstant(of: again, to: -3)
    #expect(solver.value(of: x) == 3)
  }

  @Test func `lower priorities are satisfied before ties are decided`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(x + y, .equal, 10))
    try solver.add(Constraint(x, .equal, 8, priority: .high))
    try solver.add(Constraint(y, .equal, 8, priority: .high))
    let wish = try solver.add(Constraint(x, .equal, 7, priority: .low))
    #expect(solver.value(of: x) == 7)
    solver.remove(wish)
    #expect(solver.value(of: x) == 2)
  }

  /// Systems in which most constraints of a priority cannot hold together.
  @Test(arguments: 0..<10)
  func `any history ends with the violations of a new solver`(block: Int) throws {
    for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
      var random = RepeatableRandom(seed: seed)
      var solver = ConstraintSolver()
      let variables = (0..<Int.random(in: 2...8, using: &random)).map { _ in solver.makeVariable() }
      var present: [(id: ConstraintID, constraint: Constraint)] = []
      for _ in 0..<60 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where !present.isEmpty:
          solver.remove(present.remove(at: present.indices.randomElement(using: &random)!).id)
        case 1 where !present.isEmpty:
          let index = present.indices.randomElement(using: &random)!
          guard !present[index].constraint.priority.isRequired else { continue }
          present[index].constraint.priority = random.pick([750, 250])
          solver.updatePriority(of: present[index].id, to: present[index].constraint.priority)
        case 2 where !present.isEmpty:
          let index = present.indices.randomElement(using: &random)!
          let constant = Double(Int.random(in: -20...20, using: &random))
          if (try? solver.updateConstant(of: present[index].id, to: constant)) != nil {
            present[index].constraint.expression.constant = constant
          }
        default:
          var constraint = Constraint(
            random.pick(variables), random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            Double(Int.random(in: -20...20, using: &random)),
            priority: random.pick([.required, 750, 250, 250, 250]))
          for _ in 0..<Int.random(in: 0...3, using: &random) {
            constraint.expression.add(
              LinearExpression(random.pick(variables)), times: random.pick([1, -1]))
          }
          if let id = try? solver.add(constraint) { present.append((id, constraint)) }
        }
      }
      if let broken = solver.brokenInvariant() {
        Issue.record("seed \(seed): \(broken)")
        return
      }
      var fresh = ConstraintSolver()
      for variable in variables { #expect(fresh.makeVariable() == variable) }
      let results = fresh.add(contentsOf: present.map(\.constraint))
      for ((id, constraint), result) in zip(present, results) {
        let violation = fresh.violation(of: try result.get())
        #expect(
          abs(solver.violation(of: id) - violation) < 1e-6,
          "seed \(seed): \(constraint) is missed by \(solver.violation(of: id)), not \(violation)")
      }
    }
  }
}
