import Foundation

/// A label is too small for its text.
struct TextClippedRule: CheckRule {
  static let id = "text-clipped"
  static let summary = "A label shows its whole text."
  static let fix =
    "Let the label grow: numberOfLines = 0 and no fixed height, or give its neighbors less room."

  func look(at screens: [CheckedScreen], _ result: inout RuleResult) {
    // The ends of scrolls are compared with all layouts.
    let screens = screens + screens.flatMap(\.ends)
    let cutBefore = causesCutInUsualSize(screens)
    for screen in screens {
      for view in screen.judged {
        guard let text = view.facts?.text, !text.string.isEmpty else { continue }
        // A label without a node of text draws it itself, or has no room for a line.
        guard view.node.text != nil || view.node.drawing == nil && !text.shrinks else {
          result.unmeasured += 1
          continue
        }
        result.looked += 1
        guard let fault = fault(of: view, text, in: screen) else { continue }
        var level = CheckLevel.error
        if fault == .truncated, cutBefore.contains(Self.cause(of: view)) {
          // A text that is cut in the usual size too is often cut on purpose, above all the
          // beginning of a longer text in a few lines, and one of many texts of a list.
          level = text.lineLimit > 1 || screen.scrolledToEnd != nil ? .note : .warning
        }
        result.observations.append(
          Observation(level, view, in: screen, message(fault, view, text)))
      }
    }
  }

  /// Returns the causes of texts that are cut with the usual text size.
  private func causesCutInUsualSize(_ screens: [CheckedScreen]) -> Set<String> {
    var causes: Set<String> = []
    for screen in screens where screen.layout.hasUsualTextSize {
      for view in screen.judged where view.node.text != nil {
        guard let text = view.facts?.text, fault(of: view, text, in: screen) == .truncated else {
          continue
        }
        causes.insert(Self.cause(of: view))
      }
    }
    return causes
  }

  private static func cause(of view: CheckedView) -> String {
    (view.facts?.owner ?? "") + "|" + (view.facts?.plainPath ?? "")
  }

  private enum Fault: Equatable {
    case truncated
    case tooLow
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
    return missing > screen.pixel / 2 && !text.shrinks ? .tooLow : nil
  }

  private func message(
    _ fault: Fault, _ view: CheckedView, _ text: ViewFacts.Text
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
