import ConstraintSolver
import Testing

/// Layouts of apps along one axis, with the expected numbers.
@Suite("Typical layouts")
struct LayoutTests {
  /// One view along one axis.
  private struct Span {
    let start: Variable
    let length: Variable
    var end: LinearExpression { start + length }

    init(in solver: inout ConstraintSolver) throws {
      start = solver.makeVariable()
      length = solver.makeVariable()
      try solver.add(Constraint(length, .greaterThanOrEqual, 0))
    }

    /// Content that wants a length: hugs it, and resists compression.
    func content(
      _ size: Double, hugging: Constraint.Priority = .low,
      compression: Constraint.Priority = .high, in solver: inout ConstraintSolver
    ) throws {
      try solver.add(Constraint(length, .lessThanOrEqual, size, priority: hugging))
      try solver.add(Constraint(length, .greaterThanOrEqual, size, priority: compression))
    }

    func frame(in solver: ConstraintSolver) -> [Double] {
      [solver.value(of: start), solver.value(of: length)]
    }
  }

  @Test func `three views of equal widths between margins, in a screen that turns`() throws {
    var solver = ConstraintSolver()
    let screen = try Span(in: &solver)
    try solver.add(Constraint(screen.start, .equal, 0))
    solver.beginEditing(screen.length, priority: 999)
    let views = try (0..<3).map { _ in try Span(in: &solver) }
    try solver.add(Constraint(views[0].start, .equal, screen.start + 16))
    try solver.add(Constraint(views[1].start, .equal, views[0].end + 8))
    try solver.add(Constraint(views[2].start, .equal, views[1].end + 8))
    try solver.add(Constraint(views[2].end, .equal, screen.end - 16))
    try solver.add(Constraint(views[1].length, .equal, views[0].length))
    try solver.add(Constraint(views[2].length, .equal, views[0].length))
    for (width, length) in [(393.0, 115.0), (852, 268), (393, 115), (48, 0), (20, 0)] {
      solver.suggest(width, for: screen.length)
      for (index, view) in views.enumerated() {
        let expected = [16 + Double(index) * (length + 8), length]
        let frame = view.frame(in: solver)
        #expect(zip(frame, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(width): \(frame)")
      }
    }
    // The views' least widths win over the suggestion.
    #expect(solver.value(of: screen.length) == 48)
    #expect(solver.ambiguousVariables() == [])
  }

  /// A title and a badge beside each other in 300 points with margins of 10 and at least 8 between.
  private func titleAndBadge(
    title: Double, badge: Double, titleHugging: Constraint.Priority = .low,
    badgeCompression: Constraint.Priority = .high
  ) throws -> (title: [Double], badge: [Double], isAmbiguous: Bool) {
    var solver = ConstraintSolver()
    let first = try Span(in: &solver)
    let second = try Span(in: &solver)
    try solver.add(Constraint(first.start, .equal, 10))
    try solver.add(Constraint(second.start, .equal, first.end + 8))
    try solver.add(Constraint(second.end, .equal, 290))
    try first.content(title, hugging: titleHugging, in: &solver)
    try second.content(badge, compression: badgeCompression, in: &solver)
    return (
      first.frame(in: solver), second.frame(in: solver),
      !solver.ambiguousVariables().isEmpty
    )
  }

  @Test func `the label with the lower hugging priority grows`() throws {
    let row = try titleAndBadge(title: 100, badge: 40, titleHugging: 249)
    #expect(row.title == [10, 232])
    #expect(row.badge == [250, 40])
    #expect(!row.isAmbiguous)
  }

  @Test func `the label with the lower compression resistance is truncated`() throws {
    let row = try titleAndBadge(title: 400, badge: 40, badgeCompression: 751)
    #expect(row.title == [10, 232])
    #expect(row.badge == [250, 40])
    #expect(!row.isAmbiguous)
  }

  @Test func `two labels with equal hugging priorities are ambiguous`() throws {
    let row = try titleAndBadge(title: 100, badge: 40)
    #expect(row.isAmbiguous)
    #expect(row.title[1] >= 100)
    #expect(row.badge[1] >= 40)
    #expect(row.title[1] + row.badge[1] == 272)
  }

  @Test func `a cell is as high as the taller of its two columns`() throws {
    var solver = ConstraintSolver()
    let cell = try Span(in: &solver)
    let image = try Span(in: &solver)
    let label = try Span(in: &solver)
    try solver.add(Constraint(cell.start, .equal, 0))
    for view in [image, label] {
      try solver.add(Constraint(view.start, .greaterThanOrEqual, cell.start + 12))
      try solver.add(Constraint(view.end, .lessThanOrEqual, cell.end - 12))
      try solver.add(Constraint(2 * view.start + view.length, .equal, 2 * cell.start + cell.length))
    }
    try solver.add(Constraint(image.length, .equal, 44))
    let wish = try solver.add(Constraint(label.length, .equal, 20, priority: 750))
    try solver.add(Constraint(cell.length, .equal, 0, priority: 50))
    #expect(cell.frame(in: solver) == [0, 68])
    #expect(label.frame(in: solver) == [24, 20])
    try solver.updateConstant(of: wish, to: -81)
    #expect(cell.frame(in: solver) == [0, 105])
    #expect(label.frame(in: solver) == [12, 81])
    #expect(image.frame(in: solver) == [30.5, 44])
    #expect(solver.ambiguousVariables() == [])
  }

  @Test func `an aspect ratio, a maximum size and a preferred size hold together`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    try solver.add(Constraint(width, .equal, 16.0 / 9 * height))
    try solver.add(Constraint(height, .lessThanOrEqual, 180))
    let wide = try solver.add(Constraint(width, .lessThanOrEqual, 640))
    try solver.add(Constraint(width, .greaterThanOrEqual, 10_000, priority: .low))
    #expect(abs(solver.value(of: width) - 320) < 1e-9)
    try solver.updateConstant(of: wide, to: -160)
    #expect(abs(solver.value(of: height) - 90) < 1e-9)
  }

  @Test func `a measurement on a copy does not change the original`() throws {
    var solver = ConstraintSolver()
    let view = try Span(in: &solver)
    try solver.add(Constraint(view.start, .equal, 0))
    try view.content(70, in: &solver)
    var copy = solver
    try copy.add(Constraint(view.length, .equal, 33))
    #expect(view.frame(in: copy) == [0, 33])
    #expect(view.frame(in: solver) == [0, 70])
    #expect(throws: UnsatisfiableConstraint.self) {
      try copy.add(Constraint(view.length, .equal, 34))
    }
    #expect(view.frame(in: solver) == [0, 70])
  }

  @Test func `a list of 500 rows stays correct while rows are inserted and removed`() throws {
    var solver = ConstraintSolver()
    let top = solver.makeVariable()
    solver.beginEditing(top, priority: 999)
    var rows: [Span] = []
    for index in 0..<500 {
      let row = try Span(in: &solver)
      try row.content(Double(20 + index % 5), in: &solver)
      try solver.add(
        Constraint(row.start, .equal, rows.last.map { $0.end + 1 } ?? top.linearExpression))
      rows.append(row)
    }
    #expect(solver.value(of: rows[499].start) == 499 * 23 - 2)
    solver.suggest(100, for: top)
    #expect(solver.value(of: rows[499].start) == 499 * 23 - 2 + 100)
    #expect(solver.takeChangedVariables().count == 1001)
    try solver.add(Constraint(rows[3].length, .equal, 3))
    #expect(solver.value(of: rows[499].start) == 499 * 23 - 2 + 80)
    #expect(solver.takeChangedVariables().count == 497)
  }
}
