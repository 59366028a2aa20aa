/// The frames of the marks of pages, and the pages at points.
extension UIPageControl {
  /// The distances of the first and the last mark from the ends of the background.
  private static let endMargin: CGFloat = 14
  private static let sideMargin: CGFloat = 8
  private static let spacing: CGFloat = 8
  /// The scale of a mark at an end beyond which there are more pages.
  private static let smallScale: CGFloat = 0.5
  /// The distance of a touch's movement after which it selects pages continuously.
  private static let scrubSlop: CGFloat = 10

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// A Boolean value that indicates whether the first page is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// The length and the thickness of a size, along and across the pages.
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func size(length: CGFloat, thickness: CGFloat) -> CGSize {
    isVertical
      ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
  }

  /// The largest mark, for which every page has room.
  private var markSize: CGSize {
    (0..<max(1, numberOfPages)).map { PageIndicatorView.size(of: image(of: $0)) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private var step: CGFloat { along(markSize) + Self.spacing }

  func platterSize(count: Int) -> CGSize {
    let mark = markSize
    let thickness = (isVertical ? mark.width : mark.height) + 2 * Self.sideMargin
    guard count > 0 else { return size(length: 0, thickness: thickness) }
    let length = 2 * Self.endMargin + CGFloat(count) * step - Self.spacing
    return size(length: length, thickness: thickness)
  }

  /// The pages whose marks are displayed: all, or as many around the current page as fit.
  var shownPages: Range<Int> {
    let room = along(bounds.size) - 2 * Self.endMargin + Self.spacing
    let count = max(1, Int((room / step + 0.001).rounded(.down)))
    guard count < numberOfPages else { return 0..<numberOfPages }
    let first = min(max(0, currentPage - count / 2), numberOfPages - count)
    return first..<(first + count)
  }

  func placePages() {
    let shown = shownPages
    let platterSize = platterSize(count: shown.count)
    let scale = traitCollection.roundingScale
    platter.frame = CGRect(
      x: PixelRounding.snapped(bounds.midX - platterSize.width / 2, scale: scale),
      y: PixelRounding.snapped(bounds.midY - platterSize.height / 2, scale: scale),
      width: platterSize.width, height: platterSize.height)
    platter.layer.cornerRadius = min(platterSize.width, platterSize.height) / 2
    let mark = markSize
    for (page, view) in indicators.enumerated() {
      view.isHidden = !shown.contains(page)
      guard shown.contains(page) else { continue }
      let place = isReversed ? shown.upperBound - 1 - page : page - shown.lowerBound
      let start = Self.endMargin + CGFloat(place) * step
      view.bounds.size = mark
      view.center =
        isVertical
        ? CGPoint(x: platterSize.width / 2, y: start + mark.height / 2)
        : CGPoint(x: start + mark.width / 2, y: platterSize.height / 2)
      let hasMore =
        page == shown.lowerBound && page > 0
        || page == shown.upperBound - 1 && page < numberOfPages - 1
      view.transform =
        hasMore ? CGAffineTransform(scaleX: Self.smallScale, y: Self.smallScale) : .identity
    }
  }

  // MARK: Touches

  /// Selects the next or the previous page, for a touch in one half of the control.
  func turn(toward place: CGPoint, with event: UIEvent?) {
    let isFirstHalf = isVertical ? place.y < bounds.midY : place.x < bounds.midX
    choose(currentPage + (isFirstHalf == isReversed ? 1 : -1), with: event)
  }

  /// Selects the page at the position of a drag.
  func followDrag(to place: CGPoint, with event: UIEvent?) {
    guard allowsContinuousInteraction, let start = scrub, numberOfPages > 0 else { return }
    let way = isVertical ? place.y - start.y : place.x - start.x
    if !isScrubbing {
      guard abs(way) > Self.scrubSlop else { return }
      isScrubbing = true
      showPages()
    }
    let inPlatter = isVertical ? place.y - platter.frame.minY : place.x - platter.frame.minX
    let shown = shownPages
    let index = ((inPlatter - Self.endMargin + Self.spacing / 2) / step).rounded(.down)
    let held = min(max(index, 0), CGFloat(max(0, shown.count - 1)))
    let offset = Int(held)
    choose(
      isReversed ? shown.upperBound - 1 - offset : shown.lowerBound + offset, with: event)
  }
}
