extension UICollectionView {
  /// A Boolean value that indicates whether keys move the focus between the items. `true` by
  /// default, as with full keyboard access (chosen; in UIKit it depends on the system).
  public var allowsFocus: Bool {
    get { itemFocus.rules.allowsFocus }
    set { itemFocus.rules.allowsFocus = newValue }
  }

  /// A Boolean value that indicates whether keys move the focus between the items in the editing
  /// mode. `true` by default (chosen; in UIKit it depends on the system).
  public var allowsFocusDuringEditing: Bool {
    get { itemFocus.rules.allowsFocusDuringEditing }
    set { itemFocus.rules.allowsFocusDuringEditing = newValue }
  }

  /// A Boolean value that indicates whether an item that gets the focus is selected. `false` by
  /// default (chosen; in UIKit it depends on the system).
  public var selectionFollowsFocus: Bool {
    get { itemFocus.rules.selectionFollowsFocus }
    set { itemFocus.rules.selectionFollowsFocus = newValue }
  }

  var focusClient: (any FocusClient)? {
    delegate.map { CollectionViewFocus(view: self, delegate: $0) }
  }
}

/// The delegate of a collection view, as the part for the focus asks it.
@MainActor
private struct CollectionViewFocus: FocusClient {
  let view: UICollectionView
  let delegate: any UICollectionViewDelegate

  func canFocusItem(at indexPath: IndexPath) -> Bool {
    delegate.collectionView(view, canFocusItemAt: indexPath)
  }

  func shouldUpdate(_ change: FocusChange) -> Bool {
    delegate.collectionView(
      view, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(change))
  }

  func didUpdate(_ change: FocusChange, with coordinator: UIFocusAnimationCoordinator) {
    delegate.collectionView(
      view, didUpdateFocusIn: UICollectionViewFocusUpdateContext(change), with: coordinator)
  }

  func selectionFollowsFocus(ofItemAt indexPath: IndexPath) -> Bool {
    delegate.collectionView(view, selectionFollowsFocusForItemAt: indexPath)
  }
}
