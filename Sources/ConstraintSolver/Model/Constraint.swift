/// A linear equation or inequality, and how much it matters.
public struct Constraint: Hashable, Sendable {
  /// How the two sides of a constraint relate.
  public enum Relation: Hashable, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual
    /// The sides are equal.
    case equal
    /// The left side is at least the right side.
    case greaterThanOrEqual
  }

  /// The left side, with everything brought there: the right side is zero.
  public var expression: LinearExpression
  /// How the expression relates to zero.
  public var relation: Relation
  /// Required, or how much it matters.
  public var priority: Priority

  /// A constraint between an expression and zero.
  public init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// A constraint between two operands: `left` less `right` becomes its expression.
  public init<Left: LinearOperand, Right: LinearOperand>(
    _ left: Left, _ relation: Relation, _ right: Right, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// A constraint between an operand and a number: `left` less `right` becomes its expression.
  public init<Left: LinearOperand>(
    _ left: Left, _ relation: Relation, _ right: Double, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }
}

extension Constraint {
  /// How far values are from satisfying the constraint: zero where they do, in the expression's unit.
  ///
  /// This is the error whose sum the solver keeps small among constraints of one priority.
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
