/// A sum of variables with coefficients and a constant.
public struct LinearExpression: Hashable, Sendable {
  /// A variable with its coefficient.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public let variable: Variable
    /// The coefficient; never zero.
    public let coefficient: Double
  }

  /// The terms in the order of their variables. Each variable occurs once.
  public private(set) var terms: [Term]
  /// The constant.
  public var constant: Double

  /// Creates an expression without variables.
  public init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// Creates an expression of one variable.
  public init(_ variable: Variable, coefficient: Double = 1, constant: Double = 0) {
    terms = coefficient == 0 ? [] : [Term(variable: variable, coefficient: coefficient)]
    self.constant = constant
  }

  /// Adds a multiple of another expression.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of terms.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += factor * other.constant
    guard factor != 0, !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var index = 0
    for term in other.terms {
      while index < terms.count, terms[index].variable < term.variable {
        sum.append(terms[index])
        index += 1
      }
      var coefficient = factor * term.coefficient
      if index < terms.count, terms[index].variable == term.variable {
        coefficient += terms[index].coefficient
        index += 1
      }
      if coefficient != 0 { sum.append(Term(variable: term.variable, coefficient: coefficient)) }
    }
    sum.append(contentsOf: terms[index...])
    terms = sum
  }

  var isFinite: Bool {
    constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }
}
