import ConstraintSolver

/// A solver that is derived from the definition: a linear program for each priority, from the
/// highest, in which the sums of higher priorities must not increase.
package struct NaiveSolver {
  private var matrix: [[Double]] = []
  private var bounds: [Double] = []
  private var width: Int
  private let variables: [Variable]
  /// A Boolean value that indicates whether the required constraints allow a solution.
  package private(set) var isFeasible = true
  /// The least sum of violations for each priority that is not required, highest first.
  package private(set) var sums: [(priority: Constraint.Priority, sum: Double)] = []
  /// The columns of the violations of each constraint that is not required, by index.
  private var errors: [(index: Int, priority: Constraint.Priority, columns: [Int])] = []

  /// Solves constraints on variables, which must name all that occur.
  package init(_ constraints: [Constraint], variables: [Variable]) {
    self.variables = variables
    width = 2 * variables.count
    var errors: [Constraint.Priority: [Int]] = [:]
    for (index, constraint) in constraints.enumerated() {
      var row = row(of: constraint.expression)
      if constraint.relation != .equal {
        row.append((makeColumn(), constraint.relation == .lessThanOrEqual ? 1 : -1))
      }
      if !constraint.priority.isRequired {
        let above = makeColumn()
        let below = makeColumn()
        row += [(above, -1), (below, 1)]
        errors[constraint.priority, default: []] += [above, below]
        self.errors.append((index, constraint.priority, [above, below]))
      }
      append(row, -constraint.expression.constant)
    }
    guard minimise([]) != nil else {
      isFeasible = false
      return
    }
    for priority in errors.keys.sorted(by: >) {
      let columns = errors[priority]!
      let sum = minimise(columns.map { ($0, 1) })!
      sums.append((priority, sum))
      append(columns.map { ($0, 1) } + [(makeColumn(), 1)], sum)
    }
  }

  /// Decides ties: the least violation of each constraint, from the highest priority and from the
  /// last constraint of it, that the sums and the violations before it allow.
  ///
  /// - Returns: The violations by index.
  package mutating func decideTies() -> [Int: Double] {
    var violations: [Int: Double] = [:]
    for error in errors.sorted(by: { ($0.priority, $0.index) > ($1.priority, $1.index) }) {
      let row = error.columns.map { ($0, 1.0) }
      let least = minimise(row)!
      violations[error.index] = least
      append(row + [(makeColumn(), 1)], least)
    }
    return violations
  }

  /// Fixes a variable at its value nearest to zero.
  package mutating func rest(_ variable: Variable) -> Double {
    let (low, high) = range(of: variable)
    let value = low > 0 ? low : high < 0 ? high : 0
    append(row(of: LinearExpression(variable)), value)
    return value
  }

  /// The smallest and the largest value of a variable among all best solutions.
  package func range(of variable: Variable) -> (low: Double, high: Double) {
    let row = row(of: LinearExpression(variable))
    let low = minimise(row) ?? -.infinity
    let high = minimise(row.map { ($0.0, -$0.1) }).map { -$0 } ?? .infinity
    return (low, high)
  }

  private func row(of expression: LinearExpression) -> [(Int, Double)] {
    expression.terms.flatMap { term in
      let place = variables.firstIndex(of: term.variable)!
      return [(2 * place, term.coefficient), (2 * place + 1, -term.coefficient)]
    }
  }

  private mutating func makeColumn() -> Int {
    width += 1
    return width - 1
  }

  private mutating func append(_ row: [(Int, Double)], _ bound: Double) {
    matrix.append(dense(row))
    bounds.append(bound)
  }

  private func dense(_ row: [(Int, Double)]) -> [Double] {
    var full = [Double](repeating: 0, count: width)
    for (column, coefficient) in row { full[column] += coefficient }
    return full
  }

  /// Nil if there is no solution, or no least value.
  private func minimise(_ costs: [(Int, Double)]) -> Double? {
    var program = DenseSimplex(matrix: matrix, bounds: bounds, width: width)
    guard case .optimal(let value) = program.minimise(dense(costs)) else { return nil }
    return value
  }
}
