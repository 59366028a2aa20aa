/// An index into the tableau's arrays: the place of a variable of any kind.
typealias Symbol = Int

/// What a symbol stands for.
enum SymbolKind: UInt8, Sendable {
  /// Free to be taken.
  case unused
  /// A variable of the user's, of either sign.
  case external
  /// What an inequality leaves to spare; never negative.
  case slack
  /// How far a constraint that is not required is missed, in one direction; never negative.
  case error
  /// Marks a required equation; always zero, so it never enters the basis to improve anything.
  case dummy
  /// The sum of the errors of one priority; always basic, never in another row.
  case objective

  /// Whether the symbol's value must not fall below zero.
  var isRestricted: Bool { self == .slack || self == .error }
}

/// The margins within which numbers count as equal.
///
/// They suit coefficients around 1 and values up to some ten thousand: a layout in points.
enum Tolerance {
  /// A coefficient that cancels down to this share of what it was is zero.
  static let cancellation = 1e-12
  /// The smallest coefficient that a row keeps when it comes in.
  static let coefficient = 1e-13
  /// How far a restricted value may fall below zero for the sake of a better pivot.
  static let pivotSlack = 1e-9
  /// The smallest coefficient that a row is divided by, as a share of the row's largest.
  static let pivot = 1e-8
  /// The smallest such share that leaves a row's numbers beyond suspicion.
  static let goodPivot = 1e-4
  /// The smallest change of an objective per unit that counts as one.
  static let cost = 1e-9
  /// How far a restricted value may lie below zero, and an equation's sides apart.
  static let feasibility = 1e-7
  /// Below this, a contradiction is believed only of rows that have just been computed.
  static let doubt = 1e-3
  /// How far the two sides of a constraint's equation may lie apart before rows are computed afresh, as
  /// a share of the largest number in it.
  static let residual = 1e-11
  /// The smallest difference of a variable's value that is told as a change.
  static let change = 1e-9
  /// The smallest movement that makes a variable ambiguous.
  static let ambiguity = 1e-6
}
