extension UICollectionView {
  // MARK: - Pans that select

  /// Begins a pan with two fingers, and the editing mode with it.
  ///
  /// The items that the pan passes over, in ascending order, are selected, or deselected if the pan
  /// begins at a selected item. An item that the pan leaves again gets its selection back.
  ///
  /// - Parameter point: A point in the coordinates of the content.
  /// - Returns: Whether the pan selects: there is an item at the point, the content scrolls along
  ///   at most one axis, and the delegate allows it.
  func beginSelectionPan(at point: CGPoint) -> Bool {
    selection.beginPan(at: point, in: self)
  }

  /// Continues a pan. Nothing changes if there is no item at the point.
  ///
  /// - Complexity: O(items between the previous point and this one).
  func moveSelectionPan(to point: CGPoint) { selection.movePan(to: point, in: self) }

  /// Ends a pan. The selection and the editing mode stay.
  func endSelectionPan() { selection.endPan(in: self) }

  /// Highlights and selects the item at a point, in the order of calls of a tap.
  ///
  /// A collection view in a window receives taps as touches. This method serves tests without a
  /// window.
  ///
  /// - Parameter point: A point in the coordinates of the content.
  /// - Returns: Whether there is an item at the point that can be highlighted.
  @discardableResult
  func tap(at point: CGPoint) -> Bool {
    let isHighlighted = selection.beginTouch(at: point, in: self)
    selection.liftTouch(at: point, in: self)
    return isHighlighted
  }

  /// A Boolean value that indicates whether an item is being moved interactively.
  var isMovingItem: Bool { reordering.isActive }
}
