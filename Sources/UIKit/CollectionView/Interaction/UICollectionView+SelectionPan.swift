/// What a pan that selects several items does.
struct SelectionPan {
  /// Where the pan began.
  var anchor: IndexPath
  /// Where it is.
  var current: IndexPath
  /// Whether it selects; it deselects where it began at a selected item.
  let selects: Bool
  /// What was selected when it began.
  var selectedBefore: Set<IndexPath>

  /// The items from where it began to where it is, in the order of index paths.
  var range: ClosedRange<IndexPath> { min(anchor, current)...max(anchor, current) }
}

extension UICollectionView {
  /// Begins what a pan with two fingers does: the items that it passes over, in the order of index
  /// paths, are selected, or deselected where it begins at a selected item, and what it leaves again
  /// is as it was before. The collection view goes into editing mode.
  ///
  /// - Parameter point: in the coordinates of the content.
  /// - Returns: whether the pan selects: there is an item, the content scrolls along one axis at
  ///   most, and the delegate allows for it.
  package func beginSelectionPan(at point: CGPoint) -> Bool {
    guard selectionPan == nil, let anchor = indexPathForItem(at: point),
      contentSize.width <= bounds.width || contentSize.height <= bounds.height,
      delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: anchor)
        ?? allowsMultipleSelectionDuringEditing
    else { return false }
    isEditing = true
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: anchor)
    guard hasItem(at: anchor) else { return false }
    selectionPan = SelectionPan(
      anchor: anchor, current: anchor, selects: !selectedItems.contains(anchor),
      selectedBefore: selectedItems)
    setSelectedByPan(anchor)
    return true
  }

  /// Goes on with a pan. Where there is no item, nothing changes.
  ///
  /// - Complexity: O(items between where the pan was and where it is).
  package func moveSelectionPan(to point: CGPoint) {
    guard let pan = selectionPan, let indexPath = indexPathForItem(at: point) else { return }
    let old = pan.range
    let from = min(pan.current, indexPath)
    let to = max(pan.current, indexPath)
    selectionPan?.current = indexPath
    var step: IndexPath? = from
    while let item = step, item <= to, let pan = selectionPan {
      if old.contains(item) != pan.range.contains(item) { setSelectedByPan(item) }
      step = self.item(after: item)
    }
  }

  /// Ends a pan. The selection and the editing mode stay.
  package func endSelectionPan() {
    guard selectionPan != nil else { return }
    selectionPan = nil
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  /// Follows a change of the data; the pan ends where the item is gone that it began at.
  func followSelectionPan(_ change: DataChange) {
    guard let pan = selectionPan else { return }
    guard let anchor = change.newItem(pan.anchor) else { return endSelectionPan() }
    selectionPan?.anchor = anchor
    selectionPan?.current = change.newItem(pan.current) ?? anchor
    selectionPan?.selectedBefore = Set(pan.selectedBefore.compactMap(change.newItem))
  }

  /// Selects or deselects an item as the pan has it.
  private func setSelectedByPan(_ indexPath: IndexPath) {
    guard let pan = selectionPan, canSelectSeveral else { return }
    let selects =
      pan.range.contains(indexPath) ? pan.selects : pan.selectedBefore.contains(indexPath)
    guard selects != selectedItems.contains(indexPath) else { return }
    if selects { selectByUser(indexPath) } else { deselectByUser(indexPath) }
  }

  /// The item that follows another one in the order of index paths.
  private func item(after indexPath: IndexPath) -> IndexPath? {
    if indexPath.item + 1 < itemCount(inSection: indexPath.section) {
      return IndexPath(item: indexPath.item + 1, section: indexPath.section)
    }
    return (indexPath.section + 1..<max(sectionCount, indexPath.section + 1))
      .first { itemCount(inSection: $0) > 0 }
      .map { IndexPath(item: 0, section: $0) }
  }
}
