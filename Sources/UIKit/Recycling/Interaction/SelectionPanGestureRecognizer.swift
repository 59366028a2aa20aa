/// The pan of two fingers that selects several items.
@MainActor
final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
  private var recyclingView: (any RecyclingView)? { attachedView as? any RecyclingView }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  /// Begins to select at the item where the fingers came down, if the delegate allows it.
  override func mayBegin() -> Bool {
    guard let view = recyclingView else { return false }
    let (point, travel) = (location(in: view), travel(in: view))
    return view.selection.beginPan(
      at: CGPoint(x: point.x - travel.x, y: point.y - travel.y), in: view)
  }

  override func willSendActions(in state: State) {
    guard let view = recyclingView else { return }
    switch state {
    case .began, .changed: view.selection.movePan(to: location(in: view), in: view)
    case .ended, .cancelled: view.selection.endPan(in: view)
    case .possible, .failed: break
    }
  }
}
