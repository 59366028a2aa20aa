/// Required constraints contradict each other.
struct ContradictoryConstraintsRule: CheckRule {
  static let id = "contradictory-constraints"
  static let summary = "All required constraints can hold at once."
  static let fix = "Remove one of the constraints, or give it a priority below 1000."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    result.looked += 1
    guard let root = screen.judged.first ?? screen.views.first else { return }
    for contradiction in screen.contradictions {
      let view = screen.views.first { $0.node.id == contradiction.view } ?? root
      result.observations.append(Observation(.error, view, in: screen, contradiction.sentence))
    }
  }
}
