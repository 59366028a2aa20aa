/// An error thrown by a solver for a required constraint that contradicts other required
/// constraints. The solver is unchanged.
public struct UnsatisfiableConstraint: Error, Hashable, Sendable {
  /// The rejected constraint: the added one, or the one with a changed constant, including the new
  /// constant.
  public let constraint: Constraint
  /// The identifier of the rejected constraint; `nil` for a new constraint.
  public let id: ConstraintID?
  /// The required constraints that contradict the rejected one, in the order in which they were
  /// added.
  ///
  /// The set is minimal: together with the rejected constraint it has no solution, and without any
  /// one of its members it has one. Other conflicts may also exist. If several constants change at
  /// once, the set includes constraints with new constants.
  public let conflicts: [ConstraintID]
}

extension UnsatisfiableConstraint: CustomStringConvertible {
  /// A sentence that names the rejected constraint, its variables and the contradicting
  /// constraints.
  public var description: String {
    func list(_ elements: [some CustomStringConvertible]) -> String {
      let shown = elements.prefix(10).map { $0.description }.joined(separator: ", ")
      return elements.count > 10 ? "\(shown) and \(elements.count - 10) more" : shown
    }
    let subject = id.map { "the new constant of \($0)" } ?? "the new required constraint"
    let variables = constraint.expression.terms.map(\.variable)
    guard !conflicts.isEmpty else {
      return
        "\(subject) on \(variables.count) variable(s) cannot be satisfied; change its constants, "
        + "or lower its priority."
    }
    return "\(subject) on \(variables.count) variable(s) (\(list(variables))) contradicts "
      + "\(conflicts.count) required constraint(s) (\(list(conflicts))); remove one of them, or lower "
      + "the priority of one."
  }
}
