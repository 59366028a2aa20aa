/// The pan of two fingers that selects several items.
@MainActor
final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
  private var collectionView: UICollectionView? { attachedView as? UICollectionView }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  /// Begins to select at the item where the fingers came down, if the delegate allows it.
  override func mayBegin() -> Bool {
    guard let collectionView else { return false }
    let (point, travel) = (location(in: collectionView), travel(in: collectionView))
    return collectionView.beginSelectionPan(
      at: CGPoint(x: point.x - travel.x, y: point.y - travel.y))
  }

  override func willSendActions(in state: State) {
    guard let collectionView else { return }
    switch state {
    case .began, .changed: collectionView.moveSelectionPan(to: location(in: collectionView))
    case .ended, .cancelled: collectionView.endSelectionPan()
    case .possible, .failed: break
    }
  }
}
