/// Displayed items move while a scroll measures others.
struct LayoutJumpRule: CheckRule {
  static let id = "layout-jump"
  static let summary = "Displayed items move by the distance of a scroll alone."
  static let fix =
    "Keep the measured lengths when the layout is invalidated, return the same length for an item "
    + "each time, and estimate lengths near the measured ones."

  /// The limits of Cumulative Layout Shift on web pages.
  private static let (good, poor) = (0.1, 0.25)

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    for view in screen.judged where view.facts?.isScrolledForJumps == true {
      result.looked += 1
      guard let jump = view.facts?.jump, jump.score > Self.good else { continue }
      result.observations.append(
        Observation(
          jump.score > Self.poor ? .error : .warning, view, in: screen,
          "item \(jump.item) of section \(jump.section) of \(view.words) moves by "
            + "\(jump.distance.words) points more than the scroll of \(abs(jump.scroll).words) "
            + "\(jump.scroll < 0 ? "back" : "forward") does, with "
            + "\((jump.share * 100).words) % of what is displayed"))
    }
  }
}
