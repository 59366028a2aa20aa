/// The standard gesture that moves an item: a long press on it, and a drag to its new place.
@MainActor
final class MovementGestureRecognizer: UILongPressGestureRecognizer {
  private var collectionView: UICollectionView? { attachedView as? UICollectionView }
  /// The distance from the touched point to the center of the item; `nil` while no item is moved.
  private var grip: CGPoint?

  /// Begins the movement, if there is an item under the finger that can be moved. A press on any
  /// other one stays a touch of the cell.
  override func mayBegin() -> Bool {
    guard let collectionView else { return false }
    let point = location(in: collectionView)
    guard collectionView.reordering.allowsStandardGesture,
      let indexPath = collectionView.indexPathForItem(at: point),
      collectionView.beginInteractiveMovementForItem(at: indexPath),
      let center = collectionView.reordering.position
    else { return false }
    // The item is held at the touched point, not at its center.
    grip = CGPoint(x: center.x - point.x, y: center.y - point.y)
    return true
  }

  override func willSendActions(in state: State) {
    guard let collectionView, let grip else { return }
    switch state {
    case .changed:
      let point = location(in: collectionView)
      collectionView.updateInteractiveMovementTargetPosition(
        CGPoint(x: point.x + grip.x, y: point.y + grip.y))
    case .ended:
      self.grip = nil
      collectionView.reordering.endByStandardGesture(in: collectionView)
    default: return
    }
  }

  override func reset() {
    super.reset()
    // The gesture was cancelled, or not allowed to begin after all.
    if grip != nil { collectionView?.cancelInteractiveMovement() }
    grip = nil
  }
}
