/// The identifier of a constraint in a `ConstraintSolver`.
public struct ConstraintID: Hashable, Sendable {
  let slot: Int
  /// The number of constraints that were added before this one.
  let serial: UInt64
}

extension ConstraintID: Comparable {
  /// Returns a Boolean value that indicates whether the left constraint was added before the right
  /// one.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.serial < right.serial
  }
}

extension ConstraintID: CustomStringConvertible {
  /// The text "constraint" and a number that ascends in the order of addition.
  public var description: String { "constraint \(serial)" }
}
