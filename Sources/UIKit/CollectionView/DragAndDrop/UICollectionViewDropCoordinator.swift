/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path of the item in the data before the drop; `nil` for an item of another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points.
  var previewSize: CGSize { get }
}

/// The items of a drop on a collection view, and the movements of their previews.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the drop, in the data after a moved item was removed; `nil` for none.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Moves the preview of an item to an item of the new data.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Moves the preview of an item to a rectangle in an item of the new data, and scales it.
  ///
  /// - Parameter rect: The rectangle in the coordinates of the cell, in points.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Moves the preview of an item to a location.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a collection view, with its values.
private final class CollectionViewDroppedItem: NSObject, UICollectionViewDropItem {
  private let item: PerformedDrop.Item

  init(_ item: PerformedDrop.Item) {
    self.item = item
    super.init()
  }

  var dragItem: UIDragItem { item.dragItem }
  var sourceIndexPath: IndexPath? { item.sourceIndexPath }
  var previewSize: CGSize { item.previewSize }
}

/// A drop, as the delegate of a collection view sees it.
final class CollectionViewDrop: NSObject, UICollectionViewDropCoordinator {
  private let drop: PerformedDrop
  let proposal: UICollectionViewDropProposal
  let items: [any UICollectionViewDropItem]

  init(_ drop: PerformedDrop) {
    self.drop = drop
    proposal = UICollectionViewDropProposal(drop.proposal)
    items = drop.items.map(CollectionViewDroppedItem.init)
    super.init()
  }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.land(dragItem, at: .item(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drop.land(dragItem, at: .part(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.land(dragItem, at: .target(target))
  }
}
