/// The selection of a table view, as its delegate decides about it.
@MainActor
struct TableViewSelection: SelectionClient {
  let view: UITableView
  /// The delegate; `nil` if there is none, so that all rows can be selected.
  let delegate: (any UITableViewDelegate)?

  func shouldHighlightItem(at indexPath: IndexPath) -> Bool {
    delegate?.tableView(view, shouldHighlightRowAt: indexPath) ?? true
  }

  func didHighlightItem(at indexPath: IndexPath) {
    delegate?.tableView(view, didHighlightRowAt: indexPath)
  }

  func didUnhighlightItem(at indexPath: IndexPath) {
    delegate?.tableView(view, didUnhighlightRowAt: indexPath)
  }

  func itemToSelect(insteadOf indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    return delegate.tableView(view, willSelectRowAt: indexPath)
  }

  func didSelectItem(at indexPath: IndexPath) {
    delegate?.tableView(view, didSelectRowAt: indexPath)
    postChange()
  }

  func itemToDeselect(insteadOf indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    return delegate.tableView(view, willDeselectRowAt: indexPath)
  }

  func mayReplaceSelection(ofItemAt indexPath: IndexPath) -> Bool {
    guard let delegate else { return true }
    return delegate.tableView(view, willDeselectRowAt: indexPath) != nil
  }

  func didDeselectItem(at indexPath: IndexPath) {
    delegate?.tableView(view, didDeselectRowAt: indexPath)
    // The selection of another row follows otherwise.
    if view.selection.allowsMultipleSelection { postChange() }
  }

  private func postChange() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: view)
  }

  func canPerformPrimaryAction(ofItemAt indexPath: IndexPath) -> Bool {
    delegate?.tableView(view, canPerformPrimaryActionForRowAt: indexPath) ?? false
  }

  func performPrimaryAction(ofItemAt indexPath: IndexPath) {
    delegate?.tableView(view, performPrimaryActionForRowAt: indexPath)
  }

  func shouldBeginMultipleSelection(at indexPath: IndexPath) -> Bool? {
    delegate?.tableView(view, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  func didBeginMultipleSelection(at indexPath: IndexPath) {
    delegate?.tableView(view, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func didEndMultipleSelection() {
    delegate?.tableViewDidEndMultipleSelectionInteraction(view)
  }
}

/// The context menus of a table view, as its delegate provides them.
@MainActor
struct TableViewMenus: ItemMenuClient {
  let view: UITableView
  let delegate: any UITableViewDelegate

  func menuConfiguration(
    forItemsAt indexPaths: [IndexPath], at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = view.indexPathForRow(at: point) ?? indexPaths.first else { return nil }
    return delegate.tableView(view, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, forItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    delegate.tableView(view, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, forItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    delegate.tableView(view, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.tableView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(view, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

/// The data source of a table view, as its parts ask it to move rows.
@MainActor
struct TableViewData: ReorderingClient {
  let view: UITableView
  let source: any UITableViewDataSource

  var moveMethod: String { "tableView(_:moveRowAt:to:)" }

  func canMoveItem(at indexPath: IndexPath) -> Bool {
    view.rowEdits.canMove(indexPath, in: view)
  }

  func target(
    ofItemFrom original: IndexPath, at current: IndexPath, proposed: IndexPath
  ) -> IndexPath {
    view.delegate?.tableView(
      view, targetIndexPathForMoveFromRowAt: original, toProposedIndexPath: proposed) ?? proposed
  }

  func moveItem(at indexPath: IndexPath, to target: IndexPath) {
    source.tableView(view, moveRowAt: indexPath, to: target)
  }
}

/// The prefetch data source of a table view.
@MainActor
struct TableViewPrefetching: PrefetchingClient {
  let view: UITableView
  let source: any UITableViewDataSourcePrefetching

  func prefetchItems(at indexPaths: [IndexPath]) {
    source.tableView(view, prefetchRowsAt: indexPaths)
  }

  func cancelPrefetchingForItems(at indexPaths: [IndexPath]) {
    source.tableView(view, cancelPrefetchingForRowsAt: indexPaths)
  }
}
