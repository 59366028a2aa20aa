internal import ScreenChecking
import UIKit

/// The scroll of the vertically scrolling views of a screen to their ends, and back.
@MainActor
struct ScrollEndObserver {
  /// The largest number of scrolling views of a screen that are scrolled.
  private static let mostScrolls = 3

  private let screen: HostedScreen
  private let layout: CheckLayout

  init(_ screen: HostedScreen, layout: CheckLayout) {
    self.screen = screen
    self.layout = layout
  }

  /// Scrolls each view to its end without waiting for work, and adds the screen there. A list that
  /// continues to grow has no end.
  func addEnds(to checked: inout CheckedScreen) {
    for view in scrollingViews(in: screen.window).prefix(Self.mostScrolls) {
      let start = view.contentOffset
      defer {
        view.contentOffset = start
        screen.window.settleLayout()
      }
      guard scrollToEnd(view) else { continue }
      checked.add(end: screen.checked(in: layout, contradictions: []), ofScrolling: view.sceneID)
    }
  }

  /// Scrolls a view to its end, which moves while cells are measured.
  ///
  /// - Returns: `false` if it does not arrive there.
  private func scrollToEnd(_ view: UIScrollView) -> Bool {
    for _ in 0..<5 {
      let end = Self.end(of: view)
      if abs(view.contentOffset.y - end) < 1 { return true }
      guard view.scrollByUser(to: CGPoint(x: view.contentOffset.x, y: end)) else { return false }
      screen.window.settleLayout()
    }
    return abs(view.contentOffset.y - Self.end(of: view)) < 1
  }

  /// Returns the largest vertical offset at which the content rests.
  private static func end(of view: UIScrollView) -> CGFloat {
    let inset = view.adjustedContentInset
    return max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
  }

  /// Returns the views that the user scrolls vertically, outermost first.
  private func scrollingViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let inner = view.subviews.flatMap { scrollingViews(in: $0) }
    guard let scroll = view as? UIScrollView, scroll.isScrollEnabled, !scroll.isPagingEnabled,
      scroll.isUserInteractionEnabled, !(scroll is UITextView),
      Self.end(of: scroll) > -scroll.adjustedContentInset.top + 1
    else { return inner }
    return [scroll] + inner
  }
}
