/// An item that is dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path of the row in the data before the drop; `nil` for an item of another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points.
  var previewSize: CGSize { get }
}

/// The items of a drop on a table view, and the movements of their previews.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The index path of the drop, in the data after a moved row was removed; `nil` for none.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Moves the preview of an item to a row of the new data.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Moves the preview of an item to a rectangle in a row of the new data, and scales it.
  ///
  /// - Parameter rect: The rectangle in the coordinates of the cell, in points.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Moves the preview of an item to a location.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a table view, with its values.
private final class TableViewDroppedItem: NSObject, UITableViewDropItem {
  private let item: PerformedDrop.Item

  init(_ item: PerformedDrop.Item) {
    self.item = item
    super.init()
  }

  var dragItem: UIDragItem { item.dragItem }
  var sourceIndexPath: IndexPath? { item.sourceIndexPath }
  var previewSize: CGSize { item.previewSize }
}

/// A drop, as the delegate of a table view sees it.
final class TableViewDrop: NSObject, UITableViewDropCoordinator {
  private let drop: PerformedDrop
  let proposal: UITableViewDropProposal
  let items: [any UITableViewDropItem]

  init(_ drop: PerformedDrop) {
    self.drop = drop
    proposal = UITableViewDropProposal(drop.proposal)
    items = drop.items.map(TableViewDroppedItem.init)
    super.init()
  }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.land(dragItem, at: .item(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drop.land(dragItem, at: .part(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.land(dragItem, at: .target(target))
  }
}
