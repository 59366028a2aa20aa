extension UITableView {
  /// A Boolean value that indicates whether keys move the focus between the rows. `true` by
  /// default, as with full keyboard access (chosen; in UIKit it depends on the system).
  public var allowsFocus: Bool {
    get { itemFocus.rules.allowsFocus }
    set { itemFocus.rules.allowsFocus = newValue }
  }

  /// A Boolean value that indicates whether keys move the focus between the rows in the editing
  /// mode. `true` by default (chosen; in UIKit it depends on the system).
  public var allowsFocusDuringEditing: Bool {
    get { itemFocus.rules.allowsFocusDuringEditing }
    set { itemFocus.rules.allowsFocusDuringEditing = newValue }
  }

  /// A Boolean value that indicates whether a row that gets the focus is selected. `false` by
  /// default (chosen; in UIKit it depends on the system).
  public var selectionFollowsFocus: Bool {
    get { itemFocus.rules.selectionFollowsFocus }
    set { itemFocus.rules.selectionFollowsFocus = newValue }
  }

  var focusClient: (any FocusClient)? {
    delegate.map { TableViewFocus(view: self, delegate: $0) }
  }
}

/// The delegate of a table view, as the part for the focus asks it.
@MainActor
private struct TableViewFocus: FocusClient {
  let view: UITableView
  let delegate: any UITableViewDelegate

  func canFocusItem(at indexPath: IndexPath) -> Bool {
    delegate.tableView(view, canFocusRowAt: indexPath)
  }

  func shouldUpdate(_ change: FocusChange) -> Bool {
    delegate.tableView(view, shouldUpdateFocusIn: UITableViewFocusUpdateContext(change))
  }

  func didUpdate(_ change: FocusChange, with coordinator: UIFocusAnimationCoordinator) {
    delegate.tableView(
      view, didUpdateFocusIn: UITableViewFocusUpdateContext(change), with: coordinator)
  }

  func selectionFollowsFocus(ofItemAt indexPath: IndexPath) -> Bool {
    delegate.tableView(view, selectionFollowsFocusForRowAt: indexPath)
  }
}
