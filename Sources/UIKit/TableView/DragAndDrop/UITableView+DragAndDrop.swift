extension UITableView {
  /// The object that provides drags of rows, which is not retained. `nil` by default.
  ///
  /// A long press on a row lifts it, and shows its context menu first if it has one.
  public weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { itemDrag.delegate as? any UITableViewDragDelegate }
    set { itemDrag.setDelegate(newValue, in: self) }
  }

  /// The object that decides about drops, which is not retained. `nil` by default.
  public weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { itemDrop.delegate as? any UITableViewDropDelegate }
    set { itemDrop.setDelegate(newValue, in: self) }
  }

  /// A Boolean value that indicates whether rows can be dragged. `true` by default on all devices,
  /// as since iOS 15.
  public var dragInteractionEnabled: Bool {
    get { itemDrag.isEnabled }
    set { itemDrag.isEnabled = newValue }
  }

  /// A Boolean value that indicates whether rows of the view are lifted or dragged.
  public var hasActiveDrag: Bool { itemDrag.isActive }

  /// A Boolean value that indicates whether items are dragged over the view or dropped on it.
  public var hasActiveDrop: Bool { itemDrop.isActive }

  var itemDragClient: (any ItemDragClient)? {
    dragDelegate.map { TableViewDragging(view: self, delegate: $0) }
  }

  var itemDropClient: (any ItemDropClient)? {
    dropDelegate.map { TableViewDropping(view: self, delegate: $0) }
  }
}

/// The drag delegate of a table view, as the parts ask it.
@MainActor
private struct TableViewDragging: ItemDragClient {
  let view: UITableView
  let delegate: any UITableViewDragDelegate

  func items(forBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    delegate.tableView(view, itemsForBeginning: session, at: indexPath)
  }

  func items(
    forAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    delegate.tableView(view, itemsForAddingTo: session, at: indexPath, point: point)
  }

  func dragPreviewParameters(forItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    delegate.tableView(view, dragPreviewParametersForRowAt: indexPath)
  }

  func sessionWillBegin(_ session: any UIDragSession) {
    delegate.tableView(view, dragSessionWillBegin: session)
  }

  func sessionAllowsMove(_ session: any UIDragSession) -> Bool {
    delegate.tableView(view, dragSessionAllowsMoveOperation: session)
  }

  func sessionIsRestricted(_ session: any UIDragSession) -> Bool {
    delegate.tableView(view, dragSessionIsRestrictedToDraggingApplication: session)
  }

  func sessionDidEnd(_ session: any UIDragSession) {
    delegate.tableView(view, dragSessionDidEnd: session)
  }
}

/// The drop delegate of a table view, as the parts ask it.
@MainActor
private struct TableViewDropping: ItemDropClient {
  let view: UITableView
  let delegate: any UITableViewDropDelegate

  func canHandle(_ session: any UIDropSession) -> Bool {
    delegate.tableView(view, canHandle: session)
  }

  func sessionDidEnter(_ session: any UIDropSession) {
    delegate.tableView(view, dropSessionDidEnter: session)
  }

  func proposal(
    for session: any UIDropSession, at destination: IndexPath?
  ) -> ItemDropProposal? {
    ItemDropProposal(
      delegate.tableView(
        view, dropSessionDidUpdate: session, withDestinationIndexPath: destination))
  }

  func sessionDidExit(_ session: any UIDropSession) {
    delegate.tableView(view, dropSessionDidExit: session)
  }

  func perform(_ drop: PerformedDrop) {
    delegate.tableView(view, performDropWith: TableViewDrop(drop))
  }

  func sessionDidEnd(_ session: any UIDropSession) {
    delegate.tableView(view, dropSessionDidEnd: session)
  }
}
