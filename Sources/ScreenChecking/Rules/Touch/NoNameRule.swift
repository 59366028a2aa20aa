/// A control says nothing to users who do not see it.
struct NoNameRule: CheckRule {
  static let id = "no-name"
  static let summary = "Each control has a name for assistive technology."
  static let fix = "Set its accessibilityLabel, its title, or its placeholder."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    for view in screen.controls where view.node.accessibility?.isHidden != true {
      // A switch in a cell is read with the cell.
      if view.element != nil, view.facts?.control?.isSizedByApp == false { continue }
      result.looked += 1
      guard view.name?.contains(where: { !$0.isWhitespace }) != true else { continue }
      result.observations.append(
        Observation(
          .error, view, in: screen,
          "the \(view.facts?.control?.word ?? "control") \(view.words) has no name"))
    }
  }
}
