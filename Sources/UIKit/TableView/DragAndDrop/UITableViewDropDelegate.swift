/// The decisions of an app about drops on a table view.
///
/// All methods but `performDropWith` are optional. They are called in this order: `canHandle` once
/// for each drag, `dropSessionDidEnter`, `dropSessionDidUpdate` for each movement, and
/// `dropSessionDidExit` or `performDropWith`; `dropSessionDidEnd` at the end of the drag.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uitableviewdropdelegate
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called when the items are dropped, to change the data and to move the previews.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Returns whether the view takes the items of a drag. The default is `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Called when the items come over the view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Returns what a drop would do, for each movement over the view. By default, rows of the view
  /// are moved, and other items are not accepted.
  ///
  /// - Parameter destinationIndexPath: The row under the finger, the end of the section whose
  ///   last row lies before it, or `nil`.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Called when the items leave the view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Called at the end of a drag that the view could handle.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Returns the standard proposal.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { .standard }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
}
