/// What a scroll view knows besides its bounds.
struct ScrollState {
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  var adjustedInset = UIEdgeInsets.zero
  /// The axes along which safe areas are part of ``adjustedInset``.
  var adjustment = InsetAdjustment()
  /// Whether the bounds are being set because the content moves, so that the delegate is told. It is not
  /// told where a program sets the bounds themselves.
  var isMovingContent = false
  var isDragging = false
  var isDecelerating = false
  /// Where the content was when the user touched it last.
  var dragStart = CGPoint.zero
  /// What carries the content to where the program sent it.
  var glide: ScrollGlide?
  /// What carries the content on after the user has let go of it.
  var deceleration: ScrollDeceleration?
  /// The finger on the content.
  var pan: ScrollPan?

  /// Whether hosts draw the same for another state.
  func isDrawn(like other: ScrollState) -> Bool {
    contentSize == other.contentSize && adjustedInset == other.adjustedInset
      && glide === other.glide
  }
}

extension UIScrollView {
  /// Puts the content somewhere; it stays there.
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
    guard size != scroll.contentSize else { return }
    require(
      size.width.isFinite && size.height.isFinite,
      "The content size of \(type(of: self)) #\(sceneID) would become \(size): give it finite "
        + "numbers.")
    let old = restingOffsets
    scroll.contentSize = size
    refreshAdjustedInset()
    holdWithinContent(from: old)
  }

  /// The offsets between which the content comes to rest: from the top left of the content with its
  /// insets to where its bottom right is in view. Content smaller than the view rests at the top
  /// left.
  package var restingOffsets: (low: CGPoint, high: CGPoint) {
    restingOffsets(viewSize: bounds.size, contentSize: scroll.contentSize)
  }

  private func restingOffsets(
    viewSize: CGSize, contentSize: CGSize
  ) -> (low: CGPoint, high: CGPoint) {
    let inset = scroll.adjustedInset
    // A subtraction, because the negation of zero prints as -0.0.
    let low = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    return (
      low,
      CGPoint(
        x: max(low.x, contentSize.width + inset.right - viewSize.width),
        y: max(low.y, contentSize.height + inset.bottom - viewSize.height))
    )
  }

  /// The offset nearest to this one at which the content comes to rest.
  package func restingOffset(near offset: CGPoint) -> CGPoint {
    restingOffset(near: offset, contentSize: scroll.contentSize)
  }

  /// The offset nearest to this one at which content of a size would come to rest.
  func restingOffset(near offset: CGPoint, contentSize: CGSize) -> CGPoint {
    let (low, high) = restingOffsets(viewSize: bounds.size, contentSize: contentSize)
    return CGPoint(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Pulls content back that a change of sizes left hanging beyond its end. An offset that was beyond
  /// the content before, because the program put it there, is left alone.
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

  /// The offset nearest to the present one at which the rectangle shows, or as much of it as fits.
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
