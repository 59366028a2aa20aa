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
  package func beginSelectionPan(at point: CGPoint) -> Bool {
    selection.beginPan(at: point, in: self)
  }

  /// Continues a pan. Nothing changes if there is no item at the point.
  ///
  /// - Complexity: O(items between the previous point and this one).
  package func moveSelectionPan(to point: CGPoint) { selection.movePan(to: point, in: self) }

  /// Ends a pan. The selection and the editing mode stay.
  package func endSelectionPan() { selection.endPan(in: self) }

  /// Highlights and selects the item at a point, in the order of calls of a tap.
  ///
  /// A collection view in a window receives taps as touches. This method serves tests without a
  /// window.
  ///
  /// - Parameter point: A point in the coordinates of the content.
  /// - Returns: Whether there is an item at the point that can be highlighted.
  @discardableResult
  package func tap(at point: CGPoint) -> Bool {
    let isHighlighted = selection.beginTouch(at: point, in: self)
    selection.liftTouch(at: point, in: self)
    return isHighlighted
  }

  /// A Boolean value that indicates whether an item is being moved interactively.
  package var isMovingItem: Bool { reordering.isActive }

  /// A Boolean value that indicates whether a pan selects items.
  package var isSelectingByPan: Bool { selection.isPanning }

  // MARK: - States of cells

  /// Updates the states of all live cells that depend on the collection view and its data source.
  ///
  /// - Complexity: O(live cells).
  func updateStatesOfCells() {
    for live in elements.all where live.key.isCell {
      if let cell = live.view as? UICollectionViewCell {
        updateState(of: cell, forItemAt: live.key.indexPath)
      }
    }
  }

  /// Updates the states of a cell that depend on the collection view and its data source: editing,
  /// reordering, and its place in an outline.
  func updateState(of cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    let outline = outlineSource?.outlineState(
      at: reordering.dataSourceIndexPath(ofItemAt: indexPath))
    cell.setState(
      isEditing: isEditing
        && (delegate?.collectionView(self, canEditItemAt: indexPath) ?? true),
      isReordering: reordering.isMoving(itemAt: indexPath),
      isExpanded: outline?.isExpanded ?? false)
    cell.outlineLevelDidChange(to: outline?.level)
  }

  /// The data source, if its sections may have outlines.
  var outlineSource: (any OutlineSource)? { dataSource as? any OutlineSource }
}
