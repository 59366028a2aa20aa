/// The decisions and notifications of an app about the selection of items, by index paths as they
/// are presented.
@preconcurrency @MainActor
protocol SelectionClient {
  func shouldHighlightItem(at indexPath: IndexPath) -> Bool
  func didHighlightItem(at indexPath: IndexPath)
  func didUnhighlightItem(at indexPath: IndexPath)

  /// Returns the item to select instead of a touched one, which may be the same; `nil` for none.
  func itemToSelect(insteadOf indexPath: IndexPath) -> IndexPath?
  func didSelectItem(at indexPath: IndexPath)

  /// Returns the item to deselect instead of a touched one, which may be the same; `nil` for none.
  func itemToDeselect(insteadOf indexPath: IndexPath) -> IndexPath?

  /// Returns whether an item may be deselected because another one is selected.
  func mayReplaceSelection(ofItemAt indexPath: IndexPath) -> Bool
  func didDeselectItem(at indexPath: IndexPath)

  func canPerformPrimaryAction(ofItemAt indexPath: IndexPath) -> Bool
  func performPrimaryAction(ofItemAt indexPath: IndexPath)

  /// Returns whether a pan over several items may begin; `nil` if the app does not decide.
  func shouldBeginMultipleSelection(at indexPath: IndexPath) -> Bool?
  func didBeginMultipleSelection(at indexPath: IndexPath)
  func didEndMultipleSelection()
}

/// The decisions of an app about moving items. Index paths are in the data source's order, unless
/// stated otherwise.
@preconcurrency @MainActor
protocol ReorderingClient {
  func canMoveItem(at indexPath: IndexPath) -> Bool

  /// Returns the target of a movement, by index paths as they are presented.
  func target(
    ofItemFrom original: IndexPath, at current: IndexPath, proposed: IndexPath
  ) -> IndexPath

  /// Moves an item in the data.
  func moveItem(at indexPath: IndexPath, to target: IndexPath)

  /// The method that moves an item in the data, for messages.
  var moveMethod: String { get }
}

/// The preparation of data for upcoming items.
@preconcurrency @MainActor
protocol PrefetchingClient {
  func prefetchItems(at indexPaths: [IndexPath])
  func cancelPrefetchingForItems(at indexPaths: [IndexPath])
}

/// The context menus of items.
@preconcurrency @MainActor
protocol ItemMenuClient {
  func menuConfiguration(
    forItemsAt indexPaths: [IndexPath], at point: CGPoint
  ) -> UIContextMenuConfiguration?
  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, forItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, forItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
}
