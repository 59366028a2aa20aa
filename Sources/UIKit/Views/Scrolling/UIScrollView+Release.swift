extension UIScrollView {
  /// Returns the offset at which a released scroll stops: at the end of its deceleration, or at the
  /// next page.
  func usualReleaseTarget(velocity: CGPoint?) -> CGPoint {
    guard isPagingEnabled else {
      return besideYieldingBar(restingOffset(near: projectedOffset(velocity)))
    }
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

  /// Returns the offset passed to the delegate for a velocity: the end of a deceleration by
  /// ``decelerationRate`` in unlimited content, rounded to the pixel.
  func projectedOffset(_ velocity: CGPoint?) -> CGPoint {
    guard let velocity else { return contentOffset }
    let held = restingOffset(near: contentOffset)
    // Content beyond an end returns to it.
    func projected(_ start: CGFloat, _ held: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard held == start else { return held }
      guard abs(velocity) * 1000 > ScrollPhysics.leastSpeed else { return start }
      let decay = ScrollDecay(
        from: start, velocity: velocity * 1000, rate: decelerationRate.rawValue)
      return PixelRounding.snapped(decay.announcedRest, scale: traitCollection.roundingScale)
    }
    return CGPoint(
      x: projected(contentOffset.x, held.x, velocity.x),
      y: projected(contentOffset.y, held.y, velocity.y))
  }

  /// Ends a drag, and decelerates to the final offset.
  ///
  /// - Parameter velocity: The velocity in points per millisecond. `nil` if the scroll has already
  ///   stopped and only moves to the nearest valid offset, as in a browser, whose page moves the
  ///   content by itself.
  func endDragging(_ velocity: CGPoint?) {
    scroll.refreshing?.dragDidEnd()
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

  /// Returns the movement of the content along one axis after the finger lifts.
  ///
  /// A target that is the default one for the velocity is only an announcement: the content
  /// decelerates by itself, and stops a little before. Any other target is reached exactly, with
  /// the same decay.
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
        rate: rate, ends: ends, bounces: bounces, scale: traitCollection.roundingScale)
    }
    return target == start
      ? ScrollCoast(at: start) : ScrollCoast(from: start, to: target, rate: rate)
  }
}
