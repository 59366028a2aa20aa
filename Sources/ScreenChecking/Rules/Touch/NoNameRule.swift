/// A control says nothing to users who do not see it.
struct NoNameRule: CheckRule {
  static let id = "no-name"
  static let summary = "Each control has a name for assistive technology."
  static let fix = "Set its accessibilityLabel, its title, or its placeholder."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    for view in screen.controls where view.node.accessibility?.isHidden != true {
      // Segmented controls, steppers and page controls have elements of their own; a switch in a
      // cell is read with the cell.
      let word = view.facts?.control?.word ?? ""
      if ["segmented control", "stepper", "page control"].contains(word) { continue }
      if view.element != nil, view.facts?.control?.isSizedByApp == false { continue }
      // Taps of a view with texts or controls in it belong to them, or end editing.
      if view.facts?.control?.isPlainView == true, hasReadContent(view, in: screen) { continue }
      result.looked += 1
      guard view.name?.contains(where: { !$0.isWhitespace }) != true else { continue }
      result.observations.append(
        Observation(
          .error, view, in: screen,
          "the \(view.facts?.control?.word ?? "control") \(view.words) has no name"))
    }
  }

  /// Returns whether a view that is not an element itself contains texts or controls.
  private func hasReadContent(_ view: CheckedView, in screen: CheckedScreen) -> Bool {
    guard view.node.accessibility?.isElement != true else { return false }
    return screen.judged.contains {
      $0.index > view.index && ($0.facts?.text != nil || $0.facts?.control != nil)
        && screen.isView($0.index, in: view.index)
    }
  }
}
