import CollectionLayout

extension NaiveLayout.Element {
  /// UIKit's rule: the rectangle is clipped to the content, and an item counts only where its group
  /// touches the rectangle as well.
  func isFound(in rect: LayoutRect, of layout: SolvedLayout) -> Bool {
    let axis = layout.scrollAxis
    var clipped = rect
    clip(&clipped, to: layout.contentSize, along: axis)
    if group != nil, !isOrthogonal {
      clip(&clipped, to: layout.contentSize, along: axis.perpendicular)
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

extension NaiveLayout.Key {
  /// The name of an element of the engine's.
  init(_ element: LayoutElement) {
    self.init(category: element.category, section: element.section, index: element.index)
  }

  /// The name of an element of the naive solver's.
  init(_ element: NaiveLayout.Element) {
    self.init(category: element.category, section: element.section, index: element.index)
  }
}

extension SolvedLayout {
  /// The engine's element for an element that the naive solver placed.
  func element(as element: NaiveLayout.Element, _ viewport: LayoutViewport?) -> LayoutElement? {
    switch element.category {
    case .item: self.element(ofItem: element.index, inSection: element.section)
    case .supplementary(let kind):
      supplementaryElement(kind: kind, index: element.index, inSection: element.section)
    case .boundary(let kind):
      boundaryElement(kind: kind, inSection: element.section, viewport: viewport)
    case .globalBoundary(let kind): globalBoundaryElement(kind: kind, viewport: viewport)
    case .decoration: decorationElement(at: element.index, inSection: element.section)
    }
  }
}

extension LayoutRect {
  /// Whether two rectangles are the same but for the noise of binary fractions.
  func isClose(to other: LayoutRect, within tolerance: Double = 1e-6) -> Bool {
    [
      origin.x - other.origin.x, origin.y - other.origin.y,
      size.width - other.size.width, size.height - other.size.height,
    ].allSatisfy { $0.magnitude < tolerance }
  }
}
