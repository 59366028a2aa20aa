/// The editing of rows by the user: which controls and actions they have, and what these do.
@MainActor
final class RowEdits {
  /// The duration of the change to and from the editing mode, in seconds (chosen).
  static let duration: TimeInterval = 0.3

  /// The methods that the data source has turned out not to implement.
  private var refused: _TableRowMethods = []
  /// A Boolean value that indicates whether ``UITableView/setEditing(_:animated:)`` animates the
  /// cells at present.
  private(set) var isAnimating = false

  // MARK: - The editing mode

  /// Begins or ends the editing mode. A row whose actions are revealed closes.
  func setEditing(_ isEditing: Bool, animated: Bool, in table: UITableView) {
    guard isEditing != table.selection.isEditing else {
      if !isEditing { table.swipes.close(animated: animated) }
      return
    }
    func change() {
      isAnimating = animated
      table.selection.setEditing(isEditing, in: table)
      isAnimating = false
      table.layoutIfNeeded()
    }
    guard animated, table.window != nil else { return change() }
    UIView.animate(withDuration: Self.duration, animations: change)
  }

  // MARK: - What a row allows

  /// Returns whether a row can be edited. Rows can be edited if the data source does not decide.
  func canEdit(_ indexPath: IndexPath, in table: UITableView) -> Bool {
    isDeclaredEditable(indexPath, in: table) ?? true
  }

  /// Returns the data source's decision about a row; `nil` if it does not implement the method.
  private func isDeclaredEditable(_ indexPath: IndexPath, in table: UITableView) -> Bool? {
    guard let source = table.dataSource else { return false }
    return table.optionalMethods.answer(.canEditRow) {
      source.tableView(table, canEditRowAt: indexPath)
    }
  }

  /// Returns whether a swipe or a tap of a control can insert or delete a row: the data source
  /// implements `commit`. Without knowledge of that, the data source has to declare the row
  /// editable.
  func canCommit(_ indexPath: IndexPath, in table: UITableView) -> Bool {
    guard let source = table.dataSource else { return false }
    let methods = source._implementedRowMethods
    let declared = isDeclaredEditable(indexPath, in: table)
    if methods.contains(.isKnown) { return methods.contains(.commit) && declared ?? true }
    return !refused.contains(.commit) && declared ?? false
  }

  /// Returns whether a row has a reorder control in the editing mode.
  func canMove(_ indexPath: IndexPath, in table: UITableView) -> Bool {
    guard let source = table.dataSource else { return false }
    let methods = source._implementedRowMethods
    guard !methods.contains(.isKnown) || methods.contains(.move), !refused.contains(.move) else {
      return false
    }
    let declared = table.optionalMethods.answer(.canMoveRow) {
      source.tableView(table, canMoveRowAt: indexPath)
    }
    return declared ?? methods.contains(.isKnown)
  }

  /// Returns the control that a row has in the editing mode.
  func editingStyle(
    ofRowAt indexPath: IndexPath, in table: UITableView
  ) -> UITableViewCell.EditingStyle {
    guard canEdit(indexPath, in: table) else { return .none }
    return table.delegate?.tableView(table, editingStyleForRowAt: indexPath) ?? .delete
  }

  /// Called by the default implementation of a method that changes rows: the data source does not
  /// implement it, so that no row offers the change again. A row that was moved goes back.
  func refuse(
    _ method: _TableRowMethods, by source: any UITableViewDataSource, in table: UITableView
  ) {
    refused.insert(method)
    if method == .move {
      table.reordering.cancel(in: table)
    } else {
      table.swipes.close(animated: true)
    }
    DeveloperLog.sink(
      "The data source \(type(of: source)) of a table view declares that its rows can be "
        + (method == .move
          ? "moved; implement tableView(_:moveRowAt:to:), or return false from "
            + "tableView(_:canMoveRowAt:)."
          : "edited; implement tableView(_:commit:forRowAt:), or return false from "
            + "tableView(_:canEditRowAt:)."))
    table.updateStatesOfCells()
  }

  /// Forgets what is known about the data source, because there is another one.
  func reset() { refused = [] }

  // MARK: - Swipes

  /// Returns the actions that a swipe reveals; `nil` if there are none.
  func swipeConfiguration(
    at edge: SwipeEdge, ofRowAt indexPath: IndexPath, in table: UITableView
  ) -> UISwipeActionsConfiguration? {
    guard canEdit(indexPath, in: table) else { return nil }
    let delegate = table.delegate
    if edge == .leading {
      return delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    if let given = delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath)
    {
      return given
    }
    if let actions = delegate?.tableView(table, editActionsForRowAt: indexPath) {
      return UISwipeActionsConfiguration(
        actions: actions.map { $0.contextualAction(forRowAt: indexPath) })
    }
    guard editingStyle(ofRowAt: indexPath, in: table) == .delete, canCommit(indexPath, in: table)
    else { return nil }
    return UISwipeActionsConfiguration(actions: [deletion(ofRowAt: indexPath, in: table)])
  }

  /// Returns the action that deletes a row.
  private func deletion(
    ofRowAt indexPath: IndexPath, in table: UITableView
  ) -> UIContextualAction {
    let title = table.delegate?.tableView(
      table, titleForDeleteConfirmationButtonForRowAt: indexPath)
    return UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self, weak table] _, _, completion in
      if let self, let table { commit(.delete, ofRowAt: indexPath, in: table) }
      completion(true)
    }
  }

  // MARK: - Controls

  /// Performs what a tap of the control at the leading edge of a row does: a row with the delete
  /// control shows the button for it, and one with the insert control is inserted.
  func controlWasTapped(ofRowAt indexPath: IndexPath, in table: UITableView) {
    switch editingStyle(ofRowAt: indexPath, in: table) {
    case .none: return
    case .delete: table.swipes.open(.trailing, ofRowAt: indexPath, in: table)
    case .insert: commit(.insert, ofRowAt: indexPath, in: table)
    }
  }

  /// Asks the data source to insert or delete a row.
  func commit(
    _ style: UITableViewCell.EditingStyle, ofRowAt indexPath: IndexPath, in table: UITableView
  ) {
    let named = table.reordering.dataSourceIndexPath(ofItemAt: indexPath)
    table.dataSource?.tableView(table, commit: style, forRowAt: named)
  }
}
