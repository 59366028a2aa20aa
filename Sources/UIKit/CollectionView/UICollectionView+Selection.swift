extension UICollectionView {
  // MARK: - By the program

  /// Selects an item without telling the delegate; nil deselects all.
  func setSelection(to indexPath: IndexPath?) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for selected in selectedItems { deselect(selected) }
      return
    }
    requireItem(at: indexPath, for: "An item was to be selected that")
    if !allowsMultipleSelection {
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
  /// and selects or deselects it, asking and telling the delegate in UIKit's order.
  ///
  /// - Returns: whether there is an item that could be highlighted.
  @discardableResult
  package func tap(at point: CGPoint) -> Bool {
    guard let indexPath = indexPathForItem(at: point),
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return false }
    let generation = pass.generation
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    if allowsSelection, pass.generation == generation { toggleSelection(of: indexPath) }
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    return true
  }

  private func toggleSelection(of indexPath: IndexPath) {
    if allowsMultipleSelection, selectedItems.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselect(indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for selected in selectedItems.sorted() where selected != indexPath {
        deselect(selected)
        delegate?.collectionView(self, didDeselectItemAt: selected)
      }
    }
    select(indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
