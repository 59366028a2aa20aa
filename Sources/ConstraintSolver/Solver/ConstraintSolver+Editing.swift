/// Variables with suggested values, such as the position of a touch or the size of a window.
extension ConstraintSolver {
  /// Begins to edit a variable. An optional constraint keeps its current value until another value
  /// is suggested.
  ///
  /// - Precondition: The priority is not required. The variable belongs to this solver and is not
  ///   edited.
  /// - Complexity: The cost of adding a constraint.
  public mutating func beginEditing(_ variable: Variable, priority: Constraint.Priority) {
    check(variable)
    require(
      !priority.isRequired,
      "The \(variable) cannot be edited with the required priority; use a priority below 1000."
    )
    let index = indexOfEdit(variable)
    require(
      index == edits.count || edits[index].variable != variable,
      "The \(variable) is already edited, as one of \(edits.count) variable(s); suggest values, or call "
        + "endEditing(_:) first."
    )
    let constraint = Constraint(variable, .equal, value(of: variable), priority: priority)
    guard let id = try? add(constraint) else {
      fatalError(
        "The solver rejected an optional constraint on \(variable), which is an error of the solver."
      )
    }
    edits.insert(Edit(variable: variable, constraint: id), at: index)
  }

  /// Suggests a value for an edited variable. Constraints of higher priorities may limit its value.
  ///
  /// - Precondition: The variable is edited, and the value is finite.
  /// - Complexity: O(*r* + *p* · *a*), where *r* is the number of rows that depend on the edit.
  public mutating func suggest(_ value: Double, for variable: Variable) {
    updateOptionalConstant(of: edit(of: variable), to: -value)
  }

  /// Suggests values for several edited variables at once.
  ///
  /// - Precondition: The variables are edited, and the values are finite.
  /// - Complexity: The cost of `suggest(_:for:)` for each, with the pivots of one.
  public mutating func suggest(_ values: [(variable: Variable, value: Double)]) {
    let changes = values.map { (constraint: edit(of: $0.variable), constant: -$0.value) }
    do { try updateConstants(changes) } catch {
      fatalError(
        "The solver rejected suggestions for \(values.count) variable(s), which is an error of the "
          + "solver: \(error)")
    }
  }

  /// Ends the editing of a variable, and removes its suggested value.
  ///
  /// - Precondition: The variable is edited.
  /// - Complexity: The cost of removing a constraint.
  public mutating func endEditing(_ variable: Variable) {
    let id = edit(of: variable)
    edits.remove(at: indexOfEdit(variable))
    remove(id)
  }

  /// Returns a Boolean value that indicates whether a variable is edited.
  public func isEditing(_ variable: Variable) -> Bool {
    let index = indexOfEdit(variable)
    return index < edits.count && edits[index].variable == variable
  }

  private func edit(of variable: Variable) -> ConstraintID {
    require(
      isEditing(variable),
      "The \(variable) is not one of the \(edits.count) edited variable(s); call beginEditing(_:priority:) "
        + "first.")
    return edits[indexOfEdit(variable)].constraint
  }

  private func indexOfEdit(_ variable: Variable) -> Int {
    edits.indices.partitioningIndex { !(edits[$0].variable < variable) }
  }
}
