extension ElementCell {
  /// Returns the actions of swipes as actions for assistive technology, while the keyboard is at
  /// the item; empty otherwise.
  func swipeActions(
    atKeyboardOn indexPath: IndexPath, in view: any RecyclingView
  ) -> [UIAccessibilityCustomAction] {
    guard view.hasSwipeActions, view.itemFocus.contains(indexPath), !view.selection.isEditing else {
      return []
    }
    return [SwipeEdge.leading, .trailing].flatMap { edge in
      view.swipes.configuration(at: edge, ofRowAt: indexPath, in: view)?.actions ?? []
    }.map { action in
      UIAccessibilityCustomAction(name: action.spokenName ?? "") { [weak self] _ in
        guard let self else { return false }
        action.handler(action, self) { _ in }
        return true
      }
    }
  }
}

extension UICollectionViewCell {
  /// The actions of swipes as actions for assistive technology, while the keyboard is at the item.
  var swipeActionsAtKeyboard: [UIAccessibilityCustomAction] {
    guard let collectionView = displayingCollectionView,
      let indexPath = collectionView.indexPath(for: self)
    else { return [] }
    return swipeActions(atKeyboardOn: indexPath, in: collectionView)
  }
}
