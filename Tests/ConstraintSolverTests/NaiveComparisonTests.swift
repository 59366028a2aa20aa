import Testing

@testable import ConstraintSolver

/// The solver, compared with an independent one through random changes.
@Suite("Comparison with the naive solver")
struct NaiveComparisonTests {
  @Test(arguments: 0..<10)
  func `random additions, removals and changes match the naive solver`(block: Int) throws {
    for seed in RepeatableRandom.seeds(25, inBlock: block) {
      var run = RandomRun(seed: seed)
      for step in 0..<12 {
        run.change()
        if let broken = run.solver.brokenInvariant() ?? run.failure {
          Issue.record("seed \(seed), step \(step): \(broken)")
          return
        }
        if step % 4 == 3,
          let difference = run.differenceFromNaive(decidingTies: step == 11 && seed % 4 == 0)
        {
          Issue.record("seed \(seed), step \(step): \(difference)")
          return
        }
      }
      run.removeAll()
      if let failure = run.failure {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }

  @Test(arguments: 0..<5)
  func `a rebuilt tableau yields the same solution`(block: Int) {
    for seed in RepeatableRandom.seeds(25, inBlock: block) {
      var run = RandomRun(seed: seed)
      for step in 0..<15 {
        run.change()
        let before = run.variables.map { run.solver.value(of: $0) }
        run.solver.tableau.wear = 1
        run.solver.rebuild()
        let after = run.variables.map { run.solver.value(of: $0) }
        #expect(
          zip(before, after).allSatisfy { abs($0 - $1) < 1e-9 },
          "seed \(seed), step \(step): \(before) became \(after)")
        if let broken = run.solver.brokenInvariant() ?? run.failure {
          Issue.record("seed \(seed), step \(step): \(broken)")
          return
        }
      }
    }
  }
}

/// A solver under random changes, and the list of its expected constraints.
private struct RandomRun {
  var solver = ConstraintSolver()
  var system: RandomSystem
  var present: [(id: ConstraintID, constraint: Constraint)] = []
  /// The first thing that went wrong.
  var failure: String?

  init(seed: UInt64) {
    system = RandomSystem(seed: seed, in: &solver)
  }

  var variables: [Variable] { system.variables }

  /// One change. Rows must come out right by themselves: numbers as plain as these give no reason
  /// to compute them afresh, which would hide a mistake.
  mutating func change() {
    let wear = solver.tableau.wear
    changeSomething()
    if solver.tableau.wear < wear { failure = failure ?? "rows were computed afresh" }
  }

  private mutating func changeSomething() {
    switch Int.random(in: 0..<10, using: &system.random) {
    case 0, 1:
      guard let index = present.indices.randomElement(using: &system.random) else { return }
      solver.remove(present.remove(at: index).id)
    case 2, 3: updateConstants()
    case 4: updatePriority()
    default: add()
    }
  }

  private mutating func add() {
    let constraint = system.constraint()
    let before = solver
    do {
      present.append((try solver.add(constraint), constraint))
    } catch {
      if error.constraint != constraint || error.id != nil { failure = "\(error) names another" }
      check(error, required: constraint, before: before)
    }
  }

  private mutating func updateConstants() {
    guard !present.isEmpty else { return }
    var changes: [(constraint: ConstraintID, constant: Double)] = []
    var changed = present
    for _ in 0..<Int.random(in: 1...2, using: &system.random) {
      let index = changed.indices.randomElement(using: &system.random)!
      changed[index].constraint.expression.constant = system.constant()
      changes.append((changed[index].id, changed[index].constraint.expression.constant))
    }
    let before = solver
    do {
      try solver.updateConstants(changes)
      present = changed
    } catch {
      // The names stand for the constraints with their new constants.
      swap(&present, &changed)
      check(error, required: error.constraint, before: before)
      swap(&present, &changed)
    }
  }

  private mutating func updatePriority() {
    let soft = present.indices.filter { !present[$0].constraint.priority.isRequired }
    let priorities = system.priorities.filter { !$0.isRequired }
    guard let index = soft.randomElement(using: &system.random) else { return }
    present[index].constraint.priority = system.random.pick(priorities)
    solver.updatePriority(of: present[index].id, to: present[index].constraint.priority)
  }

  /// A refusal has to be right, minimal, and without traces.
  private mutating func check(
    _ error: UnsatisfiableConstraint, required: Constraint, before: ConstraintSolver
  ) {
    if solver.state != before.state {
      failure = "a refusal changed \(before.state) into \(solver.state)"
    }
    let conflicts = error.conflicts.map { id in present.first { $0.id == id }!.constraint }
    if !conflicts.allSatisfy(\.priority.isRequired) { failure = "\(error) is not all required" }
    if NaiveSolver(conflicts + [required], variables: variables).isFeasible {
      failure = "\(error) names constraints that have a solution"
    }
    for index in conflicts.indices {
      var fewer = conflicts
      fewer.remove(at: index)
      if !NaiveSolver(fewer + [required], variables: variables).isFeasible {
        failure = "\(error) is not minimal"
      }
    }
  }

  func differenceFromNaive(decidingTies: Bool) -> String? {
    var naive = NaiveSolver(present.map(\.constraint), variables: variables)
    let values = variables.map { solver.value(of: $0) }
    let system = "values \(values) of \(present.map(\.constraint))"
    if !naive.isFeasible { return "no solution, but \(system)" }
    for (id, constraint) in present
    where constraint.priority.isRequired && solver.violation(of: id) > 1e-7 {
      return "\(constraint) does not hold with \(system)"
    }
    for (priority, sum) in naive.sums {
      let actual = present.filter { $0.constraint.priority == priority }
        .reduce(0) { $0 + solver.violation(of: $1.id) }
      if abs(actual - sum) > 1e-6 {
        return "at \(priority.rawValue) \(actual) is missed instead of \(sum), with \(system)"
      }
    }
    let ambiguous = solver.ambiguousVariables()
    for (index, variable) in variables.enumerated() {
      let (low, high) = naive.range(of: variable)
      if values[index] < low - 1e-6 || values[index] > high + 1e-6 {
        return "variable \(index) is outside \(low)...\(high), with \(system)"
      }
      if ambiguous.contains(variable) != (high - low > 1e-5)
        || solver.isAmbiguous(variable) != ambiguous.contains(variable)
      {
        return "variable \(index) may be \(low)...\(high), with \(system)"
      }
    }
    guard decidingTies else { return nil }
    for (index, violation) in naive.decideTies() {
      let actual = solver.violation(of: present[index].id)
      if abs(actual - violation) > 1e-6 {
        return "constraint \(index) is missed by \(actual), not by \(violation), with \(system)"
      }
    }
    return nil
  }

  /// Removes everything in random order; nothing may be left.
  mutating func removeAll() {
    while let index = present.indices.randomElement(using: &system.random) {
      solver.remove(present.remove(at: index).id)
      failure = failure ?? solver.brokenInvariant()
    }
    if solver.constraintCount != 0 { failure = "constraints are left" }
    if solver.tableau.rowCount != 0 || !solver.tableau.objectives.isEmpty {
      failure = "rows are left"
    }
    if !solver.tableau.hasEmptyColumns { failure = "columns are left" }
    if !variables.allSatisfy({ solver.value(of: $0) == 0 && solver.isAmbiguous($0) }) {
      failure = "values are left"
    }
    for variable in variables { solver.discard(variable) }
    if !solver.tableau.records.allSatisfy({ $0.kind == .unused }) {
      failure = failure ?? "symbols are left"
    }
  }
}
