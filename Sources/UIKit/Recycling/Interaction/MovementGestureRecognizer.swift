/// The standard gesture that moves an item: a long press on it, and a drag to its new place.
///
/// An item with a context menu shows that first, and is moved once the finger has left the position
/// of the press.
@MainActor
final class MovementGestureRecognizer: UILongPressGestureRecognizer {
  private var recyclingView: (any RecyclingView)? { attachedView as? any RecyclingView }
  /// The hold of the moving item; `nil` while no item is moved.
  private var grip: MovementGrip?

  /// Begins the movement, if there is an item under the finger that can be moved. A press on any
  /// other one stays a touch of the cell.
  override func mayBegin() -> Bool {
    guard let view = recyclingView,
      let grip = MovementGrip(at: location(in: view), in: view)
    else { return false }
    self.grip = grip
    return true
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    // A drag of items is asked first: it has a delegate.
    (otherGestureRecognizer is ContextMenuGestureRecognizer
      || otherGestureRecognizer is DragGestureRecognizer)
      && otherGestureRecognizer.attachedView === attachedView
  }

  override func willSendActions(in state: State) {
    guard let view = recyclingView, let grip else { return }
    switch state {
    case .changed: grip.move(to: location(in: view), in: view)
    case .ended:
      self.grip = nil
      view.reordering.endByStandardGesture(in: view)
    default: return
    }
  }

  override func reset() {
    super.reset()
    // The gesture was cancelled, or not allowed to begin after all.
    if grip != nil, let view = recyclingView { view.reordering.cancel(in: view) }
    grip = nil
  }
}

/// The hold of an item that a finger moves, which is held at the touched point, not at its center.
@MainActor
struct MovementGrip {
  /// The distance from the touched point to the center of the item.
  private let offset: CGPoint

  /// Begins the movement of the item at a point of the content by the standard gesture.
  ///
  /// - Returns: `nil` if there is none that can be moved.
  init?(at point: CGPoint, in view: any RecyclingView) {
    guard view.reordering.allowsStandardGesture,
      let indexPath = view.indexPathOfItem(at: point),
      view.reordering.begin(indexPath, in: view),
      let center = view.reordering.position
    else { return nil }
    offset = CGPoint(x: center.x - point.x, y: center.y - point.y)
  }

  /// Moves the item to a point of the content.
  func move(to point: CGPoint, in view: any RecyclingView) {
    view.reordering.move(
      to: CGPoint(x: point.x + offset.x, y: point.y + offset.y), in: view)
  }
}
