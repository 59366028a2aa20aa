/// An object that prepares data for the upcoming rows of a table view.
///
/// The table view announces the rows of the next screenful in the direction of the scroll, each of
/// them once until it is displayed or cancelled. Visible rows are not announced.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Announces upcoming rows, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Cancels announced rows, after the scroll has turned back or has passed them, or the data were
  /// reloaded. Deleted rows are not among them. Optional.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
