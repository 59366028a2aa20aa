/// The delegate of a collection view, as its parts ask it.
@MainActor
struct CollectionViewClient {
  let view: UICollectionView
  let delegate: any UICollectionViewDelegate
}

extension CollectionViewClient: SelectionClient {
  func shouldHighlightItem(at indexPath: IndexPath) -> Bool {
    delegate.collectionView(view, shouldHighlightItemAt: indexPath)
  }

  func didHighlightItem(at indexPath: IndexPath) {
    delegate.collectionView(view, didHighlightItemAt: indexPath)
  }

  func didUnhighlightItem(at indexPath: IndexPath) {
    delegate.collectionView(view, didUnhighlightItemAt: indexPath)
  }

  func itemToSelect(insteadOf indexPath: IndexPath) -> IndexPath? {
    delegate.collectionView(view, shouldSelectItemAt: indexPath) ? indexPath : nil
  }

  func didSelectItem(at indexPath: IndexPath) {
    delegate.collectionView(view, didSelectItemAt: indexPath)
  }

  func itemToDeselect(insteadOf indexPath: IndexPath) -> IndexPath? {
    delegate.collectionView(view, shouldDeselectItemAt: indexPath) ? indexPath : nil
  }

  func mayReplaceSelection(ofItemAt indexPath: IndexPath) -> Bool { true }

  func didDeselectItem(at indexPath: IndexPath) {
    delegate.collectionView(view, didDeselectItemAt: indexPath)
  }

  func canPerformPrimaryAction(ofItemAt indexPath: IndexPath) -> Bool {
    delegate.collectionView(view, canPerformPrimaryActionForItemAt: indexPath)
  }

  func performPrimaryAction(ofItemAt indexPath: IndexPath) {
    delegate.collectionView(view, performPrimaryActionForItemAt: indexPath)
  }

  func shouldBeginMultipleSelection(at indexPath: IndexPath) -> Bool? {
    delegate.collectionView(view, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  func didBeginMultipleSelection(at indexPath: IndexPath) {
    delegate.collectionView(view, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func didEndMultipleSelection() {
    delegate.collectionViewDidEndMultipleSelectionInteraction(view)
  }
}

extension CollectionViewClient: ItemMenuClient {
  func menuConfiguration(
    forItemsAt indexPaths: [IndexPath], at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.collectionView(view, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, forItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    delegate.collectionView(
      view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, forItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    delegate.collectionView(
      view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

/// The data source of a collection view, as its parts ask it to move items.
@MainActor
struct CollectionViewData: ReorderingClient {
  let view: UICollectionView
  let source: any UICollectionViewDataSource

  var moveMethod: String { "collectionView(_:moveItemAt:to:)" }

  func canMoveItem(at indexPath: IndexPath) -> Bool {
    source.collectionView(view, canMoveItemAt: indexPath)
  }

  func target(
    ofItemFrom original: IndexPath, at current: IndexPath, proposed: IndexPath
  ) -> IndexPath {
    view.delegate?.collectionView(
      view, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
      atCurrentIndexPath: current, toProposedIndexPath: proposed) ?? proposed
  }

  func moveItem(at indexPath: IndexPath, to target: IndexPath) {
    source.collectionView(view, moveItemAt: indexPath, to: target)
  }
}

/// The prefetch data source of a collection view.
@MainActor
struct CollectionViewPrefetching: PrefetchingClient {
  let view: UICollectionView
  let source: any UICollectionViewDataSourcePrefetching

  func prefetchItems(at indexPaths: [IndexPath]) {
    source.collectionView(view, prefetchItemsAt: indexPaths)
  }

  func cancelPrefetchingForItems(at indexPaths: [IndexPath]) {
    source.collectionView(view, cancelPrefetchingForItemsAt: indexPaths)
  }
}
