/// A view controller whose view is a table view, with itself as data source and delegate.
///
/// A subclass overrides ``tableView(_:numberOfRowsInSection:)`` and
/// ``tableView(_:cellForRowAt:)``, or gives the table view another data source.
/// ``UITableViewDataSource`` and ``UITableViewDelegate`` describe the methods of the data source
/// and the delegate.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uitableviewcontroller
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The style of the table view that the controller creates; `nil` for one of an interface file.
  private let initialStyle: UITableView.Style?
  private(set) var storedTableView: UITableView?
  /// The refresh control that was set before the view was loaded.
  private var pendingRefreshControl: UIRefreshControl?
  private let keyboardAvoidance = TableKeyboardAvoidance()

  /// Creates a view controller with a style for its table view.
  public init(style: UITableView.Style) {
    initialStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller of a storyboard.
  public required init?(coder: NSCoder) {
    initialStyle = nil
    super.init(coder: coder)
    decodeTableController(from: coder)
  }

  /// Creates a view controller with the table view of a nib, and with a plain one if there is none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialStyle = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  // MARK: - The table view

  /// The table view, which is the ``UIViewController/view``. Loads the view if necessary.
  ///
  /// The controller becomes the data source and the delegate of a table view that has no others.
  open var tableView: UITableView! {
    get {
      if storedTableView == nil { loadViewIfNeeded() }
      return storedTableView
    }
    set {
      view = newValue
      adopt(newValue)
      if let newValue { becomeOwner(of: newValue) }
    }
  }

  /// A Boolean value that indicates whether all rows are deselected before the view appears. `true`
  /// by default.
  open var clearsSelectionOnViewWillAppear = true

  /// The control of the table view that the user pulls to refresh the data. `nil` by default.
  open var refreshControl: UIRefreshControl? {
    get { storedTableView == nil ? pendingRefreshControl : storedTableView?.refreshControl }
    set {
      if let storedTableView {
        storedTableView.refreshControl = newValue
      } else {
        pendingRefreshControl = newValue
      }
    }
  }

  /// Loads the table view of the storyboard or the nib, or creates one.
  ///
  /// The controller becomes the data source and the delegate if the interface file connects no
  /// other objects. Without an interface file, ``init(style:)`` determines the style.
  open override func loadView() {
    if initialStyle != nil || !loadTableViewFromInterface() {
      let made = UITableView(frame: UIScreen.main.bounds, style: initialStyle ?? .plain)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tableView = made
    }
    if let table = storedTableView { becomeOwner(of: table) }
  }

  /// Becomes the data source and the delegate of a table view without others.
  private func becomeOwner(of table: UITableView) {
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  func adopt(_ table: UITableView?) {
    storedTableView = table
    guard let table, let pendingRefreshControl else { return }
    self.pendingRefreshControl = nil
    table.refreshControl = pendingRefreshControl
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = storedTableView else { return }
    keyboardAvoidance.begin(for: table)
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: indexPath, animated: animated)
    }
  }

  /// Ends keeping the rows clear of the keyboard.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let table = storedTableView { keyboardAvoidance.end(for: table) }
  }

  /// Begins or ends the editing mode of the controller and its table view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    storedTableView?.setEditing(editing, animated: animated)
  }

  /// The methods for editing rows that a lowered subclass overrides: see ``_TableRowMethods``.
  open var _implementedRowMethods: _TableRowMethods { [] }

  // MARK: - Data source

  /// Returns the number of static rows of the storyboard; otherwise 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.rowCount(ofSection: section) ?? 0
  }

  /// Returns the static cell of the storyboard. A subclass with other rows overrides this method.
  ///
  /// - Precondition: The table view has static content with the row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let content = tableView.staticContent {
      guard let cell = content.cell(at: indexPath) else {
        fatalError(
          "\(type(of: self)) was asked for a static cell at \(indexPath.sentenceName), and the "
            + "storyboard has \(content.sentence); return another cell there, or correct "
            + "tableView(_:numberOfRowsInSection:).")
      }
      return cell
    }
    fatalError(
      "\(type(of: self)) has a row at \(indexPath.sentenceName) but no cell for it; override "
        + "tableView(_:cellForRowAt:).")
  }

  /// Returns the number of static sections of the storyboard; otherwise 1.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sectionCount ?? 1
  }

  /// Returns the title of the static section; otherwise `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let content = tableView.staticContent { return content.title(.header, ofSection: section) }
    tableView.optionalMethods.noteDefault(.titleForHeader, isInherited: true)
    return nil
  }

  /// Returns the title of the static section; otherwise `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let content = tableView.staticContent { return content.title(.footer, ofSection: section) }
    tableView.optionalMethods.noteDefault(.titleForFooter, isInherited: true)
    return nil
  }

  /// Returns `false` for static rows; otherwise `true`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if tableView.staticContent != nil { return false }
    tableView.optionalMethods.noteDefault(.canEditRow, isInherited: true)
    return true
  }

  /// Returns `false` for static rows; otherwise `true`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    if tableView.staticContent != nil { return false }
    tableView.optionalMethods.noteDefault(.canMoveRow, isInherited: true)
    return true
  }

  /// Does nothing, because the controller cannot edit rows; a subclass overrides the method.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.rowEdits.refuse(.commit, by: self, in: tableView) }

  /// Moves the row back, because the controller cannot move it in the data; a subclass overrides
  /// the method.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.rowEdits.refuse(.move, by: self, in: tableView) }

  /// Returns `nil` by default.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title by default.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: - Display and selection

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns the level of the static cell; otherwise 0.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    if let cell = tableView.staticContent?.cell(at: indexPath) { return cell.indentationLevel }
    tableView.optionalMethods.noteDefault(.indentationLevel, isInherited: true)
    return 0
  }

  /// Returns `true` by default.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the same row by default.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }

  /// Returns the same row by default.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns `false` in the editing mode, otherwise `true`; a subclass overrides the method.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }

  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
  }

  /// Returns `false` by default.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing by default.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  // MARK: - Focus

  /// Returns `true` by default.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns `true` by default.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Returns the table view's `selectionFollowsFocus` by default.
  open func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { tableView.selectionFollowsFocus }

  // MARK: - Heights, headers and footers

  /// Returns the height of the static row, if it has one of its own; otherwise the table view's
  /// ``UITableView/rowHeight``.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let content = tableView.staticContent, content.hasHeights {
      return content.height(at: indexPath) ?? tableView.rowHeight
    }
    tableView.optionalMethods.noteDefault(.heightForRow, isInherited: true)
    return tableView.rowHeight
  }

  /// Returns the table view's ``UITableView/estimatedRowHeight`` by default.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    tableView.optionalMethods.noteDefault(.estimatedHeightForRow, isInherited: true)
    return tableView.estimatedRowHeight
  }

  /// Returns the table view's ``UITableView/sectionHeaderHeight`` by default.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.optionalMethods.noteDefault(.heightForHeader, isInherited: true)
    return tableView.sectionHeaderHeight
  }

  /// Returns the table view's ``UITableView/sectionFooterHeight`` by default.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.optionalMethods.noteDefault(.heightForFooter, isInherited: true)
    return tableView.sectionFooterHeight
  }

  /// Returns the table view's ``UITableView/estimatedSectionHeaderHeight`` by default.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    tableView.optionalMethods.noteDefault(.estimatedHeightForHeader, isInherited: true)
    return tableView.estimatedSectionHeaderHeight
  }

  /// Returns the table view's ``UITableView/estimatedSectionFooterHeight`` by default.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    tableView.optionalMethods.noteDefault(.estimatedHeightForFooter, isInherited: true)
    return tableView.estimatedSectionFooterHeight
  }

  /// Returns `nil` by default.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.optionalMethods.noteDefault(.viewForHeader, isInherited: true)
    return nil
  }

  /// Returns `nil` by default.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.optionalMethods.noteDefault(.viewForFooter, isInherited: true)
    return nil
  }

  // MARK: - Editing

  /// Returns `.delete` by default.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  /// Returns `true` by default.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Returns `nil` by default.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Returns `nil` by default.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns `nil` by default.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns `nil` by default.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { nil }

  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns the proposed index path by default.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  // MARK: - Context menus

  /// Returns `nil` by default.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns `nil` by default.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns `nil` by default.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: - Scrolling

  /// Does nothing by default.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing by default.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing by default.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns `true` by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing by default.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
