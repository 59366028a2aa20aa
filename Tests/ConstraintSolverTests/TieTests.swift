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

  @Test func `the order of addition decides, not the order of the variables`() throws {
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

  /// Moves constraints to the positions that `orderTies(_:)` describes, and checks that they are
  /// few.
  private func reorder(
    _ present: inout [(id: ConstraintID, constraint: Constraint)], list: [ConstraintID],
    moved: [ConstraintID]
  ) {
    let places = list.map { id in present.firstIndex { $0.id == id }! }
    var lengths = places.map { _ in 1 }
    for index in places.indices {
      for before in 0..<index where places[before] < places[index] {
        lengths[index] = max(lengths[index], lengths[before] + 1)
      }
    }
    #expect(moved.count == list.count - (lengths.max() ?? 0))
    #expect(moved == list.filter(moved.contains))
    let constraints = moved.map { id in present.first { $0.id == id }! }
    present.removeAll { moved.contains($0.id) }
    for (id, constraint) in constraints {
      let index = list.firstIndex(of: id)!
      let next = list[index...].first { !moved.contains($0) }
      let place =
        next.map { next in present.firstIndex { $0.id == next }! }
        ?? present.firstIndex { $0.id == list[index - 1] }! + 1
      present.insert((id, constraint), at: place)
    }
  }

  @Test func `ties are in the order of additions`() throws {
    var solver = ConstraintSolver()
    let views = (0..<3).map { _ in solver.makeVariable() }
    try solver.add(Constraint(views.reduce(LinearExpression()) { $0 + $1 }, .equal, 300))
    let wishes = try [100.0, 80, 60].enumerated().map { index, length in
      try solver.add(Constraint(views[index], .equal, length, priority: .low))
    }
    func lengths() -> [Double] { views.map { solver.value(of: $0) } }
    #expect(lengths() == [160, 80, 60])
    #expect(solver.orderTies([wishes[1], wishes[0]]) == [wishes[1]])
    #expect(lengths() == [100, 140, 60])
    #expect(solver.orderTies([wishes[1], wishes[0], wishes[2]]) == [])
    #expect(solver.orderTies([wishes[2], wishes[1]]) == [wishes[2]])
    #expect(lengths() == [100, 80, 120])
    #expect(solver.brokenInvariant() == nil)
  }

  @Test func `a wish that is inserted first moves by itself, however often`() throws {
    var solver = ConstraintSolver()
    let total = solver.makeVariable()
    try solver.add(Constraint(total, .equal, 10, priority: .low))
    var wishes = [try solver.add(Constraint(total, .equal, 0, priority: .low))]
    for count in 1..<200 {
      // Between a wish before them and the first one, in the middle, and at the end.
      let place = [0, count / 2, count][count % 3]
      wishes.insert(
        try solver.add(Constraint(total, .equal, Double(count), priority: .low)), at: place)
      let additions = solver.nextSerial
      let moved = solver.orderTies(wishes)
      #expect(moved == (place == count ? [] : [wishes[place]]))
      #expect(solver.nextSerial == additions)
      #expect(solver.orderTies(wishes) == [])
      let ranks = wishes.map { solver.tableau.links[$0.slot].rank }
      #expect(ranks == ranks.sorted())
      #expect(Set(ranks).count == ranks.count)
    }
    let last = try solver.add(Constraint(total, .equal, 3, priority: .low))
    #expect(solver.orderTies(wishes + [last]) == [])
  }

  /// Systems in which most constraints of a priority cannot hold together.
  @Test(arguments: 0..<10)
  func `any history ends with the violations of a new solver`(block: Int) throws {
    for seed in RepeatableRandom.seeds(7, inBlock: block) {
      var random = RepeatableRandom(seed: seed)
      var solver = ConstraintSolver()
      let variables = (0..<Int.random(in: 2...8, using: &random)).map { _ in solver.makeVariable() }
      var present: [(id: ConstraintID, constraint: Constraint)] = []
      for _ in 0..<60 {
        switch Int.random(in: 0..<9, using: &random) {
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
        case 3:
          let optional = present.filter { !$0.constraint.priority.isRequired }.map(\.id)
          let list = optional.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
          let moved = solver.orderTies(Array(list))
          reorder(&present, list: Array(list), moved: moved)
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
