/// The values of a control's property for its states.
///
/// A state without a value of its own has the value of the normal state.
struct ControlStateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value for a state, or that for the normal state. Setting `nil` removes the value.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }

  /// Returns whether a state has a value of its own.
  func hasOwnValue(for state: UIControl.State) -> Bool { values[state] != nil }
}
