extension UICollectionViewCell {
  /// The actions of swipes as actions for assistive technology, while the keyboard is at the item.
  var swipeActionsAtKeyboard: [UIAccessibilityCustomAction] {
    guard let collectionView = displayingCollectionView, collectionView.backend.hasSwipeActions,
      let indexPath = collectionView.indexPath(for: self),
      collectionView.itemFocus.contains(indexPath), !collectionView.isEditing
    else { return [] }
    return [SwipeEdge.leading, .trailing].flatMap { edge in
      collectionView.swipes.configuration(at: edge, ofRowAt: indexPath, in: collectionView)?
        .actions ?? []
    }.map { action in
      UIAccessibilityCustomAction(name: action.spokenName ?? "") { [weak self] _ in
        guard let self else { return false }
        action.handler(action, self) { _ in }
        return true
      }
    }
  }
}
