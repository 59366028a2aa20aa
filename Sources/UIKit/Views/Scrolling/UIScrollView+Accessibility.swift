extension UIScrollView {
  /// Scrolls by a page for assistive technology, without going beyond the content.
  ///
  /// - Returns: Whether the content has moved.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let page = bounds.inset(by: adjustedContentInset).size
    let (low, high) = restingOffsets
    let isSideways = high.y <= low.y && high.x > low.x
    let way: CGPoint =
      switch direction {
      case .up: CGPoint(x: 0, y: -page.height)
      case .down: CGPoint(x: 0, y: page.height)
      case .left: CGPoint(x: page.width, y: 0)
      case .right: CGPoint(x: -page.width, y: 0)
      case .next: isSideways ? CGPoint(x: page.width, y: 0) : CGPoint(x: 0, y: page.height)
      case .previous: isSideways ? CGPoint(x: -page.width, y: 0) : CGPoint(x: 0, y: -page.height)
      }
    let before = contentOffset
    let target = restingOffset(near: CGPoint(x: before.x + way.x, y: before.y + way.y))
    guard isScrollEnabled, target != before else { return false }
    return scrollByUser(to: target)
  }
}
