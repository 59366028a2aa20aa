import Foundation

/// A view stays at its side when the language runs from right to left.
struct NotMirroredRule: CheckRule {
  static let id = "rtl-not-mirrored"
  static let summary = "Views change sides with the direction of the language."
  static let fix = "Use leading and trailing anchors in place of left and right ones."

  func look(at screens: [CheckedScreen], _ result: inout RuleResult) {
    var usual: [CheckLayout: [String: CheckedView]] = [:]
    for screen in screens where !screen.layout.isRightToLeft {
      usual[screen.layout] = candidates(in: screen).reduce(into: [:]) { $0[key(of: $1)] = $1 }
    }
    for screen in screens where screen.layout.isRightToLeft {
      guard let usual = usual[screen.layout.with(isRightToLeft: false)] else { continue }
      for view in candidates(in: screen) {
        guard let before = usual[key(of: view)], let parent = view.parent else { continue }
        let around = screen.views[parent].box
        // A view in the middle, or as wide as its superview, has no side.
        let isAside = abs(view.box.midX - around.midX) > around.width / 8
        guard isAside, view.box.width < around.width * 0.75 else { continue }
        result.looked += 1
        guard abs(view.box.minX - before.box.minX) < 0.5, before.box.width == view.box.width else {
          continue
        }
        result.observations.append(
          Observation(
            .note, view, in: screen, "\(view.words) is at the same side in both directions"))
      }
    }
  }

  private func key(of view: CheckedView) -> String {
    (view.facts?.path ?? "") + "\n" + (view.facts?.text?.string ?? view.name ?? "")
  }

  private func candidates(in screen: CheckedScreen) -> [CheckedView] {
    screen.judged.filter {
      $0.facts?.text != nil || $0.facts?.control?.isSizedByApp == true
    }
  }
}
