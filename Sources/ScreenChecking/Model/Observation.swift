import Foundation

/// A fault of a view in one layout.
package struct Observation: Hashable, Sendable {
  /// The fault with its numbers, as a sentence without a period.
  package var message: String
  package var level: CheckLevel
  /// The facts about the view.
  package var facts: ViewFacts
  package var layout: CheckLayout
  /// The box of the view in the coordinates of the window, in points.
  package var box: CGRect

  /// Creates an observation of a view.
  package init(
    _ level: CheckLevel, _ view: CheckedView, in screen: CheckedScreen, _ message: String
  ) {
    self.message = message
    self.level = level
    facts = view.facts ?? ViewFacts(type: "layer", path: "")
    layout = screen.layout
    box = view.box
  }
}

/// The result of a rule for a screen in all layouts.
package struct RuleResult: Sendable {
  package var observations: [Observation] = []
  /// The number of views that the rule looked at.
  package var looked = 0
  /// The number of views that the rule could not measure.
  package var unmeasured = 0

  /// Creates an empty result.
  package init() {}
}
