/// Names a constraint within a `ConstraintSolver`, until it is removed.
public struct ConstraintID: Hashable, Sendable {
  let slot: Int
  /// Counts the constraints the solver has taken: no two have the same.
  let serial: UInt64
}

extension ConstraintID: Comparable {
  /// The order in which the constraints were added.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.serial < right.serial
  }
}
