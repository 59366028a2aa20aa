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
    stopDeceleration()
    if !scroll.isDragging {
      scroll.isDragging = true
      scroll.dragStart = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
    }
    placeContent(at: restingOffset(near: offset))
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
    stopDeceleration()
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

  /// The offset that the delegate is told for a velocity: where the content would run out by its
  /// ``decelerationRate``, were there no end, rounded to the pixel.
  func projectedOffset(_ velocity: CGPoint?) -> CGPoint {
    guard let velocity else { return contentOffset }
    let held = restingOffset(near: contentOffset)
    // Content beyond an end returns to it.
    func projected(_ start: CGFloat, _ held: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard held == start else { return held }
      guard abs(velocity) * 1000 > ScrollPhysics.leastSpeed else { return start }
      let decay = ScrollDecay(
        from: start, velocity: velocity * 1000, rate: decelerationRate.rawValue)
      return (decay.announcedRest / pixelLength).rounded() * pixelLength
    }
    return CGPoint(
      x: projected(contentOffset.x, held.x, velocity.x),
      y: projected(contentOffset.y, held.y, velocity.y))
  }

  private var pixelLength: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// Ends a drag, and decelerates to where the content comes to rest.
  ///
  /// - Parameter velocity: In points per millisecond. Nil where the scroll has run out already and only
  ///   goes to the nearest place, as a browser's, whose page moves the content there by itself.
  func endDragging(_ velocity: CGPoint?) {
    let announced = releaseTarget(velocity: velocity)
    var target = announced
    withUnsafeMutablePointer(to: &target) { target in
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: velocity ?? .zero, targetContentOffset: target)
    }
    scroll.isDragging = false
    let offset = contentOffset
    let x = coast(from: offset.x, to: target.x, announced: announced.x, velocity?.x, \.x)
    let y = coast(from: offset.y, to: target.y, announced: announced.y, velocity?.y, \.y)
    let movesOn = CGPoint(x: x.rest, y: y.rest) != offset || max(x.duration, y.duration) > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: movesOn)
    guard movesOn else { return }
    scroll.isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    // The delegate may have stopped the content.
    guard scroll.isDecelerating else { return }
    if velocity != nil, let clock = playingClock {
      let deceleration = ScrollDeceleration(self, x: x, y: y, begin: clock.now)
      scroll.deceleration = deceleration
      clock.add(deceleration)
      return
    }
    placeContent(at: CGPoint(x: x.rest, y: y.rest))
    scroll.isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// The way of the content along one axis after the user has let go of it.
  ///
  /// A target that is the usual one for the velocity only announces the rest: the content runs out by
  /// itself, a little before. Any other is reached exactly, by the same decay.
  private func coast(
    from start: CGFloat, to target: CGFloat, announced: CGFloat, _ velocity: CGFloat?,
    _ axis: KeyPath<CGPoint, CGFloat>
  ) -> ScrollCoast {
    guard let velocity else { return ScrollCoast(at: target) }
    let (low, high) = restingOffsets
    let ends = low[keyPath: axis]...high[keyPath: axis]
    let rate = decelerationRate.rawValue
    let projected = projectedOffset(CGPoint(x: velocity, y: velocity))[keyPath: axis]
    let usual = min(max(projected, ends.lowerBound), ends.upperBound)
    if target == announced, target == usual {
      return ScrollCoast(
        from: start,
        velocity: abs(velocity) * 1000 > ScrollPhysics.leastSpeed ? velocity * 1000 : 0,
        rate: rate, ends: ends, bounces: bounces, pixel: pixelLength)
    }
    return target == start
      ? ScrollCoast(at: start) : ScrollCoast(from: start, to: target, rate: rate)
  }
}
