/// The constraints that determine the value of a variable.
public struct Explanation: Hashable, Sendable {
  /// A constraint that determines a value.
  public struct Reason: Hashable, Sendable {
    /// The constraint, which holds with both sides equal.
    public let constraint: ConstraintID
    /// The priority of the constraint.
    public let priority: Constraint.Priority
    /// The change of the value per unit of the constant of the constraint's expression, for small
    /// changes.
    public let rate: Double
    /// The part of the value that is due to the constraint: the rate times the constant of the
    /// constraint's expression.
    public let contribution: Double
  }

  /// The variable.
  public let variable: Variable
  /// The value: the sum of the contributions of the reasons.
  public let value: Double
  /// A Boolean value that indicates whether equally good solutions with other values exist.
  ///
  /// The reasons of an ambiguous variable then include the reasons in one solution only.
  public let isAmbiguous: Bool
  /// The constraints that determine the value, in the order of their addition.
  ///
  /// A constraint that is not among them can change a little without effect on the value. The
  /// equations of an unconstrained variable are empty, and its value is zero.
  public let reasons: [Reason]
  /// The violated optional constraints on the variable, and those on terms that the value depends
  /// on, in the order of their addition. They would move the value if constraints of higher
  /// priorities allowed it.
  public let violated: [ConstraintID]
}
