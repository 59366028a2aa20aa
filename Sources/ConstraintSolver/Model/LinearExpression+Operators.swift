/// What can stand in a linear expression beside numbers: a variable, or an expression.
public protocol LinearOperand {
  /// The operand as an expression.
  var linearExpression: LinearExpression { get }
}

extension Variable: LinearOperand {
  /// The variable, once.
  public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearOperand {
  /// The expression itself.
  public var linearExpression: LinearExpression { self }
}

extension LinearOperand {
  /// The sum of two operands, in O(number of terms).
  public static func + <Other: LinearOperand>(left: Self, right: Other) -> LinearExpression {
    var sum = left.linearExpression
    sum.add(right.linearExpression)
    return sum
  }

  /// The difference of two operands, in O(number of terms).
  public static func - <Other: LinearOperand>(left: Self, right: Other) -> LinearExpression {
    var difference = left.linearExpression
    difference.add(right.linearExpression, times: -1)
    return difference
  }

  /// An operand and a number.
  public static func + (left: Self, right: Double) -> LinearExpression {
    var sum = left.linearExpression
    sum.constant += right
    return sum
  }

  /// A number and an operand.
  public static func + (left: Double, right: Self) -> LinearExpression { right + left }

  /// An operand less a number.
  public static func - (left: Self, right: Double) -> LinearExpression { left + (-right) }

  /// A number less an operand.
  public static func - (left: Double, right: Self) -> LinearExpression { right * -1 + left }

  /// The operand with its sign turned.
  public static prefix func - (operand: Self) -> LinearExpression { operand * -1 }

  /// An operand times a number, in O(number of terms).
  public static func * (left: Self, right: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(left.linearExpression, times: right)
    return product
  }

  /// A number times an operand, in O(number of terms).
  public static func * (left: Double, right: Self) -> LinearExpression { right * left }

  /// An operand divided by a number, in O(number of terms).
  public static func / (left: Self, right: Double) -> LinearExpression { left * (1 / right) }
}
