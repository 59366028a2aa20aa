/// A linear equation or inequality with a priority.
public struct Constraint: Hashable, Sendable {
  /// The relation between the two sides of a constraint.
  public enum Relation: Hashable, Sendable {
    /// The left side is less than or equal to the right side.
    case lessThanOrEqual
    /// The sides are equal.
    case equal
    /// The left side is greater than or equal to the right side.
    case greaterThanOrEqual
  }

  /// The left side of the constraint, whose right side is zero.
  public var expression: LinearExpression
  /// The relation between the expression and zero.
  public var relation: Relation
  /// The priority.
  public var priority: Priority

  /// Creates a constraint between an expression and zero.
  public init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// Creates a constraint between two operands, with the expression `left - right`.
  @inlinable public init<Left: LinearOperand, Right: LinearOperand>(
    _ left: Left, _ relation: Relation, _ right: Right, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// Creates a constraint between an operand and a number, with the expression `left - right`.
  @inlinable public init<Left: LinearOperand>(
    _ left: Left, _ relation: Relation, _ right: Double, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }
}

extension Constraint {
  /// Returns the violation of the constraint by values of its variables, in the expression's unit:
  /// zero if the constraint holds.
  ///
  /// The solver minimizes the sum of the violations of the constraints with one priority.
  public func violation(_ value: (Variable) -> Double) -> Double {
    let sum = expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * value($1.variable)
    }
    switch relation {
    case .lessThanOrEqual: return max(0, sum)
    case .equal: return abs(sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}
