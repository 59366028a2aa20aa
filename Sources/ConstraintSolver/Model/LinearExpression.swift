/// A sum of variables, each times a coefficient, and a constant.
public struct LinearExpression: Hashable, Sendable {
  /// One variable times its coefficient.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public let variable: Variable
    /// What the variable is multiplied by; never zero.
    public let coefficient: Double
  }

  /// The terms in the order of their variables, each variable once.
  public private(set) var terms: [Term]
  /// What is added to the terms.
  public var constant: Double

  /// An expression without variables.
  public init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// One variable times a coefficient, plus a constant.
  public init(_ variable: Variable, coefficient: Double = 1, constant: Double = 0) {
    terms = coefficient == 0 ? [] : [Term(variable: variable, coefficient: coefficient)]
    self.constant = constant
  }

  /// Adds another expression, multiplied by a number.
  ///
  /// - Complexity: O(*n* + *m*), the numbers of terms.
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
