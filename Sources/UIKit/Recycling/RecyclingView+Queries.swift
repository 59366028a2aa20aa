extension RecyclingView {
  /// Returns the cell of an item; `nil` if the item does not exist, or has no view.
  func cell(ofItemAt indexPath: IndexPath) -> (any ElementCell)? {
    liveElement(ElementKey(.cell, at: indexPath))?.view.cell
  }

  /// Returns whether an element is an item of the data, or no item at all. When a layout has
  /// invalidated the counts, live elements keep their keys until the next layout pass.
  func mayDisplay(_ key: ElementKey) -> Bool { !key.isCell || hasItem(at: key.path) }

  /// Returns the live element of a key; `nil` if there is none, or its item no longer exists.
  func liveElement(_ key: ElementKey) -> LiveElement? {
    elements[key].flatMap { mayDisplay(key) ? $0 : nil }
  }

  /// The handlers of the sections in sight.
  var itemHandlers: VisibleItemHandlers { layoutPass.itemHandlers }

  /// Prepares the layout if it is invalid.
  func prepareLayoutIfNeeded() { layoutPass.prepareIfNeeded(in: self) }

  /// Marks what a context of a layout names as out of date.
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    transitions.noteInvalidation(of: layout)
    layoutPass.invalidate(with: context, in: self)
  }

  /// Returns the attributes of an element from a valid layout.
  func currentAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    if key.isCell, let known = layoutPass.queries.attributes(ofItemAt: key.indexPath, in: self) {
      return known
    }
    return layoutAttributes(of: key)
  }

  /// Returns the index path of the frontmost item at a point of the content.
  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    if let moved = itemHandlers.indexPathOfItem(at: point, in: self) { return moved }
    let spot = CGRect(x: point.x, y: point.y, width: 0.25, height: 0.25)
    var front: UICollectionViewLayoutAttributes?
    for attributes in layoutAttributes(in: spot) {
      guard attributes.representedElementCategory == .cell, !attributes.isHidden,
        rows.shownFrame(of: attributes, in: self).contains(point),
        !itemHandlers.handles(attributes.elementKey), attributes.zIndex >= front?.zIndex ?? .min
      else { continue }
      front = attributes
    }
    return front?.indexPath
  }

  /// A Boolean value that indicates whether the leading edge of the content is at its maximum
  /// offset.
  var isReadFromHighToLow: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft && !isContentMirrored
  }

  // MARK: - States of cells

  /// Updates the states of all live cells that depend on the view and its data source.
  ///
  /// - Complexity: O(live cells).
  func updateStatesOfCells() {
    for live in elements.all where live.key.isCell {
      if let cell = live.view.cell { updateState(of: cell, forItemAt: live.key.indexPath) }
    }
  }
}
