/// What a gesture recognizer keeps from the first touch of a gesture to its reset.
@MainActor
struct GestureProgress {
  var state = UIGestureRecognizer.State.possible
  /// The state that the recognizer asked for and that is not decided, `began` or `ended`; nil if
  /// there is none.
  var pending: UIGestureRecognizer.State?
  /// Whether a gesture that is pending as `ended` began before.
  var endsAfterBeginning = false
  /// Whether the recognizer has received touches since its last reset.
  var isInPlay = false
  /// The resolver of the window in which the gesture began; nil while none is in play.
  weak var resolver: GestureResolver?
  /// The touches that are down, or were lifted by the present event.
  var touches: [UITouch] = []
  /// All touches since the last reset.
  var sequence: [UITouch] = []
  /// The recognizers that have to fail, by methods that were called for this gesture; and those for
  /// which they were called.
  var dynamicRequirements: Set<ObjectIdentifier> = []
  var decidedRequirements: Set<ObjectIdentifier> = []
  var modifierFlags: UIKeyModifierFlags = []
  var buttonMask: UIEvent.ButtonMask = []
  /// Makes the recognizer fail that does not decide.
  var timeout: ClockTimer?
  /// The last middle of the touches, in the coordinates of the window.
  private var lastLocation = CGPoint.zero

  /// The middle of the touches, or where it was last, in the coordinates of the window.
  var location: CGPoint {
    touches.isEmpty ? lastLocation : Self.middle(of: touches)
  }

  /// The location of one touch in the coordinates of a view.
  ///
  /// - Precondition: There is such a touch.
  func location(ofTouch index: Int, in view: UIView?, for recognizer: UIGestureRecognizer)
    -> CGPoint
  {
    require(
      touches.indices.contains(index),
      "The location of touch \(index) was asked of a \(type(of: recognizer)) with "
        + "\(touches.count) touch(es); ask for one below numberOfTouches.")
    return touches[index].location(in: view)
  }

  static func middle(of touches: [UITouch]) -> CGPoint {
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch.windowLocation.x
      sum.y += touch.windowLocation.y
    }
    let count = CGFloat(max(touches.count, 1))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  mutating func removeTouches(where isRemoved: (UITouch) -> Bool) {
    guard touches.contains(where: isRemoved) else { return }
    lastLocation = location
    touches.removeAll(where: isRemoved)
  }

  mutating func setLocation(_ location: CGPoint) { lastLocation = location }

  /// Whether the gesture goes on: it has begun and is not over.
  var isActive: Bool { state == .began || state == .changed }
  /// Whether the recognizer has neither recognized the gesture nor failed.
  var isUndecided: Bool { isInPlay && state == .possible }
  /// Whether the recognizer receives nothing more until its reset.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
}

/// An object that receives the action of a gesture recognizer.
struct GestureTarget {
  weak var object: AnyObject?
  let action: Selector
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
