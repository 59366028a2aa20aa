import Foundation

/// A control is wider than hands and eyes like.
struct WideControlRule: CheckRule {
  static let id = "wide-control"
  static let summary =
    "Buttons are at most 320 points wide on wide screens, and text fields at most 488."
  static let fix = "Limit the width, or pin the control to the readable content guide."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    guard screen.hasRegularWidth else { return }
    for view in screen.controls where view.element == nil {
      let limit: CGFloat
      switch view.facts?.control?.word {
      case "button": limit = 320
      case "field": limit = 488
      default: continue
      }
      result.looked += 1
      guard view.box.width > limit else { continue }
      result.observations.append(
        Observation(
          .note, view, in: screen, "\(view.words) is \(view.box.width.words) points wide"))
    }
  }
}
