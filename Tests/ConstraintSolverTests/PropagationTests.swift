import Testing

@testable import ConstraintSolver

/// The work for repeated changes of constants, counted in computed variables and rows.
@Suite("Propagation of changes")
struct PropagationTests {
  /// Views below each other, each as wide as the container, with a height of its own.
  private struct Column {
    var solver = ConstraintSolver()
    let width: Variable
    var rootWidth: ConstraintID!
    var heights: [ConstraintID] = []
    var views: [(y: Variable, width: Variable, height: Variable)] = []

    init(_ count: Int, isStacked: Bool) throws {
      width = solver.makeVariable()
      rootWidth = try solver.add(Constraint(width, .equal, 393))
      for index in 0..<count {
        let view = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        try solver.add(
          isStacked && index > 0
            ? Constraint(view.0, .equal, views[index - 1].y + views[index - 1].height)
            : Constraint(view.0, .equal, Double(index) * 50))
        try solver.add(Constraint(view.1, .equal, width - 32))
        heights.append(try solver.add(Constraint(view.2, .equal, 44)))
        views.append(view)
      }
      _ = solver.takeChangedVariables()
    }

    /// The numbers of variables that the recorded plans compute, the latest last.
    var plans: [Int] { solver.tableau.plans.values.map(\.steps.count) }
  }

  @Test(arguments: [10, 1_000])
  func `a constant of one of many views concerns that view only`(count: Int) throws {
    var column = try Column(count, isStacked: false)
    for step in 0..<5 {
      try column.solver.updateConstant(of: column.heights[count / 2], to: -Double(10 + step))
      #expect(column.solver.takeChangedVariables() == [column.views[count / 2].height])
    }
    #expect(column.plans == [1])
    #expect(column.solver.tableau.plans.rows.map(\.rows.count) == [0])
    #expect(column.solver.tableau.wear == 0)
  }

  @Test(arguments: [10, 1_000])
  func `a changed width of many views is planned once`(count: Int) throws {
    var column = try Column(count, isStacked: false)
    for step in 0..<5 {
      try column.solver.updateConstant(of: column.rootWidth, to: -Double(400 + step))
      #expect(column.solver.takeChangedVariables().count == count + 1)
      #expect(column.solver.value(of: column.views[count - 1].width) == Double(368 + step))
      #expect(column.plans == [count + 1])
    }
  }

  @Test func `a height in a stack concerns the views below`() throws {
    var column = try Column(200, isStacked: true)
    for (index, view) in [180, 0, 199, 100, 180, 1].enumerated() {
      try column.solver.updateConstant(of: column.heights[view], to: -Double(50 + index))
      #expect(column.solver.takeChangedVariables().count == 200 - view)
    }
    // The latest four plans are kept.
    #expect(column.plans == [200, 1, 100, 199])
    #expect(column.solver.brokenInvariant() == nil)
  }

  @Test func `a structural change discards the plans`() throws {
    var column = try Column(10, isStacked: true)
    func change() throws {
      try column.solver.updateConstant(of: column.heights[0], to: -20)
      try column.solver.updateConstant(of: column.heights[0], to: -30)
    }
    try change()
    #expect(column.plans == [10])
    let inner = column.solver.makeVariable()
    let id = try column.solver.add(Constraint(inner, .equal, column.views[9].y + 1))
    #expect(column.plans == [])
    try change()
    #expect(column.plans == [11])
    #expect(column.solver.value(of: inner) == 383)
    let wish = try column.solver.add(
      Constraint(inner, .lessThanOrEqual, 100, priority: .low))
    try change()
    #expect(column.solver.tableau.plans.rows.map(\.rows.count) == [1])
    #expect(column.solver.violation(of: wish) == 283)
    column.solver.remove(id)
    #expect(column.plans == [])
    try change()
    #expect(column.plans == [10])
    #expect(column.solver.violation(of: wish) == 0)
    column.solver.remove(wish)
    column.solver.discard(inner)
    #expect(column.solver.makeVariable().index == inner.index)
    try change()
    #expect(column.solver.brokenInvariant() == nil)
  }

  @Test func `copies keep their own plans`() throws {
    var column = try Column(10, isStacked: true)
    for step in 0..<2 {
      try column.solver.updateConstant(of: column.heights[3], to: -Double(step))
    }
    var copy = column.solver
    try copy.updateConstant(of: column.heights[3], to: -100)
    try column.solver.updateConstant(of: column.heights[3], to: -60)
    #expect(copy.value(of: column.views[9].y) == 452)
    #expect(column.solver.value(of: column.views[9].y) == 412)
  }
}
