import Foundation

/// A label is too small for its text.
struct TextClippedRule: CheckRule {
  static let id = "text-clipped"
  static let summary = "A label shows its whole text."
  static let fix =
    "Let the label grow: numberOfLines = 0 and no fixed height, or give its neighbors less room."

  func look(at screens: [CheckedScreen], _ result: inout RuleResult) {
    var faults: [CheckLayout: [String: Fault]] = [:]
    for screen in screens {
      faults[screen.layout] = [:]
      for view in screen.judged {
        guard let text = view.facts?.text, !text.string.isEmpty else { continue }
        guard view.node.text != nil else {
          result.unmeasured += 1
          continue
        }
        result.looked += 1
        guard let fault = fault(of: view, text, in: screen) else { continue }
        faults[screen.layout]?[Self.key(of: view, text)] = fault
        var level = CheckLevel.error
        if case .truncated = fault {
          // A text that is cut in the usual size too is often cut on purpose.
          let usual = faults[screen.layout.with(textSize: "l")]?[Self.key(of: view, text)]
          if usual == .truncated { level = .warning }
        }
        result.observations.append(
          Observation(level, view, in: screen, message(fault, view, text, screen)))
      }
    }
  }

  private enum Fault: Equatable {
    case truncated
    case tooLow(missing: CGFloat)
  }

  private static func key(of view: CheckedView, _ text: ViewFacts.Text) -> String {
    (view.facts?.path ?? "") + "\n" + text.string
  }

  private func fault(
    of view: CheckedView, _ text: ViewFacts.Text, in screen: CheckedScreen
  ) -> Fault? {
    let lines = view.node.text?.lines ?? []
    func ellipses(_ string: String) -> Int { string.count { $0 == "…" } }
    let shown = lines.reduce(0) { $0 + ellipses($1.string) }
    let isCutAtSide = lines.contains {
      view.node.clipsChildren && $0.x + $0.width > view.node.frame.width + screen.pixel
    }
    if shown > ellipses(text.string) || isCutAtSide { return .truncated }
    let missing = CGFloat(text.neededHeight) - view.node.frame.height
    return missing > screen.pixel / 2 && !text.shrinks ? .tooLow(missing: missing) : nil
  }

  private func message(
    _ fault: Fault, _ view: CheckedView, _ text: ViewFacts.Text, _ screen: CheckedScreen
  ) -> String {
    switch fault {
    case .truncated:
      "\(text.string.excerpt) does not fit in the \(view.box.width.words) points of width of "
        + view.words
    case .tooLow:
      "\(text.string.excerpt) needs \(text.neededHeight.words) points of height, and "
        + "\(view.words) has \(view.node.frame.height.words)"
    }
  }
}
