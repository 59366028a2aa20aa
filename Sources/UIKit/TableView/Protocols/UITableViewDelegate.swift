/// The object that is notified of events in a table view, and decides about heights, headers,
/// selection and editing. All methods are optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: - Display and selection

  /// Called before a cell becomes visible.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called after a cell has left the visible bounds, with the index path that it displayed.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called before a section's header becomes visible.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Called after a section's header has left the visible bounds.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Called before a section's footer becomes visible.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Called after a section's footer has left the visible bounds.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// Called after a tap of a cell's detail button. The row is not selected by it.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns the indentation level of a row, which its cell takes over. Without the method, cells
  /// keep their own levels.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Returns whether a touch highlights a row. If not, the touch selects nothing. The default is
  /// `true`.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called after a touch has highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Called after the highlight of a row has ended.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the row that a touch selects instead of the touched one: the same row, the default,
  /// another one, or `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Returns the row that is deselected instead of a row: the same row, the default, another one,
  /// or `nil` for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called after a touch has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called after a touch has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns whether a touch performs the primary action of a row, such as opening it. Called after
  /// the selection, even if that was refused. The default is `true` outside the editing mode, and
  /// `false` in it.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool

  /// Performs the primary action of a row.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Returns whether a pan with two fingers that begins at a row selects several rows. The default
  /// is `false`.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called after a pan that selects several rows has begun. The table view is in the editing mode.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Called after a pan that selects several rows has ended. The editing mode stays.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // MARK: - Focus

  /// Returns whether a row can have the focus. Arrow keys pass over rows that cannot. The default
  /// is `true`.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a key may move the focus. The default is `true`.
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool

  /// Called after the focus has moved to a row, from one, or between two of them, but not for
  /// changes of the data.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)

  /// Returns whether a row that gets the focus is selected. The default is
  /// ``UITableView/selectionFollowsFocus``.
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool

  // MARK: - Heights, headers and footers

  /// Returns the height of a row, in points, or ``UITableView/automaticDimension`` for the height
  /// of its cell. The default is ``UITableView/rowHeight``.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height, in points, of a row that has not been measured. The default is
  /// ``UITableView/estimatedRowHeight``.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a section's header, in points. It is ignored for a header with neither a
  /// title nor a view. The default is ``UITableView/sectionHeaderHeight``.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a section's footer, in points. It is ignored for a footer with neither a
  /// title nor a view. The default is ``UITableView/sectionFooterHeight``.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the height, in points, of a section's header that has not been measured. The default
  /// is ``UITableView/estimatedSectionHeaderHeight``.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat

  /// Returns the height, in points, of a section's footer that has not been measured. The default
  /// is ``UITableView/estimatedSectionFooterHeight``.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat

  /// Returns the header of a section, such as a dequeued ``UITableViewHeaderFooterView``. The
  /// default, `nil`, is a view with the title of the data source, if there is one.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the footer of a section, such as a dequeued ``UITableViewHeaderFooterView``. The
  /// default, `nil`, is a view with the title of the data source, if there is one.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: - Editing

  /// Returns the control of an editable row in the editing mode. The default is `.delete`.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle

  /// Returns whether the content of a row moves for its control in the editing mode. The default is
  /// `true`.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool

  /// Returns the title of the button that deletes a row. The default, `nil`, is "Delete".
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Returns the actions that a swipe from the leading edge of a row reveals; `nil`, the default,
  /// for none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions that a swipe from the trailing edge of a row reveals. With `nil`, the
  /// default, it deletes a row that can be edited. A configuration without actions reveals nothing.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions that a swipe from the trailing edge of a row reveals, the first of them at
  /// the edge. The method with ``UISwipeActionsConfiguration`` takes precedence.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?

  /// Called before a swipe reveals the actions of a row. ``UITableView/isEditing`` is `true` until
  /// they are hidden.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Called after the actions of a row were hidden.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Returns the target of a moving row, which by default is the proposed one.
  ///
  /// - Parameter sourceIndexPath: The index path of the row before the movement.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // MARK: - Context menus

  /// Returns the context menu of the pressed row; `nil`, the default, for none.
  ///
  /// - Parameter point: The point of the press in the coordinates of the table view.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the preview when a context menu appears. The default, `nil`, is the cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Returns the preview when a context menu disappears. The default, `nil`, is the cell.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called after a tap of the preview of a context menu.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// Called before a context menu appears.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called before a context menu disappears.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
