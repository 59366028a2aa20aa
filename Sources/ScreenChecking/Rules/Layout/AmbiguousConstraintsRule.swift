/// Constraints leave the frame of a view open.
struct AmbiguousConstraintsRule: CheckRule {
  static let id = "ambiguous-constraints"
  static let summary = "Constraints determine the frames of views."
  static let fix = "Add the constraint that is missing: 'tessera explain' names the open numbers."

  func look(at screens: [CheckedScreen], _ result: inout RuleResult) {
    var usual: Set<String> = []
    for screen in screens where screen.layout.hasUsualTextSize {
      usual.formUnion(ambiguousViews(in: screen).compactMap { $0.facts?.path })
    }
    for screen in screens {
      result.looked += screen.judged.count
      for view in ambiguousViews(in: screen) {
        // Where large texts do not fit, texts of equal priorities share the room in several ways.
        let level: CheckLevel = usual.contains(view.facts?.path ?? "") ? .error : .note
        result.observations.append(
          Observation(
            level, view, in: screen, "constraints allow several frames of \(view.words)"))
      }
    }
  }

  /// The ambiguous views, without those in an ambiguous one, which are often ambiguous because of
  /// it.
  private func ambiguousViews(in screen: CheckedScreen) -> [CheckedView] {
    screen.judged.filter { view in
      view.facts?.isAmbiguous == true
        && view.parent.flatMap { screen.views[$0].facts }?.isAmbiguous != true
    }
  }
}
