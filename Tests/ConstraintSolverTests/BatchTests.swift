import Testing

@testable import ConstraintSolver

@Suite("Batches of constraints")
struct BatchTests {
  @Test(arguments: 0..<10)
  func `a batch has the results of single additions`(block: Int) throws {
    for seed in RepeatableRandom.seeds(30, inBlock: block) {
      var single = ConstraintSolver()
      var system = RandomSystem(seed: seed, in: &single)
      var batched = single
      for _ in 0..<3 {
        let constraints = (0..<Int.random(in: 0...9, using: &system.random)).map { _ in
          system.constraint()
        }
        let expected = constraints.map { constraint in
          Result { () throws(UnsatisfiableConstraint) in try single.add(constraint) }
        }
        let results = batched.add(contentsOf: constraints)
        for (result, other) in zip(results, expected) {
          switch (result, other) {
          case (.success(let id), .success(let otherID)):
            #expect(id.serial == otherID.serial, "seed \(seed)")
            let (one, two) = (batched.violation(of: id), single.violation(of: otherID))
            #expect(abs(one - two) < 1e-6, "seed \(seed): \(one) instead of \(two)")
          case (.failure(let error), .failure(let otherError)):
            #expect(error.constraint == otherError.constraint, "seed \(seed)")
          default:
            Issue.record("seed \(seed): \(result) instead of \(other)")
          }
        }
        #expect(results.count == constraints.count)
        if let broken = batched.brokenInvariant() {
          Issue.record("seed \(seed): \(broken)")
          return
        }
        #expect(batched.ambiguousVariables() == single.ambiguousVariables(), "seed \(seed)")
        if let index = results.indices.randomElement(using: &system.random),
          case .success(let id) = results[index], case .success(let otherID) = expected[index]
        {
          batched.remove(id)
          single.remove(otherID)
        }
      }
    }
  }

  @Test func `a batch rejects what contradicts earlier constraints, and adds the rest`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let wrong = Constraint(y, .equal, 5)
    let results = solver.add(contentsOf: [
      Constraint(x, .lessThanOrEqual, 3), Constraint(y, .equal, x + 1), wrong,
      Constraint(x, .equal, 9, priority: .low),
    ])
    let ids = [try results[0].get(), try results[1].get()]
    #expect(
      results[2]
        == .failure(UnsatisfiableConstraint(constraint: wrong, id: nil, conflicts: ids)))
    #expect(solver.value(of: x) == 3)
    #expect(solver.value(of: y) == 4)
    #expect(solver.constraintCount == 3)
    #expect(solver.brokenInvariant() == nil)
  }

  @Test func `a chain of definitions needs short rows only`() throws {
    for count in [100, 1000] {
      var solver = ConstraintSolver()
      let top = solver.makeVariable()
      let views = (0..<count).map { _ in
        (start: solver.makeVariable(), length: solver.makeVariable())
      }
      var constraints = [Constraint(top, .equal, 0)]
      for (index, view) in views.enumerated() {
        constraints.append(
          index == 0
            ? Constraint(view.start, .equal, top)
            : Constraint(view.start, .equal, views[index - 1].start + views[index - 1].length + 8))
        constraints.append(Constraint(view.length, .lessThanOrEqual, 20, priority: .low))
        constraints.append(Constraint(view.length, .greaterThanOrEqual, 20, priority: .high))
      }
      let ids = try solver.add(contentsOf: constraints).map { try $0.get() }
      #expect(solver.value(of: views[count - 1].start) == Double(28 * (count - 1)))
      #expect(solver.tableau.termCount <= 8 * count)
      try solver.updateConstant(of: ids[0], to: -100)
      #expect(solver.takeChangedVariables().count == 2 * count + 1)
      // A definition in the middle is removed: the views below it rest on its variable.
      solver.remove(ids[3 * (count / 2) + 1])
      #expect(solver.value(of: views[count / 2].start) == 0)
      #expect(solver.value(of: views[count / 2 + 1].start) == 28)
      #expect(solver.takeChangedVariables().count == count - count / 2)
      #expect(solver.brokenInvariant() == nil)
    }
  }
}
