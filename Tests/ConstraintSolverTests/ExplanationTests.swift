import Testing

@testable import ConstraintSolver

@Suite("Explanations of values")
struct ExplanationTests {
  @Test func `a width is explained by the margins and the screen, not by its wish`() throws {
    var solver = ConstraintSolver()
    let (left, width, screen) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let ids = solver.add(contentsOf: [
      Constraint(screen, .equal, 320), Constraint(left, .equal, 16),
      Constraint(left + width, .lessThanOrEqual, screen - 20),
      Constraint(width, .greaterThanOrEqual, 400, priority: .high),
      Constraint(width, .lessThanOrEqual, 700, priority: .low),
    ])
    let constraints = try ids.map { try $0.get() }
    let explanation = solver.explanation(of: width)
    #expect(explanation.value == 284)
    #expect(!explanation.isAmbiguous)
    #expect(explanation.reasons.map(\.constraint) == Array(constraints[..<3]))
    #expect(explanation.reasons.map(\.rate) == [-1, 1, -1])
    #expect(explanation.reasons.map(\.contribution) == [320, -16, -20])
    #expect(explanation.violated == [constraints[3]])
    let open = solver.makeVariable()
    #expect(solver.explanation(of: open).isAmbiguous)
    #expect(solver.explanation(of: open).reasons == [])
  }

  @Test func `a wish on a required length is violated`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let required = try solver.add(Constraint(width, .equal, 200))
    let wish = try solver.add(Constraint(width, .equal, 300, priority: .low))
    try solver.add(Constraint(width, .lessThanOrEqual, 250, priority: .low))
    let explanation = solver.explanation(of: width)
    #expect(explanation.reasons.map(\.constraint) == [required])
    #expect(explanation.violated == [wish])
  }

  /// Constants with fractions make systems nondegenerate.
  @Test(arguments: 0..<10)
  func `the reasons are the constraints whose change moves the value`(block: Int) throws {
    for seed in RepeatableRandom.seeds(10, inBlock: block) {
      var random = RepeatableRandom(seed: seed)
      var solver = ConstraintSolver()
      let variables = (0..<Int.random(in: 2...6, using: &random)).map { _ in solver.makeVariable() }
      var constraints: [Constraint] = []
      for index in 0..<Int.random(in: 2...14, using: &random) {
        var constraint = Constraint(
          random.pick(variables), random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
          Double.random(in: -50...50, using: &random),
          priority: random.pick([
            .required, .required, Constraint.Priority(rawValue: Double(100 + index)),
          ]))
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          constraint.expression.add(
            LinearExpression(random.pick(variables)), times: random.pick([1, -1, -1, 2]))
        }
        if (try? solver.add(constraint)) != nil { constraints.append(constraint) }
      }
      let ids = solver.usedSlots.map {
        ConstraintID(slot: $0, serial: solver.tableau.links[$0].serial)
      }.sorted()
      for variable in variables where !solver.isAmbiguous(variable) {
        let explanation = solver.explanation(of: variable)
        let sum = explanation.reasons.reduce(0) { $0 + $1.contribution }
        #expect(abs(sum - solver.value(of: variable)) < 1e-6, "seed \(seed)")
        #expect(!explanation.isAmbiguous)
        for (index, id) in ids.enumerated() {
          let step = 1e-5
          var changed = constraints
          changed[index].expression.constant += step
          var fresh = ConstraintSolver()
          for _ in variables { _ = fresh.makeVariable() }
          guard fresh.add(contentsOf: changed).allSatisfy({ (try? $0.get()) != nil }) else {
            continue  // The equation is implied by others, and cannot change alone.
          }
          let rate = (fresh.value(of: variable) - solver.value(of: variable)) / step
          let reason = explanation.reasons.first { $0.constraint == id }
          #expect(
            abs(rate - (reason?.rate ?? 0)) < 1e-3,
            "seed \(seed): \(variable) moves by \(rate) with \(changed[index])")
        }
      }
    }
  }
}
