/// A variable that rests on one side of zero, from which its row keeps it.
struct StableRest {
  var symbol: Symbol
  var isPositive: Bool

  /// Returns a Boolean value that indicates whether a value is on the variable's side of zero.
  func holds(for value: Double) -> Bool {
    (isPositive ? value : -value) > -Tolerance.feasibility
  }
}
