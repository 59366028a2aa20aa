/// An operand of a linear expression: a variable or an expression.
public protocol LinearOperand {
  /// The operand as an expression.
  var linearExpression: LinearExpression { get }
}

extension Variable: LinearOperand {
  /// An expression of the variable with the coefficient 1.
  public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearOperand {
  /// The expression itself.
  public var linearExpression: LinearExpression { self }
}

extension LinearOperand {
  /// Returns the sum of two operands.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  @inlinable public static func + <Other: LinearOperand>(left: Self, right: Other)
    -> LinearExpression
  {
    var sum = left.linearExpression
    sum.add(right.linearExpression)
    return sum
  }

  /// Returns the difference of two operands.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  @inlinable public static func - <Other: LinearOperand>(left: Self, right: Other)
    -> LinearExpression
  {
    var difference = left.linearExpression
    difference.add(right.linearExpression, times: -1)
    return difference
  }

  /// Returns the sum of an operand and a number.
  @inlinable public static func + (left: Self, right: Double) -> LinearExpression {
    var sum = left.linearExpression
    sum.constant += right
    return sum
  }

  /// Returns the sum of a number and an operand.
  @inlinable public static func + (left: Double, right: Self) -> LinearExpression { right + left }

  /// Returns the difference of an operand and a number.
  @inlinable public static func - (left: Self, right: Double) -> LinearExpression {
    left + (-right)
  }

  /// Returns the difference of a number and an operand.
  @inlinable public static func - (left: Double, right: Self) -> LinearExpression {
    right * -1 + left
  }

  /// Returns the negated operand.
  @inlinable public static prefix func - (operand: Self) -> LinearExpression { operand * -1 }

  /// Returns the product of an operand and a number.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  @inlinable public static func * (left: Self, right: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(left.linearExpression, times: right)
    return product
  }

  /// Returns the product of a number and an operand.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  @inlinable public static func * (left: Double, right: Self) -> LinearExpression { right * left }

  /// Returns the quotient of an operand and a number.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  @inlinable public static func / (left: Self, right: Double) -> LinearExpression {
    left * (1 / right)
  }
}
