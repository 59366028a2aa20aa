/// The views of a screen do not rest after a few layout passes.
struct LayoutPassesRule: CheckRule {
  static let id = "passes-to-settle"
  static let summary = "Views rest after at most four layout passes."
  static let fix =
    "Change constraints and frames in layoutSubviews() and viewDidLayoutSubviews() only if their "
    + "values differ, and do not invalidate layouts there."

  /// The number of passes above which a screen stutters.
  private static let poorCount = 10

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    guard let passes = screen.layoutPasses else { return }
    result.looked += 1
    guard passes.count > LayoutPasses.usualCount else { return }
    let views = screen.judged.filter { passes.views.contains($0.node.id) }
    guard let view = views.first(where: { $0.facts?.owner != nil }) ?? views.first else { return }
    result.observations.append(
      Observation(
        passes.count > Self.poorCount ? .error : .warning, view, in: screen,
        passes.isAtRest
          ? "the views rest after \(passes.count) layout passes, because \(view.words) needs layout "
            + "again after the fourth"
          : "the views do not rest after \(passes.count) layout passes, because \(view.words) "
            + "needs layout again after each"))
  }
}
