extension UIScrollView {
  /// The part of a user's scroll that a host reports.
  package enum UserScroll {
    /// A whole scroll, from touching to rest.
    case whole
    /// The first part: the user touched and moved.
    case began
    /// A further part.
    case moved
    /// The last part: the content came to rest after it.
    case ended
  }

  /// Scrolls as if the user did, to the nearest offset at which the content can rest, and makes the
  /// delegate's calls of that part of a scroll.
  ///
  /// A whole scroll is `willBeginDragging`, `didScroll`, `willEndDragging`, `didEndDragging`, and
  /// where the content rests elsewhere, because of its speed, of paging or by the delegate's wish, a
  /// deceleration to that place.
  ///
  /// - Parameter velocity: how fast the offset moved when the user let go, in points per millisecond.
  ///   Nil where the scroll has run out at the offset already, as a browser's does; then it stops
  ///   at the nearest place.
  /// - Returns: False, with nothing changed, where the user cannot scroll this view.
  @discardableResult
  package func scrollByUser(
    to offset: CGPoint, part: UserScroll = .whole, velocity: CGPoint? = nil
  ) -> Bool {
    guard isScrollEnabled, isUserInteractionEnabled else { return false }
    stopGlide()
    if !scroll.isDragging {
      scroll.isDragging = true
      scroll.dragStart = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
    }
    contentOffset = restingOffset(near: offset)
    if part == .whole || part == .ended { endDragging(velocity) }
    return true
  }

  /// Scrolls to the top as if the user tapped the status bar: the content is there at once.
  ///
  /// - Returns: False, with nothing changed, where ``scrollsToTop`` is false, the user cannot scroll
  ///   the view, or the delegate does not want it.
  package func scrollToTopByUser() -> Bool {
    guard scrollsToTop, isScrollEnabled, isUserInteractionEnabled,
      delegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    stopGlide()
    let top = CGPoint(x: contentOffset.x, y: restingOffsets.low.y)
    guard top.y < contentOffset.y else { return true }
    contentOffset = top
    delegate?.scrollViewDidScrollToTop(self)
    return true
  }

  /// Where a scroll that the user let go of comes to rest: where it runs out, or at the next page.
  func usualReleaseTarget(velocity: CGPoint?) -> CGPoint {
    guard isPagingEnabled else { return restingOffset(near: projectedOffset(velocity)) }
    func page(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let rule: FloatingPointRoundingRule =
        velocity > 0 ? .up : velocity < 0 ? .down : .toNearestOrAwayFromZero
      return (offset / length).rounded(rule) * length
    }
    let size = bounds.size
    return restingOffset(
      near: CGPoint(
        x: page(contentOffset.x, size.width, velocity?.x ?? 0),
        y: page(contentOffset.y, size.height, velocity?.y ?? 0)))
  }

  /// Where the content would run out at a velocity by its ``decelerationRate``, were there no end.
  func projectedOffset(_ velocity: CGPoint?) -> CGPoint {
    guard let velocity else { return contentOffset }
    let rate = min(max(decelerationRate.rawValue, 0), 0.9999)
    let milliseconds = rate / (1 - rate)
    return CGPoint(
      x: contentOffset.x + velocity.x * milliseconds,
      y: contentOffset.y + velocity.y * milliseconds)
  }

  private func endDragging(_ velocity: CGPoint?) {
    var target = releaseTarget(velocity: velocity)
    withUnsafeMutablePointer(to: &target) { target in
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: velocity ?? .zero, targetContentOffset: target)
    }
    scroll.isDragging = false
    let movesOn = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: movesOn)
    guard movesOn else { return }
    scroll.isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    scroll.isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
