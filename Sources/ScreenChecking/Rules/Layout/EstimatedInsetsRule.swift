/// Content insets along an estimated length have no effect.
struct EstimatedInsetsRule: CheckRule {
  static let id = "insets-on-estimated-axis"
  static let summary = "Items and groups have no content insets along an estimated length."
  static let fix =
    "Use interGroupSpacing, interItemSpacing, the contentInsets of the section, or constraints in "
    + "the cell."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    for view in screen.judged where view.facts?.hasEstimate == true {
      result.looked += 1
      guard let insets = view.facts?.ignoredInsets else { continue }
      let subject = insets.isOfGroup ? "the group" : "the item"
      result.observations.append(
        Observation(
          .warning, view, in: screen,
          "\(insets.length.words) points of contentInsets of \(subject) around \(view.words) have "
            + "no effect, because its \(insets.isVertical ? "height" : "width") is estimated"))
    }
  }
}
