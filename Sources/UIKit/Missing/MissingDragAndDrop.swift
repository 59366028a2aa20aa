// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

extension UIDropProposal {
  /// Missing: The precise position of a drop, full-size previews and the indicator of its progress
  /// are missing; leave the setting out.
  @available(
    *, unavailable,
    message:
      "The precise position of a drop, full-size previews and the indicator of its progress are missing; leave the setting out."
  )
  public var isPrecise: Bool {
    get { missing() }
    set { missing() }
  }
  /// Missing: The precise position of a drop, full-size previews and the indicator of its progress
  /// are missing; leave the setting out.
  @available(
    *, unavailable,
    message:
      "The precise position of a drop, full-size previews and the indicator of its progress are missing; leave the setting out."
  )
  public var prefersFullSizePreview: Bool {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
/// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
/// beginInteractiveMovementForItem(at:).
@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public convenience init(operation: UIDropOperation, intent: Intent) { missing() }
  open var intent: Intent { missing() }
}

/// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
/// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
/// beginInteractiveMovementForItem(at:).
@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

/// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
/// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
/// beginInteractiveMovementForItem(at:).
@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
}

/// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
/// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
/// beginInteractiveMovementForItem(at:).
@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}

@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { missing() }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { missing() }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { missing() }
}

/// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
/// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
/// beginInteractiveMovementForItem(at:).
@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { missing() }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { missing() }
}

extension UICollectionView {
  /// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
  /// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
  /// beginInteractiveMovementForItem(at:).
  @available(
    *, unavailable,
    message:
      "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
  )
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
  /// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
  /// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
  /// beginInteractiveMovementForItem(at:).
  @available(
    *, unavailable,
    message:
      "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
  )
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { missing() }
    set { missing() }
  }
  /// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
  /// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
  /// beginInteractiveMovementForItem(at:).
  @available(
    *, unavailable,
    message:
      "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
  )
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { missing() }
    set { missing() }
  }
  /// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
  /// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
  /// beginInteractiveMovementForItem(at:).
  @available(
    *, unavailable,
    message:
      "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
  )
  public var dragInteractionEnabled: Bool {
    get { missing() }
    set { missing() }
  }
  /// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
  /// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
  /// beginInteractiveMovementForItem(at:).
  @available(
    *, unavailable,
    message:
      "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
  )
  public var reorderingCadence: ReorderingCadence {
    get { missing() }
    set { missing() }
  }
  /// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
  /// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
  /// beginInteractiveMovementForItem(at:).
  @available(
    *, unavailable,
    message:
      "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
  )
  public var hasActiveDrag: Bool { missing() }
  /// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
  /// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
  /// beginInteractiveMovementForItem(at:).
  @available(
    *, unavailable,
    message:
      "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
  )
  public var hasActiveDrop: Bool { missing() }
}

/// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
/// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
/// beginInteractiveMovementForItem(at:).
@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  public convenience init(operation: UIDropOperation, intent: Intent) { missing() }
  open var intent: Intent { missing() }
}

/// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
/// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
/// beginInteractiveMovementForItem(at:).
@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

/// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
/// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
/// beginInteractiveMovementForItem(at:).
@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
}

/// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
/// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
/// beginInteractiveMovementForItem(at:).
@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { missing() }
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    missing()
  }
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    missing()
  }
}

/// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
/// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
/// beginInteractiveMovementForItem(at:).
@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    missing()
  }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { missing() }
}

extension UITableView {
  /// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
  /// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
  /// beginInteractiveMovementForItem(at:).
  @available(
    *, unavailable,
    message:
      "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
  )
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { missing() }
    set { missing() }
  }
  /// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
  /// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
  /// beginInteractiveMovementForItem(at:).
  @available(
    *, unavailable,
    message:
      "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
  )
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { missing() }
    set { missing() }
  }
  /// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
  /// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
  /// beginInteractiveMovementForItem(at:).
  @available(
    *, unavailable,
    message:
      "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
  )
  public var dragInteractionEnabled: Bool {
    get { missing() }
    set { missing() }
  }
  /// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
  /// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
  /// beginInteractiveMovementForItem(at:).
  @available(
    *, unavailable,
    message:
      "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
  )
  public var hasActiveDrag: Bool { missing() }
  /// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
  /// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
  /// beginInteractiveMovementForItem(at:).
  @available(
    *, unavailable,
    message:
      "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
  )
  public var hasActiveDrop: Bool { missing() }
}

/// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
/// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
/// beginInteractiveMovementForItem(at:).
@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    missing()
  }
}

/// Missing: Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or
/// reorder items by the reordering handlers of a diffable data source, a reorder accessory, or
/// beginInteractiveMovementForItem(at:).
@available(
  *, unavailable,
  message:
    "Drag and drop of items and rows is missing; add a UIDragInteraction to the view, or reorder items by the reordering handlers of a diffable data source, a reorder accessory, or beginInteractiveMovementForItem(at:)."
)
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
}
