import Foundation

/// A text or a control is outside of the screen, and no scrolling brings it in.
struct OutsideScreenRule: CheckRule {
  static let id = "outside-screen"
  static let summary = "Texts and controls are on the screen, or scroll onto it."
  static let fix =
    "Put the views in a scroll view, let texts have several lines, or pin them to the safe area."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    let bounds = CGRect(origin: .zero, size: screen.size)
    for view in screen.judged where view.facts?.control != nil || view.facts?.text != nil {
      let boxes = view.facts?.control == nil ? view.textLines : [view.box]
      guard !boxes.isEmpty else { continue }
      result.looked += 1
      let scroll = screen.scrolling(around: view)
      var worst: CGFloat = 0
      for box in boxes {
        let left = scroll.isHorizontal ? 0 : max(0, -box.minX, box.maxX - bounds.maxX)
        let top = scroll.isVertical ? 0 : max(0, -box.minY, box.maxY - bounds.maxY)
        guard max(left, top) > 1 else { continue }
        worst = max(worst, min(1, left / max(1, box.width)), min(1, top / max(1, box.height)))
      }
      guard worst > 0.02 else { continue }
      // A view that is wholly outside waits there for its appearance, such as a menu at the side.
      let level: CheckLevel = worst >= 1 ? .note : worst >= 0.5 ? .error : .warning
      result.observations.append(
        Observation(
          level, view, in: screen,
          "\((worst * 100).words) % of \(view.words) are outside of the screen"))
    }
  }
}
