import Foundation

/// A view is outside of the view that contains it.
struct OutsideParentRule: CheckRule {
  static let id = "outside-parent"
  static let summary = "The view around a control contains it, and no view clips a text."
  static let fix = "Let constraints give the view around it a size that contains the view."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    for view in screen.judged {
      if let control = view.facts?.control {
        result.looked += 1
        if !control.isReachable {
          result.observations.append(
            Observation(
              .error, view, in: screen,
              "no touch reaches the center of \(view.words), because a view around it does not "
                + "contain it"))
        }
      } else if view.facts?.text != nil {
        result.looked += 1
        if let cut = clippedLength(of: view, in: screen) {
          result.observations.append(
            Observation(
              .warning, view, in: screen,
              "a view around \(view.words) clips \(cut.words) points of a line"))
        }
      }
    }
  }

  /// Returns the length of a line that views clip which do not scroll; `nil` for none.
  private func clippedLength(of view: CheckedView, in screen: CheckedScreen) -> CGFloat? {
    var longest: CGFloat = 0
    for ancestor in screen.ancestors(of: view) {
      if ancestor.facts?.scrolling != nil { break }
      guard ancestor.node.clipsChildren, ancestor.node.transform == .identity else { continue }
      for line in view.textLines {
        let inside = line.intersection(ancestor.box)
        longest = max(
          longest, line.width - (inside.isNull ? 0 : inside.width),
          line.height - (inside.isNull ? 0 : inside.height))
      }
    }
    return longest > 1 ? longest : nil
  }
}
