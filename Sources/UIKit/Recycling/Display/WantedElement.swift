/// An element that has to be displayed.
struct WantedElement {
  let key: ElementKey
  var attributes: UICollectionViewLayoutAttributes
  /// The frame at which the element is seen, in the coordinates of the content.
  let shownFrame: CGRect
  /// The live element at the time of the query. See ``LiveElements/element(of:)``.
  var live: LiveElement?
}

extension WantedElement {
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes, shownFrame: CGRect) {
    self.init(key: attributes.elementKey, attributes: attributes, shownFrame: shownFrame)
  }

  /// Returns whether the element needs a view in a rectangle.
  @MainActor
  func isWanted(in rect: CGRect) -> Bool {
    !attributes.isHidden && shownFrame.sharesArea(with: rect)
  }
}

extension CGRect {
  /// Returns whether two rectangles overlap. Touching edges do not overlap.
  func sharesArea(with other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
