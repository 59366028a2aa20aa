/// The identifier of a constraint in a `ConstraintSolver`.
public struct ConstraintID: Hashable, Sendable {
  let slot: Int
  /// The number of constraints that were added before this one.
  let serial: UInt64

  /// A small number that is unique among the constraints in the solver, for tables of a client.
  /// Constraints that are added later may have the numbers of removed ones.
  public var index: Int { slot }
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
