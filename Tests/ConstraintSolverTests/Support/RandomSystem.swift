import ConstraintSolver

/// Small random constraints, whose bounds often meet in one point.
struct RandomSystem {
  var random: RepeatableRandom
  let variables: [Variable]
  let coefficients: [Double]
  let constants: ClosedRange<Int>
  let priorities: [Constraint.Priority]

  /// Makes the variables in a solver.
  init(seed: UInt64, in solver: inout ConstraintSolver) {
    random = RepeatableRandom(seed: seed)
    variables = (0..<Int.random(in: 1...5, using: &random)).map { _ in solver.makeVariable() }
    coefficients = random.pick([[1, -1], [1, 1, -1, 2, -2, 0.5], [1, -1, 3, -0.25, 1.5]])
    constants = random.pick([0...0, -2...2, -20...20])
    priorities = random.pick([
      [.required, 750, 250], [.required, .required, 999, 750, 749, 1], [1000, 2, 1], [3, 2, 1],
      [.required],
    ])
  }

  mutating func constant() -> Double { Double(Int.random(in: constants, using: &random)) }

  mutating func constraint() -> Constraint {
    var expression = LinearExpression(constant: constant())
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      expression.add(LinearExpression(random.pick(variables)), times: random.pick(coefficients))
    }
    return Constraint(
      expression, random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      priority: random.pick(priorities))
  }
}
