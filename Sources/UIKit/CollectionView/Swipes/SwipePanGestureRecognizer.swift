/// The pan along a row that reveals its actions.
@MainActor
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private var collectionView: UICollectionView? { attachedView as? UICollectionView }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  override var claimedDrags: DragAxes { .horizontal }

  /// Ignores travel across the row.
  override func relevantWay(_ way: CGPoint) -> CGPoint {
    guard let collectionView else { return way }
    return windowVector(CGPoint(x: vector(way, in: collectionView).x, y: 0), in: collectionView)
  }

  override func mayBegin() -> Bool {
    guard let collectionView else { return false }
    let (point, travel) = (location(in: collectionView), travel(in: collectionView))
    guard abs(travel.x) > abs(travel.y) else { return false }
    return collectionView.swipes.begin(
      at: CGPoint(x: point.x - travel.x, y: point.y - travel.y), by: travel.x, in: collectionView)
  }

  override func willSendActions(in state: State) {
    guard let collectionView else { return }
    let swipes = collectionView.swipes
    switch state {
    case .began, .changed:
      swipes.move(by: translation(in: collectionView).x, in: collectionView)
    case .ended:
      swipes.end(velocity: velocity(in: collectionView).x, in: collectionView)
    case .cancelled: swipes.end(velocity: 0, in: collectionView)
    case .possible, .failed: break
    }
  }

  // A pan from the edge of the screen, which goes back, precedes a swipe.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}
