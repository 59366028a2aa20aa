extension UIScrollView {
  /// Works out ``adjustedContentInset`` and tells of a change.
  ///
  /// Content that rests at its top (or left) edge stays there when the inset changes: that is why a
  /// screen's content starts below the status bar and not under it.
  func refreshAdjustedInset() {
    let new = scroll.contentInset + safeAreaToAdd()
    let old = scroll.adjustedInset
    guard new != old else { return }
    let offset = contentOffset
    scroll.adjustedInset = new
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    var moved = offset
    if offset.y == -old.top { moved.y = -new.top }
    if offset.x == -old.left { moved.x = -new.left }
    if moved != offset, contentOffset == offset { contentOffset = moved }
    setNeedsLayout()
    for child in children { child.refreshSafeArea() }
  }

  /// The safe areas that count as content inset (documentation of
  /// `UIScrollView.ContentInsetAdjustmentBehavior`).
  private func safeAreaToAdd() -> UIEdgeInsets {
    let safeArea = insetsInContent(safeAreaInsets)
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    case .automatic, .scrollableAxes:
      let across = scroll.contentSize.width > bounds.size.width || alwaysBounceHorizontal
      let down = scroll.contentSize.height > bounds.size.height || alwaysBounceVertical
      return UIEdgeInsets(
        top: down ? safeArea.top : 0, left: across ? safeArea.left : 0,
        bottom: down ? safeArea.bottom : 0, right: across ? safeArea.right : 0)
    }
  }
}
