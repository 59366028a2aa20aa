import CollectionLayout

extension NaiveLayout.Element {
  /// UIKit's rule: the rectangle is clipped to the content, and an item counts only where its group
  /// touches the rectangle as well.
  func isFound(in rect: LayoutRect, of layout: SolvedLayout) -> Bool {
    let axis = layout.scrollAxis
    var clipped = rect
    clip(&clipped, to: layout.contentSize, along: axis)
    if group != nil, !isOrthogonal {
      clip(&clipped, to: layout.contentSize, along: axis.crossed)
    }
    guard clipped.size.width > 0, clipped.size.height > 0 else { return false }
    return (found ?? frame).intersects(clipped) && (group?.intersects(clipped) ?? true)
  }

  private func clip(_ rect: inout LayoutRect, to size: LayoutSize, along axis: LayoutAxis) {
    let low = max(0, rect.minimum(axis))
    let high = min(size[axis], rect.maximum(axis))
    rect.origin[axis] = low
    rect.size[axis] = high - low
  }
}
