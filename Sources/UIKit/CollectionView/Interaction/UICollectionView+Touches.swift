extension UICollectionView {
  // MARK: - Touches, delivered by hosts and tests

  /// Performs what a tap at a point does: highlights the item there, selects or deselects it, and
  /// performs its primary action, with the delegate's calls in UIKit's order.
  ///
  /// - Parameter point: A point in the coordinates of the content.
  /// - Returns: Whether there is an item at the point that can be highlighted.
  @discardableResult
  package func tap(at point: CGPoint) -> Bool { selection.tap(at: point, in: self) }

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

  /// Performs what a long press at a point and a drag to another one do: moves the item there, if
  /// the standard gesture for reordering is installed.
  ///
  /// - Parameters:
  ///   - start: The point of the long press, in the coordinates of the content.
  ///   - end: The point of release, in the coordinates of the content.
  /// - Returns: Whether an item was moved.
  package func dragByUser(from start: CGPoint, to end: CGPoint) -> Bool {
    reordering.drag(from: start, to: end, in: self)
  }

  // MARK: - States of cells

  /// Updates the editing and reordering states of all live cells.
  ///
  /// - Complexity: O(live cells).
  func updateStatesOfCells() {
    for live in elements.all {
      if let cell = live.view as? UICollectionViewCell {
        updateState(of: cell, forItemAt: live.attributes.indexPath)
      }
    }
  }

  /// Updates the editing and reordering states of a cell.
  func updateState(of cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    cell.setState(
      isEditing: isEditing
        && (delegate?.collectionView(self, canEditItemAt: indexPath) ?? true),
      isReordering: reordering.isMoving(itemAt: indexPath))
  }
}
