/// The items that can be dragged from a table view.
///
/// All methods but the first one are optional.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uitableviewdragdelegate
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a row that a press lifts; empty for no drag. A press on one of several
  /// selected rows asks for each of them.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Returns the items that a tap on a row adds to a drag; empty, the default, for a selection of
  /// the row.
  ///
  /// - Parameter point: The location of the tap, in the coordinates of the content.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// Returns the appearance of the preview of a row; `nil`, the default, for the whole cell.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// Called when the finger has moved for the first time.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// Returns whether a drop may move the items. The default is `true`.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether the items stay in the app. The default is `false`.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Called after the animations at the end of a drag.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Returns no items.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }

  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {}

  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  /// Returns `false`.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) {}
}
