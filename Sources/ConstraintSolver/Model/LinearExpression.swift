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
  public private(set) var terms: Terms
  /// The constant.
  public var constant: Double

  /// Creates an expression without variables.
  public init(constant: Double = 0) {
    terms = Terms()
    self.constant = constant
  }

  /// Creates an expression of one variable.
  public init(_ variable: Variable, coefficient: Double = 1, constant: Double = 0) {
    terms = Terms()
    self.constant = constant
    if coefficient != 0 { terms.insert(Term(variable: variable, coefficient: coefficient), at: 0) }
  }

  /// Adds a multiple of another expression.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of terms.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += factor * other.constant
    guard factor != 0 else { return }
    guard other.terms.count > Terms.inlineCapacity else {
      for index in 0..<other.terms.count {
        let term = other.terms[index]
        add(term.variable, times: factor * term.coefficient)
      }
      return
    }
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
    terms = Terms(sum)
  }

  /// Adds a multiple of a variable.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  public mutating func add(_ variable: Variable, times coefficient: Double) {
    var index = terms.count
    while index > 0, !(terms[index - 1].variable < variable) { index -= 1 }
    if index < terms.count, terms[index].variable == variable {
      let sum = terms[index].coefficient + coefficient
      if sum == 0 {
        terms.remove(at: index)
      } else {
        terms[index] = Term(variable: variable, coefficient: sum)
      }
    } else if coefficient != 0 {
      terms.insert(Term(variable: variable, coefficient: coefficient), at: index)
    }
  }

  var isFinite: Bool {
    guard constant.isFinite else { return false }
    for index in 0..<terms.count where !terms[index].coefficient.isFinite { return false }
    return true
  }
}
