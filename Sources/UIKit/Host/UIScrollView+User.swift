extension UIScrollView {
  /// The phases of a user's scroll that a host reports.
  package enum UserScroll {
    /// A complete scroll, from the touch to the end of all movement.
    case whole
    /// The first phase: the user touched and moved.
    case began
    /// An intermediate phase.
    case moved
    /// The last phase, after which the content stops.
    case ended
  }

  /// Scrolls on behalf of the user to the nearest valid offset, and calls the delegate's methods
  /// for that phase of a scroll.
  ///
  /// A complete scroll consists of `willBeginDragging`, `didScroll`, `willEndDragging`,
  /// `didEndDragging`, and, if velocity, paging, or the delegate determines another final offset, a
  /// deceleration to that offset.
  ///
  /// - Parameter velocity: The velocity of the offset when the finger lifted, in points per
  ///   millisecond. `nil` if the scroll has already stopped at the offset, as in a browser; then it
  ///   stops at the nearest valid offset.
  /// - Returns: `false`, with nothing changed, if the user cannot scroll this view.
  @discardableResult
  package func scrollByUser(
    to offset: CGPoint, part: UserScroll = .whole, velocity: CGPoint? = nil
  ) -> Bool {
    guard isScrollEnabled, isUserInteractionEnabled else { return false }
    stopGlide()
    stopDeceleration()
    if !scroll.isDragging { userWillBeginDragging() }
    placeContent(at: restingOffset(near: offset))
    if part == .whole || part == .ended { endDragging(velocity) }
    return true
  }

  /// Scrolls to the top, without animation, for a tap on the status bar.
  ///
  /// - Returns: `false`, with nothing changed, if ``scrollsToTop`` is `false`, the user cannot
  ///   scroll the view, or the delegate prevents it.
  package func scrollToTopByUser() -> Bool {
    guard scrollsToTop, isScrollEnabled, isUserInteractionEnabled,
      delegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    stopGlide()
    stopDeceleration()
    let top = CGPoint(x: contentOffset.x, y: restingOffsets.low.y)
    guard top.y < contentOffset.y else { return true }
    contentOffset = top
    delegate?.scrollViewDidScrollToTop(self)
    return true
  }
}
