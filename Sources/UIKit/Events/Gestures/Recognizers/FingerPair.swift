/// The first two fingers of a gesture, for pinches and rotations.
@MainActor
struct FingerPair {
  let distance: CGFloat
  /// The angle of the line from the first to the second finger, in radians.
  let angle: CGFloat

  /// Creates the pair of the first two touches; `nil` if there are fewer.
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (a, b) = (touches[0].windowLocation, touches[1].windowLocation)
    distance = hypot(b.x - a.x, b.y - a.y)
    angle = atan2(b.y - a.y, b.x - a.x)
  }

  /// The angle from another pair to this one, from -pi to pi.
  func turn(from other: FingerPair) -> CGFloat {
    var turn = angle - other.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return turn
  }
}

extension UIGestureRecognizer {
  /// Returns a Boolean value that indicates whether new touches are among the first two of a
  /// gesture. Others are ignored.
  func acceptsFingerPair(_ touches: Set<UITouch>, for event: UIEvent) -> Bool {
    guard numberOfTouches > 2 else { return true }
    for touch in touches { ignore(touch, for: event) }
    return false
  }

  /// Ends the gesture of two fingers when one of them is lifted, or fails when the last touch is
  /// lifted before the gesture has begun.
  func endFingerPair(_ touches: Set<UITouch>) {
    if state != .possible {
      state = .ended
    } else if touches.count == numberOfTouches {
      state = .failed
    }
  }
}
