import Testing

@testable import ConstraintSolver

/// Many optional constraints on one variable, as for the width of a column of labels.
@Suite("Many bounds")
struct ManyBoundsTests {
  /// Returns a solver with a column of labels: equal widths, and a chain of heights.
  private func column(_ widths: [Double]) -> (solver: ConstraintSolver, width: Variable) {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    var constraints: [Constraint] = []
    for length in widths {
      let own = solver.makeVariable()
      constraints.append(Constraint(own, .equal, width))
      constraints.append(Constraint(own, .greaterThanOrEqual, length, priority: 750))
      constraints.append(Constraint(own, .lessThanOrEqual, length, priority: 250))
    }
    solver.add(contentsOf: constraints)
    return (solver, width)
  }

  @Test func `a column of labels takes a few pivots, however many widths there are`() {
    for count in [50, 400] {
      let (solver, width) = column((0..<count).map { Double(10 + $0 * 7 % count) })
      #expect(solver.value(of: width) == Double(9 + count))
      #expect(solver.tableau.wear <= 8 * Wear.pivot, "\(count) labels")
      #expect(solver.brokenInvariant() == nil)
    }
  }

  @Test(arguments: 0..<40)
  func `one variable with many preferences has the least violations`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    var solver = ConstraintSolver()
    let variable = solver.makeVariable()
    let priorities: [Constraint.Priority] = [750, 250, 50]
    let constraints = (0..<Int.random(in: 2...40, using: &random)).map { _ in
      Constraint(
        random.pick([1, 1, 2, -1, 0.5]) * variable,
        random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        Double(Int.random(in: -30...30, using: &random)), priority: random.pick(priorities))
    }
    if random.once(in: 2) {
      solver.add(contentsOf: constraints)
    } else {
      for constraint in constraints { _ = try? solver.add(constraint) }
    }
    func sums(_ value: Double) -> [Double] {
      priorities.map { priority in
        constraints.filter { $0.priority == priority }
          .reduce(0) { $0 + $1.violation { _ in value } }
      }
    }
    // The sums of each priority are least at a bound of a constraint.
    let bounds = constraints.map {
      -$0.expression.constant / $0.expression.terms[0].coefficient
    }
    let best = bounds.map(sums).min { one, other in
      for (left, right) in zip(one, other) where abs(left - right) > 1e-9 { return left < right }
      return false
    }
    let found = sums(solver.value(of: variable))
    for (left, right) in zip(found, best ?? []) {
      #expect(abs(left - right) < 1e-9, "seed \(seed): \(found) instead of \(best ?? [])")
    }
    #expect(solver.brokenInvariant() == nil, "seed \(seed)")
  }
}
