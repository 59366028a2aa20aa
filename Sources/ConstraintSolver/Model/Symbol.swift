/// The index of a variable of any kind in the tableau's arrays.
typealias Symbol = Int

/// The kinds of symbols.
enum SymbolKind: UInt8, Sendable {
  /// An unused symbol.
  case unused
  /// A variable of the program, positive or negative.
  case external
  /// The slack of an inequality; never negative.
  case slack
  /// The violation of an optional constraint in one direction; never negative.
  case error
  /// The marker of a required equation; always zero, so that it never enters the basis.
  case dummy

  /// A Boolean value that indicates whether the symbol must not be negative.
  var isRestricted: Bool { self == .slack || self == .error }
}

/// The tolerances of comparisons.
///
/// The tolerances are suitable for coefficients near 1 and values up to tens of thousands, as in a
/// layout in points.
enum Tolerance {
  /// The fraction of its previous value at which a coefficient that cancels is zero.
  static let cancellation = 1e-12
  /// The smallest new coefficient of a row.
  static let coefficient = 1e-13
  /// The negative value that a restricted symbol may have for a better pivot.
  static let pivotSlack = 1e-9
  /// The smallest pivot, as a fraction of the row's largest coefficient.
  static let pivot = 1e-8
  /// The smallest pivot, as a fraction of the row's largest coefficient, that does not require
  /// recomputation.
  static let goodPivot = 1e-4
  /// The smallest change of an objective per unit of a symbol that is not zero.
  static let cost = 1e-9
  /// The largest violation of a restriction or an equation.
  static let feasibility = 1e-7
  /// The violation below which a contradiction requires recomputed rows.
  static let doubt = 1e-3
  /// The difference between the two sides of a constraint's equation that requires recomputation,
  /// as a fraction of the largest number in the equation.
  static let residual = 1e-11
  /// The smallest reported change of a variable.
  static let change = 1e-9
  /// The smallest difference between two solutions that makes a variable ambiguous.
  static let ambiguity = 1e-6
}
