extension UICollectionView {
  /// The object that provides drags of items, which is not retained. `nil` by default.
  ///
  /// A long press on an item lifts it, and shows its context menu first if it has one.
  public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { itemDrag.delegate as? any UICollectionViewDragDelegate }
    set { itemDrag.setDelegate(newValue, in: self) }
  }

  /// The object that decides about drops, which is not retained. `nil` by default.
  public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { itemDrop.delegate as? any UICollectionViewDropDelegate }
    set { itemDrop.setDelegate(newValue, in: self) }
  }

  /// A Boolean value that indicates whether items can be dragged. `true` by default on all devices,
  /// as since iOS 15.
  public var dragInteractionEnabled: Bool {
    get { itemDrag.isEnabled }
    set { itemDrag.isEnabled = newValue }
  }

  /// A Boolean value that indicates whether items of the view are lifted or dragged.
  public var hasActiveDrag: Bool { itemDrag.isActive }

  /// A Boolean value that indicates whether items are dragged over the view or dropped on it.
  public var hasActiveDrop: Bool { itemDrop.isActive }

  var itemDragClient: (any ItemDragClient)? {
    dragDelegate.map { CollectionViewDragging(view: self, delegate: $0) }
  }

  var itemDropClient: (any ItemDropClient)? {
    dropDelegate.map { CollectionViewDropping(view: self, delegate: $0) }
  }
}

/// The drag delegate of a collection view, as the parts ask it.
@MainActor
private struct CollectionViewDragging: ItemDragClient {
  let view: UICollectionView
  let delegate: any UICollectionViewDragDelegate

  func items(forBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    delegate.collectionView(view, itemsForBeginning: session, at: indexPath)
  }

  func items(
    forAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    delegate.collectionView(view, itemsForAddingTo: session, at: indexPath, point: point)
  }

  func dragPreviewParameters(forItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    delegate.collectionView(view, dragPreviewParametersForItemAt: indexPath)
  }

  func sessionWillBegin(_ session: any UIDragSession) {
    delegate.collectionView(view, dragSessionWillBegin: session)
  }

  func sessionAllowsMove(_ session: any UIDragSession) -> Bool {
    delegate.collectionView(view, dragSessionAllowsMoveOperation: session)
  }

  func sessionIsRestricted(_ session: any UIDragSession) -> Bool {
    delegate.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session)
  }

  func sessionDidEnd(_ session: any UIDragSession) {
    delegate.collectionView(view, dragSessionDidEnd: session)
  }
}

/// The drop delegate of a collection view, as the parts ask it.
@MainActor
private struct CollectionViewDropping: ItemDropClient {
  let view: UICollectionView
  let delegate: any UICollectionViewDropDelegate

  func canHandle(_ session: any UIDropSession) -> Bool {
    delegate.collectionView(view, canHandle: session)
  }

  func sessionDidEnter(_ session: any UIDropSession) {
    delegate.collectionView(view, dropSessionDidEnter: session)
  }

  func proposal(
    for session: any UIDropSession, at destination: IndexPath?
  ) -> ItemDropProposal? {
    ItemDropProposal(
      delegate.collectionView(
        view, dropSessionDidUpdate: session, withDestinationIndexPath: destination))
  }

  func sessionDidExit(_ session: any UIDropSession) {
    delegate.collectionView(view, dropSessionDidExit: session)
  }

  func perform(_ drop: PerformedDrop) {
    delegate.collectionView(view, performDropWith: CollectionViewDrop(drop))
  }

  func sessionDidEnd(_ session: any UIDropSession) {
    delegate.collectionView(view, dropSessionDidEnd: session)
  }
}
