/// Variables that follow something from outside, such as a finger or a window's size.
extension ConstraintSolver {
  /// Begins to edit a variable: it is held at its present value, with a priority that is not required,
  /// until other values are suggested.
  ///
  /// Traps if the priority is required, or the variable is being edited already or is not this solver's.
  ///
  /// - Complexity: that of adding a constraint.
  public mutating func beginEditing(_ variable: Variable, priority: Constraint.Priority) {
    check(variable)
    require(
      !priority.isRequired,
      "A variable is edited with the required priority; give one below 1000, for a suggestion may fail."
    )
    let place = placeOfEdit(variable)
    require(
      place == edits.count || edits[place].variable != variable,
      "A variable is edited that is being edited already; suggest values, or end the editing first."
    )
    let constraint = Constraint(variable, .equal, value(of: variable), priority: priority)
    guard let id = try? add(constraint) else {
      fatalError(
        "A constraint that is not required was refused; this is the solver's fault.")
    }
    edits.insert(Edit(variable: variable, constraint: id), at: place)
  }

  /// Suggests a value for a variable that is being edited. The variable takes it as far as constraints
  /// of higher priorities allow.
  ///
  /// Traps if the variable is not being edited or the value is not finite.
  ///
  /// - Complexity: O(*r* + *p* · *a*), *r* the rows that depend on the edit.
  public mutating func suggest(_ value: Double, for variable: Variable) {
    suggest([(variable, value)])
  }

  /// Suggests values for several variables at once: one solution instead of several. Traps as
  /// `suggest(_:for:)` does.
  ///
  /// - Complexity: that of `suggest(_:for:)` for each, but with the pivots of one.
  public mutating func suggest(_ values: [(variable: Variable, value: Double)]) {
    let changes = values.map { (constraint: edit(of: $0.variable), constant: -$0.value) }
    do { try updateConstants(changes) } catch {
      fatalError("A suggestion was refused; this is the solver's fault.")
    }
  }

  /// Ends the editing of a variable: nothing holds it at the last suggested value any more. Traps if
  /// the variable is not being edited.
  ///
  /// - Complexity: that of removing a constraint.
  public mutating func endEditing(_ variable: Variable) {
    let id = edit(of: variable)
    edits.remove(at: placeOfEdit(variable))
    remove(id)
  }

  /// Whether a variable is being edited.
  public func isEditing(_ variable: Variable) -> Bool {
    let place = placeOfEdit(variable)
    return place < edits.count && edits[place].variable == variable
  }

  private func edit(of variable: Variable) -> ConstraintID {
    require(
      isEditing(variable),
      "A variable is named that is not being edited; call beginEditing(_:priority:) before.")
    return edits[placeOfEdit(variable)].constraint
  }

  private func placeOfEdit(_ variable: Variable) -> Int {
    edits.firstIndex { !($0.variable < variable) } ?? edits.count
  }
}
