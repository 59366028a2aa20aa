/// A page is longer than the view that displays one page at a time.
struct WidePageRule: CheckRule {
  static let id = "page-wider-than-container"
  static let summary = "A view that scrolls page by page displays whole pages."
  static let fix =
    "Give the pages the length of the view that scrolls, without the insets around them; the main "
    + "screen is another length."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    for view in screen.judged {
      for pages in view.facts?.pages ?? [] {
        result.looked += 1
        guard pages.length > pages.room + 0.5 else { continue }
        result.observations.append(
          Observation(
            .warning, view, in: screen,
            "a page of \(subject(pages.kind, view)) is \(pages.length.words) points "
              + "\(pages.isHorizontal ? "wide" : "high"), and only \(pages.room.words) of them are "
              + "displayed when it rests"))
      }
    }
  }

  private func subject(_ kind: ViewFacts.Pages.Kind, _ view: CheckedView) -> String {
    switch kind {
    case .section(let index): "section \(index) of \(view.words)"
    case .scrollView: view.words
    case .controller: "the page view controller"
    }
  }
}
