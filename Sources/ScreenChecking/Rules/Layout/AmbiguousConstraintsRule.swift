/// Constraints leave the frame of a view open.
struct AmbiguousConstraintsRule: CheckRule {
  static let id = "ambiguous-constraints"
  static let summary = "Constraints determine the frames of views."
  static let fix = "Add the constraint that is missing: 'tessera explain' names the open numbers."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    for view in screen.judged {
      result.looked += 1
      // The views in an ambiguous one are often ambiguous because of it.
      guard view.facts?.isAmbiguous == true,
        view.parent.flatMap({ screen.views[$0].facts })?.isAmbiguous != true
      else { continue }
      result.observations.append(
        Observation(
          .error, view, in: screen, "constraints allow several frames of \(view.words)"))
    }
  }
}
