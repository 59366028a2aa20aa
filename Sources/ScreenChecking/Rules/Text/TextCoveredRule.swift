import Foundation

/// A view covers a text.
struct TextCoveredRule: CheckRule {
  static let id = "text-covered"
  static let summary = "No view covers a text."
  static let fix = "Move one of the two views, or draw the text in front."
  static let looksAtScrollEnds = true

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    if let scrolled = screen.scrolledToEnd {
      return look(atScroll: scrolled, isAtEnd: true, in: screen, &result)
    }
    for view in screen.views {
      guard let scrolling = view.facts?.scrolling, scrolling.isVertical, scrolling.isAtStart else {
        continue
      }
      look(atScroll: view.index, isAtEnd: false, in: screen, &result)
    }
    let covers = screen.views.filter { $0.isOpaque && $0.facts != nil }
    for view in screen.judged where view.facts?.text != nil {
      let lines = view.textLines.map { $0.intersection(view.clip) }.filter { $0.area > 0 }
      guard !lines.isEmpty else { continue }
      result.looked += 1
      var worst: (cover: CheckedView, share: CGFloat)?
      for cover in covers where isInFront(cover, of: view, in: screen) {
        let box = cover.box.intersection(cover.clip)
        for line in lines {
          let share = line.intersection(box).area / line.area
          if share > worst?.share ?? 0 { worst = (cover, share) }
        }
      }
      guard let worst, worst.share >= 0.1 else { continue }
      result.observations.append(
        Observation(
          worst.share >= 0.5 ? .error : .warning, view, in: screen,
          "\(worst.cover.words) covers \((worst.share * 100).words) % of a line of "
            + "\((view.facts?.text?.string ?? "").excerpt)"))
    }
  }

  /// Returns whether a view is drawn over a text and stays there: content that scrolls below
  /// another view is covered for a moment only.
  private func isInFront(
    _ cover: CheckedView, of text: CheckedView, in screen: CheckedScreen
  ) -> Bool {
    guard cover.index > text.index, cover.facts?.isSystemPart == false,
      !screen.isView(cover.index, in: text.index), cover.scroller == text.scroller
    else { return false }
    if cover.node.staysInPlace || cover.element == text.element { return !cover.node.staysInPlace }
    // Headers and footers stay at the edge of a list while its cells scroll.
    return [cover, text].allSatisfy { view in
      view.element.flatMap { screen.views[$0].node.element }?.kind ?? "cell" == "cell"
    }
  }
}
