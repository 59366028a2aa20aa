internal import Scenes

/// The pan along a row that reveals its actions.
@MainActor
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private var recyclingView: (any RecyclingView)? { attachedView as? any RecyclingView }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  override var claimedDrags: SceneDragAxes { .horizontal }

  /// Ignores travel across the row.
  override func relevantWay(_ way: CGPoint) -> CGPoint {
    guard let view = recyclingView else { return way }
    return windowVector(CGPoint(x: vector(way, in: view).x, y: 0), in: view)
  }

  override func mayBegin() -> Bool {
    guard let view = recyclingView else { return false }
    let (point, travel) = (location(in: view), travel(in: view))
    guard abs(travel.x) > abs(travel.y) else { return false }
    return view.swipes.begin(
      at: CGPoint(x: point.x - travel.x, y: point.y - travel.y), by: travel.x, in: view)
  }

  override func willSendActions(in state: State) {
    guard let view = recyclingView else { return }
    let swipes = view.swipes
    switch state {
    case .began, .changed:
      swipes.move(by: translation(in: view).x, in: view)
    case .ended:
      swipes.end(velocity: velocity(in: view).x, in: view)
    case .cancelled: swipes.end(velocity: 0, in: view)
    case .possible, .failed: break
    }
  }

  // A pan from the edge of the screen, which goes back, precedes a swipe.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}
