import ConstraintSolver
import TestSupport
import Testing

struct DocumentationTests {
  @Test func `the code of the documentation is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/ConstraintSolver/ConstraintSolver.docc",
      comparedWith: ["Tests/ConstraintSolverTests/DocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the constraints of the documentation are solved`() throws {
    // snippet.solver
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    try solver.add(Constraint(left, .equal, 16))
    try solver.add(Constraint(left + width, .lessThanOrEqual, 320))
    try solver.add(Constraint(width, .equal, 400, priority: .high))
    print(solver.value(of: left), solver.value(of: width))  // 16.0 304.0
    // snippet.end
    #expect(solver.value(of: left) == 16)
    #expect(solver.value(of: width) == 304)
  }

  @Test func `the priorities of the documentation give way`() throws {
    // snippet.priorities
    var solver = ConstraintSolver()
    let title = solver.makeVariable()
    let detail = solver.makeVariable()
    try solver.add(Constraint(title + detail, .lessThanOrEqual, 300))
    try solver.add(Constraint(title, .equal, 200, priority: .high))
    let hug = try solver.add(Constraint(detail, .equal, 150, priority: .low))
    print(solver.value(of: title), solver.value(of: detail))  // 200.0 100.0
    print(solver.violation(of: hug))  // 50.0
    // snippet.end
    #expect(solver.value(of: title) == 200)
    #expect(solver.value(of: detail) == 100)
    #expect(solver.violation(of: hug) == 50)
    // snippet.ambiguity
    let height = solver.makeVariable()
    try solver.add(Constraint(height, .greaterThanOrEqual, 44))
    print(solver.isAmbiguous(height), solver.isAmbiguous(title))  // true false
    // snippet.end
    #expect(solver.isAmbiguous(height))
    #expect(!solver.isAmbiguous(title))
  }

  @Test func `the edited variable of the documentation stays in its range`() throws {
    // snippet.editing
    var solver = ConstraintSolver()
    let divider = solver.makeVariable()
    try solver.add(Constraint(divider, .greaterThanOrEqual, 100))
    try solver.add(Constraint(divider, .lessThanOrEqual, 300))
    solver.beginEditing(divider, priority: .high)
    for position in [50.0, 180, 420] {
      solver.suggest(position, for: divider)
      print(solver.value(of: divider))  // 100.0, 180.0, 300.0
    }
    solver.endEditing(divider)
    // snippet.end
    solver.beginEditing(divider, priority: .high)
    for (position, value) in [(50.0, 100.0), (180, 180), (420, 300)] {
      solver.suggest(position, for: divider)
      #expect(solver.value(of: divider) == value)
    }
    solver.endEditing(divider)
    // snippet.constants
    let gap = try solver.add(Constraint(divider, .equal, 150))
    _ = solver.takeChangedVariables()
    try solver.updateConstant(of: gap, to: -200)
    print(solver.takeChangedVariables() == [divider], solver.value(of: divider))  // true 200.0
    // snippet.end
    #expect(solver.value(of: divider) == 200)
    try solver.updateConstant(of: gap, to: -250)
    #expect(solver.takeChangedVariables() == [divider])
  }

  @Test func `the conflict of the documentation names one constraint`() throws {
    // snippet.conflict
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let minimum = try solver.add(Constraint(right - left, .greaterThanOrEqual, 100))
    try solver.add(Constraint(left, .greaterThanOrEqual, 0))
    do {
      try solver.add(Constraint(right, .lessThanOrEqual, left + 60))
    } catch {
      print(error.conflicts == [minimum])  // true
    }
    // snippet.end
    let error = #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(Constraint(right, .lessThanOrEqual, left + 60))
    }
    #expect(error?.conflicts == [minimum])
  }
}
