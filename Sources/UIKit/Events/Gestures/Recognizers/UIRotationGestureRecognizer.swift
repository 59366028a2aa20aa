/// Recognizes two fingers that turn about each other.
///
/// The angle at which a rotation begins is chosen here, not recorded. The rotation is 0 where it
/// begins.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle by which the fingers have turned since the rotation began, in radians; clockwise is
  /// positive. Setting it makes the velocity zero.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      storedRotation = newValue
      meter.restart(at: CGPoint(x: newValue, y: 0), clock?.now ?? 0)
    }
  }

  /// The change of the rotation per second, in radians.
  open var velocity: CGFloat { meter.velocity(at: clock?.now ?? 0).x }

  private var storedRotation: CGFloat = 0
  private var last: FingerPair?
  /// The angle by which the fingers have turned before the rotation is recognized.
  private var turned: CGFloat = 0
  private var meter = VelocityMeter()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard acceptsFingerPair(touches, for: event) else { return }
    turned = 0
    last = FingerPair(progress.touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let pair = FingerPair(progress.touches), let last else { return }
    self.last = pair
    let turn = pair.turn(from: last)
    if state == .possible {
      turned += turn
      guard progress.pending == nil, abs(turned) > GestureConstants.rotationSlop else { return }
      rotation = 0
      state = .began
      return
    }
    storedRotation += turn
    meter.add(CGPoint(x: storedRotation, y: 0), at: event.timestamp)
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
    last = nil
    turned = 0
  }
}
