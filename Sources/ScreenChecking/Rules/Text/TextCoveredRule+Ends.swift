import Foundation

/// Texts at one end of a scroll that a view in front of the scrolling view covers: no scroll brings
/// them out from behind it.
extension TextCoveredRule {
  /// Looks at the texts in a scrolling view.
  ///
  /// - Parameters:
  ///   - scrolled: The index of the scrolling view.
  ///   - isAtEnd: A Boolean value that indicates whether the view is scrolled to its end, and not
  ///     at its start.
  func look(
    atScroll scrolled: Int, isAtEnd: Bool, in screen: CheckedScreen, _ result: inout RuleResult
  ) {
    let area = screen.views[scrolled].box.intersection(screen.views[scrolled].clip)
      .intersection(CGRect(origin: .zero, size: screen.size))
    let covers = screen.views.filter {
      $0.index > scrolled && ($0.isOpaque && $0.facts != nil || $0.facts?.hidesTexts == true)
        && $0.opacity > 0.5 && !screen.isView($0.index, in: scrolled)
        && (isAtEnd || $0.facts?.isSystemPart == false)
    }
    guard !covers.isEmpty else { return }
    for view in screen.views where isText(view, inContentOf: scrolled, of: screen) {
      let lines = view.textLines.map { $0.intersection(view.clip) }.filter { $0.area > 0 }
      guard !lines.isEmpty else { continue }
      result.looked += 1
      var worst: (cover: CheckedView, share: CGFloat)?
      for line in lines {
        guard let least = leastCover(of: line, by: covers, in: area, isAtEnd: isAtEnd) else {
          continue
        }
        if least.share > worst?.share ?? 0 { worst = least }
      }
      guard let worst, worst.share >= 0.1 else { continue }
      result.observations.append(
        Observation(
          worst.share >= 0.5 ? .error : .warning, view, in: screen,
          "\(worst.cover.words) covers \((worst.share * 100).words) % of a line of "
            + "\((view.facts?.text?.string ?? "").excerpt) at the \(isAtEnd ? "end" : "start") of "
            + "the scroll"))
    }
  }

  /// Returns whether a view is a text that moves with the content of a scrolling view.
  private func isText(
    _ view: CheckedView, inContentOf scrolled: Int, of screen: CheckedScreen
  ) -> Bool {
    guard view.scroller == scrolled, let facts = view.facts, facts.text != nil,
      !facts.isSystemPart, view.isDisplayed
    else { return false }
    return !view.node.staysInPlace
      && !screen.ancestors(of: view).contains { $0.node.staysInPlace && $0.index > scrolled }
  }

  /// Returns the view that covers the largest part of a line, at the position of the line where
  /// this part is smallest: at the end of the scroll, or at the edge of one of the views in front,
  /// to which a scroll away from the end moves it. Returns `nil` if there are no views in front.
  private func leastCover(
    of line: CGRect, by covers: [CheckedView], in area: CGRect, isAtEnd: Bool
  ) -> (cover: CheckedView, share: CGFloat)? {
    func worst(at line: CGRect) -> (cover: CheckedView, share: CGFloat)? {
      covers.map {
        (cover: $0, share: line.intersection($0.box.intersection($0.clip)).area / line.area)
      }
      .max { $0.share < $1.share }
    }
    guard var least = worst(at: line) else { return nil }
    for cover in covers {
      // Content moves down when it is scrolled back from its end, and up from its start.
      let distance = isAtEnd ? cover.box.maxY - line.minY : cover.box.minY - line.maxY
      guard isAtEnd ? distance > 0 : distance < 0 else { continue }
      let moved = line.offsetBy(dx: 0, dy: distance)
      guard area.contains(moved), let other = worst(at: moved) else { continue }
      if other.share < least.share { least = other }
    }
    return least
  }
}
