/// The state of a scroll view other than its bounds.
struct ScrollState {
  var contentSize = CGSize.zero
  /// The size of the content that was last set other than by constraints.
  var handSetContentSize = CGSize.zero
  /// A Boolean value that indicates whether constraints set the size of the content.
  var isApplyingConstraints = false
  var contentInset = UIEdgeInsets.zero
  var adjustedInset = UIEdgeInsets.zero
  /// The axes along which safe areas are part of ``adjustedInset``.
  var adjustment = InsetAdjustment()
  /// A Boolean value that indicates whether the bounds change because the content moves, which
  /// calls the delegate. Setting the bounds directly does not.
  var isMovingContent = false
  var isDragging = false
  var isDecelerating = false
  /// The content offset at the last touch by the user.
  var dragStart = CGPoint.zero
  /// The running animated change of the content offset by the app.
  var glide: ScrollGlide?
  /// The running deceleration.
  var deceleration: ScrollDeceleration?
  /// The pan in progress.
  var pan: ScrollPan?
  /// The bar above the content that gives way to it; `nil` for none.
  var yielding: ScrollYielding?
  /// The zooming; `nil` for a view that was never zoomed and has no limits of its own.
  var zoom: ScrollZoom?
  /// The control above the content by which the user has it updated; `nil` for none.
  var refreshing: (any ScrollRefreshing)?

  /// Returns whether hosts draw this state like another one.
  func isDrawn(like other: ScrollState) -> Bool {
    contentSize == other.contentSize && adjustedInset == other.adjustedInset
      && glide === other.glide && yielding?.collapsed == other.yielding?.collapsed
  }
}

extension UIScrollView {
  /// Sets the content offset, and stops all movement.
  func moveContent(to offset: CGPoint) {
    stopGlide()
    stopDeceleration()
    placeContent(at: offset)
  }

  func placeContent(at offset: CGPoint) {
    guard offset != bounds.origin else { return }
    scroll.isMovingContent = true
    bounds = CGRect(origin: offset, size: bounds.size)
    scroll.isMovingContent = false
  }

  func changeContentSize(to size: CGSize) {
    let isHandSet = !scroll.isApplyingConstraints && size != scroll.handSetContentSize
    guard size != scroll.contentSize || isHandSet else { return }
    require(
      size.width.isFinite && size.height.isFinite,
      "The content size of \(type(of: self)) #\(sceneID) would become \(size); give it finite "
        + "numbers.")
    if isHandSet {
      scroll.handSetContentSize = size
      scrollContentSizeDidChange()
      guard size != scroll.contentSize else { return }
    }
    let old = restingOffsets
    noteWillChange("contentSize")
    scroll.contentSize = size
    refreshAdjustedInset()
    holdWithinContent(from: old)
    follower?.contentDidResize(in: self)
    noteDidChange("contentSize")
  }

  /// The range of the offsets at which the content may stop: from the top left of the content with
  /// its insets to the offset that shows its bottom right. Content smaller than the view stops at
  /// the top left.
  var restingOffsets: (low: CGPoint, high: CGPoint) {
    restingOffsets(viewSize: bounds.size, contentSize: scroll.contentSize)
  }

  private func restingOffsets(
    viewSize: CGSize, contentSize: CGSize
  ) -> (low: CGPoint, high: CGPoint) {
    let inset = scroll.adjustedInset
    // A subtraction, because the negation of zero prints as -0.0.
    let low = CGPoint(x: 0 - inset.left, y: 0 - inset.top - (scroll.yielding?.collapsed ?? 0))
    return (
      low,
      CGPoint(
        x: max(low.x, contentSize.width + inset.right - viewSize.width),
        y: max(low.y, contentSize.height + inset.bottom - viewSize.height))
    )
  }

  /// Returns the valid offset nearest to an offset.
  func restingOffset(near offset: CGPoint) -> CGPoint {
    restingOffset(near: offset, contentSize: scroll.contentSize)
  }

  /// Returns the valid offset nearest to an offset, for content of a given size.
  func restingOffset(near offset: CGPoint, contentSize: CGSize) -> CGPoint {
    let (low, high) = restingOffsets(viewSize: bounds.size, contentSize: contentSize)
    return CGPoint(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Clamps the offset after a change of sizes left it beyond the content's end. An offset that was
  /// beyond the content before, because the app set it, stays.
  private func holdWithinContent(from old: (low: CGPoint, high: CGPoint)) {
    let offset = contentOffset
    let held = restingOffset(near: offset)
    var result = offset
    if held.x != offset.x, old.low.x <= offset.x, offset.x <= old.high.x { result.x = held.x }
    if held.y != offset.y, old.low.y <= offset.y, offset.y <= old.high.y { result.y = held.y }
    if let glide { glide.setTarget(restingOffset(near: glide.target)) }
    if result != offset { placeContent(at: result) }
  }

  func holdWithinContent(after oldSize: CGSize) {
    holdWithinContent(from: restingOffsets(viewSize: oldSize, contentSize: scroll.contentSize))
  }

  /// Returns the offset nearest to the current one at which a rectangle is visible, or as much of
  /// it as fits.
  func offsetShowing(_ rect: CGRect) -> CGPoint {
    let visible = bounds.inset(by: scroll.adjustedInset)
    func move(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> CGFloat {
      if low < seenLow { return low - seenLow }
      if high > seenHigh { return min(high - seenHigh, low - seenLow) }
      return 0
    }
    let offset = contentOffset
    let target = CGPoint(
      x: offset.x + move(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: offset.y + move(rect.minY, rect.maxY, visible.minY, visible.maxY))
    return target == offset ? offset : restingOffset(near: target)
  }
}
