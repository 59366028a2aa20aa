import Testing

@testable import ConstraintSolver

/// Systems that are too large for the naive solver, with rounding errors. After hundreds of
/// changes, the solution must equal the solution of a new solver with the same constraints.
@Suite("Large systems")
struct LargeSystemTests {
  @Test(arguments: 0..<8)
  func `hundreds of changes end with the solution of a new solver`(block: Int) throws {
    for seed in RepeatableRandom.seeds(1, inBlock: block) {
      var run = LargeRun(seed: seed)
      for step in 0..<300 {
        run.change()
        if step % 20 == 0, let broken = run.solver.brokenInvariant() {
          Issue.record("seed \(seed), step \(step): \(broken)")
          return
        }
      }
      if let difference = run.differenceFromNewSolver() {
        Issue.record("seed \(seed): \(difference)")
        return
      }
      while let index = run.present.indices.randomElement(using: &run.random) {
        run.solver.remove(run.present.remove(at: index).id)
      }
      #expect(run.solver.tableau.rowCount == 0, "seed \(seed)")
      #expect(run.solver.tableau.hasEmptyColumns, "seed \(seed)")
    }
  }
}

private struct LargeRun {
  var random: RepeatableRandom
  var solver = ConstraintSolver()
  let variables: [Variable]
  var present: [(id: ConstraintID, constraint: Constraint)] = []
  private let priorities: [Constraint.Priority] = [999, 750, 749, 251, 250, 50, 1]

  init(seed: UInt64) {
    random = RepeatableRandom(seed: seed)
    var variables: [Variable] = []
    for _ in 0..<Int.random(in: 10...60, using: &random) { variables.append(solver.makeVariable()) }
    self.variables = variables
  }

  mutating func change() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4 where present.count < 2 * variables.count:
      let constraint = constraint()
      if let id = try? solver.add(constraint) { present.append((id, constraint)) }
    case 4, 5:
      guard let index = present.indices.randomElement(using: &random) else { return }
      solver.remove(present.remove(at: index).id)
    case 6:
      let soft = present.indices.filter { !present[$0].constraint.priority.isRequired }
      guard let index = soft.randomElement(using: &random) else { return }
      present[index].constraint.priority = random.pick(priorities)
      solver.updatePriority(of: present[index].id, to: present[index].constraint.priority)
    default:
      guard let index = present.indices.randomElement(using: &random) else { return }
      let constant = Double.random(in: -300...300, using: &random)
      if (try? solver.updateConstant(of: present[index].id, to: constant)) != nil {
        present[index].constraint.expression.constant = constant
      }
    }
  }

  /// Mostly between variables that are near each other, as between views of one parent.
  private mutating func constraint() -> Constraint {
    let index = variables.indices.randomElement(using: &random)!
    let near = min(variables.count - 1, max(0, index + Int.random(in: -3...3, using: &random)))
    var expression =
      variables[index] - random.pick([1, 1, 1, 1.0 / 3, 0.7, 16.0 / 9, -1, 2])
      * variables[near]
    expression.constant = Double.random(in: -300...300, using: &random)
    if random.once(in: 4) {
      expression = expression + random.pick([1, -1, 0.5, 1.0 / 7]) * random.pick(variables)
    }
    return Constraint(
      expression,
      random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual, .greaterThanOrEqual]),
      priority: random.once(in: 4) ? .required : random.pick(priorities))
  }

  func differenceFromNewSolver() -> String? {
    var fresh = ConstraintSolver()
    for variable in variables where fresh.makeVariable() != variable { return "other variables" }
    var again: [ConstraintID] = []
    for (_, constraint) in present.reversed() {
      guard let id = try? fresh.add(constraint) else { return "\(constraint) is refused" }
      again.append(id)
    }
    let largest = variables.reduce(1000) { max($0, abs(solver.value(of: $1))) }
    let tolerance = 1e-8 * largest
    for priority in [.required] + priorities {
      func sum(_ solver: ConstraintSolver, _ ids: [ConstraintID]) -> Double {
        ids.filter { solver[$0].priority == priority }.reduce(0) { $0 + solver.violation(of: $1) }
      }
      let old = sum(solver, present.map(\.id))
      let new = sum(fresh, again)
      if abs(old - new) > tolerance {
        return "at \(priority.rawValue) \(old) is missed, and \(new) by a new solver"
      }
    }
    let ambiguous = solver.ambiguousVariables()
    if ambiguous != fresh.ambiguousVariables() { return "other variables are ambiguous" }
    for variable in variables where !ambiguous.contains(variable) {
      let old = solver.value(of: variable)
      let new = fresh.value(of: variable)
      if abs(old - new) > tolerance { return "\(variable) is \(old), and \(new) in a new solver" }
    }
    return nil
  }
}
