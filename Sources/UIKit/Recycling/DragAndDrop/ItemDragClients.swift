/// The decisions of an app about the drags of items, by index paths of the data source.
@preconcurrency @MainActor
protocol ItemDragClient {
  func items(forBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  func items(
    forAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func dragPreviewParameters(forItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
  func sessionWillBegin(_ session: any UIDragSession)
  func sessionAllowsMove(_ session: any UIDragSession) -> Bool
  func sessionIsRestricted(_ session: any UIDragSession) -> Bool
  func sessionDidEnd(_ session: any UIDragSession)
}

/// The decisions of an app about drops on items.
@preconcurrency @MainActor
protocol ItemDropClient {
  func canHandle(_ session: any UIDropSession) -> Bool
  func sessionDidEnter(_ session: any UIDropSession)

  /// Returns the answer of the app; `nil` if it does not implement the method.
  func proposal(
    for session: any UIDropSession, at destination: IndexPath?
  ) -> ItemDropProposal?
  func sessionDidExit(_ session: any UIDropSession)
  func perform(_ drop: PerformedDrop)
  func sessionDidEnd(_ session: any UIDropSession)
}

/// The answer of a view to items that are dragged over it.
struct ItemDropProposal {
  /// The destination of dropped items.
  enum Intent {
    case unspecified
    case insertAtDestination
    case insertIntoDestination
    /// The position in the item decides.
    case automatic
  }

  var operation: UIDropOperation
  var intent: Intent

  /// A Boolean value that indicates whether a drop has an effect.
  var isAccepted: Bool { operation == .copy || operation == .move }
}
