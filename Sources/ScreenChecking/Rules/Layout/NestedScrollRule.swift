/// A scrolling view scrolls in another one along the same axis.
struct NestedScrollRule: CheckRule {
  static let id = "nested-scroll-same-axis"
  static let summary = "Scrolling views in each other scroll along different axes."
  static let fix = "Give the inner view the height of its content, or make it a section of a list."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    for view in screen.judged {
      guard let inner = view.facts?.scrolling else { continue }
      result.looked += 1
      for ancestor in screen.ancestors(of: view) {
        guard let outer = ancestor.facts?.scrolling, ancestor.facts?.isSystemPart == false else {
          continue
        }
        let isVertical = inner.isVertical && outer.isVertical
        guard isVertical || inner.isHorizontal && outer.isHorizontal else { continue }
        result.observations.append(
          Observation(
            .warning, view, in: screen,
            "\(view.words) and \(ancestor.words) around it both scroll "
              + (isVertical ? "up and down" : "to the sides")))
        break
      }
    }
  }
}
