import Foundation

/// Two controls take the same touches.
struct TargetsOverlapRule: CheckRule {
  static let id = "targets-overlap"
  static let summary = "The areas of two controls overlap by at most a quarter of the smaller one."
  static let fix = "Move the controls apart, or make the larger one smaller."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    let controls = screen.controls
    for (number, view) in controls.enumerated() {
      result.looked += 1
      for other in controls[(number + 1)...] {
        guard let area = view.facts?.control?.touchArea,
          let theirs = other.facts?.control?.touchArea, view.scroller == other.scroller,
          view.element == other.element || view.node.element == nil && other.node.element == nil,
          !screen.isView(other.index, in: view.index)
        else { continue }
        let shared = area.intersection(theirs).area / max(1, min(area.area, theirs.area))
        guard shared > 0.25 else { continue }
        result.observations.append(
          Observation(
            .warning, other, in: screen,
            "\(other.words) and \(view.words) share \((shared * 100).words) % of the smaller one"))
      }
    }
  }
}
