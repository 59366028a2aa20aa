/// Recognizes two fingers whose distance changes.
///
/// The change at which a pinch begins is chosen here, not recorded. The scale is 1 where it begins.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers as a multiple of their distance at the beginning of the pinch.
  /// Setting it makes the velocity zero.
  open var scale: CGFloat {
    get { storedScale }
    set {
      storedScale = newValue
      meter.restart(at: CGPoint(x: newValue, y: 0), clock?.now ?? 0)
    }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { meter.velocity(at: clock?.now ?? 0).x }

  private var storedScale: CGFloat = 1
  private var first: FingerPair?
  private var last: FingerPair?
  private var meter = VelocityMeter()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard acceptsFingerPair(touches, for: event) else { return }
    guard let pair = FingerPair(progress.touches) else { return }
    first = pair
    last = pair
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let pair = FingerPair(progress.touches), let first, let last else { return }
    if state == .possible {
      guard progress.pending == nil,
        abs(pair.distance - first.distance) > GestureConstants.pinchSlop
      else { return }
      scale = 1
      self.last = pair
      state = .began
      return
    }
    if last.distance > 0 { storedScale *= pair.distance / last.distance }
    self.last = pair
    meter.add(CGPoint(x: storedScale, y: 0), at: event.timestamp)
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    endFingerPair(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    first = nil
    last = nil
  }
}
