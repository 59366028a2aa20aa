extension UICollectionView {
  // MARK: - What is allowed

  /// Whether items can be selected in the present mode.
  var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected in the present mode.
  var canSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsSelection && allowsMultipleSelection
  }

  /// Deselects what may not be selected any longer.
  func dropForbiddenSelection() {
    guard !canSelect || !canSelectSeveral && selectedItems.count > 1 else { return }
    for selected in selectedItems { deselect(selected) }
  }

  /// Tells the cells that the editing mode has changed.
  ///
  /// - Complexity: O(live cells).
  func editingDidChange() {
    dropForbiddenSelection()
    for entry in live.all {
      if let cell = entry.view as? UICollectionViewCell {
        tellState(cell, of: entry.attributes.indexPath)
      }
    }
  }

  /// Tells a cell which states of the collection view are its item's too.
  func tellState(_ cell: UICollectionViewCell, of indexPath: IndexPath) {
    cell.setState(
      isEditing: isEditing
        && (delegate?.collectionView(self, canEditItemAt: indexPath) ?? true),
      isReordering: movement?.current == indexPath)
  }

  // MARK: - By the program

  /// Selects an item without telling the delegate; nil deselects all.
  func setSelection(to indexPath: IndexPath?) {
    guard canSelect else { return }
    guard let indexPath else {
      for selected in selectedItems { deselect(selected) }
      return
    }
    requireItem(at: indexPath, for: "An item was to be selected that")
    if !canSelectSeveral {
      for selected in selectedItems where selected != indexPath { deselect(selected) }
    }
    select(indexPath)
  }

  func select(_ indexPath: IndexPath) {
    guard selectedItems.insert(indexPath).inserted else { return }
    cellForItem(at: indexPath)?.isSelected = true
  }

  func deselect(_ indexPath: IndexPath) {
    guard selectedItems.remove(indexPath) != nil else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: - By the user

  /// Does what a tap at a point does, in the coordinates of the content: highlights the item there,
  /// selects or deselects it, and performs its primary action, asking and telling the delegate in
  /// UIKit's order.
  ///
  /// - Returns: whether there is an item that could be highlighted.
  @discardableResult
  package func tap(at point: CGPoint) -> Bool {
    guard let indexPath = indexPathForItem(at: point),
      cellForItem(at: indexPath)?.isUserInteractionEnabled ?? true,
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return false }
    let touched = TouchedItem(indexPath, cell: cellForItem(at: indexPath), pass.generation)
    touched.cell?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    // An action is for one item, and not for one more or less of several that are selected.
    let mayAct = !canSelectSeveral || selectedItems.isEmpty
    if canSelect, let indexPath = place(of: touched) { toggleSelection(of: indexPath) }
    if mayAct, let indexPath = place(of: touched) { performPrimaryAction(of: indexPath) }
    touched.cell?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: place(of: touched) ?? indexPath)
    return true
  }

  /// An item that the user touches, while the delegate may change the data.
  private struct TouchedItem {
    let indexPath: IndexPath
    let cell: UICollectionViewCell?
    let generation: Int

    init(_ indexPath: IndexPath, cell: UICollectionViewCell?, _ generation: Int) {
      self.indexPath = indexPath
      self.cell = cell
      self.generation = generation
    }
  }

  /// Where a touched item is now; nil if it is gone.
  private func place(of item: TouchedItem) -> IndexPath? {
    guard let cell = item.cell else {
      return pass.generation == item.generation && hasItem(at: item.indexPath)
        ? item.indexPath : nil
    }
    return indexPath(for: cell)
  }

  private func toggleSelection(of indexPath: IndexPath) {
    if canSelectSeveral, selectedItems.contains(indexPath) {
      deselectByUser(indexPath)
    } else {
      selectByUser(indexPath)
    }
  }

  private func performPrimaryAction(of indexPath: IndexPath) {
    guard let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  /// Selects an item if the delegate allows for it.
  func selectByUser(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !canSelectSeveral {
      for selected in selectedItems.sorted() where selected != indexPath {
        deselect(selected)
        delegate?.collectionView(self, didDeselectItemAt: selected)
      }
    }
    select(indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  /// Deselects an item if the delegate allows for it.
  func deselectByUser(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
    deselect(indexPath)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }
}
