/// A required constraint that cannot hold together with required constraints that are there already.
///
/// The solver that throws it is as it was before: it gives the same answers.
public struct UnsatisfiableConstraint: Error, Hashable, Sendable {
  /// The constraint that was refused: the one to be added, or the one whose constant was to change,
  /// with its new constant.
  public let constraint: Constraint
  /// The refused constraint's name where it is in the solver already; nil where it was to be added.
  public let id: ConstraintID?
  /// The required constraints that leave no room for it, in the order in which they were added.
  ///
  /// The set is minimal: together with the refused constraint it has no solution, and without any one
  /// of its members it has one. Other conflicts may exist beside it. Where several constants were to
  /// change at once, the members are meant with their new constants.
  public let conflicts: [ConstraintID]
}
