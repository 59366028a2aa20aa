/// The state of a gesture recognizer from the first touch of a gesture to its reset.
@MainActor
struct GestureProgress {
  var state = UIGestureRecognizer.State.possible
  /// The requested state that is not decided yet, `began` or `ended`; `nil` if there is none.
  var pending: UIGestureRecognizer.State?
  /// A Boolean value that indicates whether a gesture with the pending state `ended` began before.
  var endsAfterBeginning = false
  /// A Boolean value that indicates whether the recognizer has received touches since its last
  /// reset.
  var isInPlay = false
  /// The resolver of the window in which the gesture began; `nil` between gestures.
  weak var resolver: GestureResolver?
  /// The current touches, including those that the current event ended.
  var touches: [UITouch] = []
  /// All touches since the last reset.
  var sequence: [UITouch] = []
  /// The scroll of a wheel or a trackpad that the recognizer follows in place of touches; `nil` for
  /// none.
  var scroll: WheelScroll?
  /// The recognizers that must fail, according to the methods called for this gesture; and those
  /// for which they were called.
  var dynamicRequirements: Set<ObjectIdentifier> = []
  var decidedRequirements: Set<ObjectIdentifier> = []
  var modifierFlags: UIKeyModifierFlags = []
  var buttonMask: UIEvent.ButtonMask = []
  /// The timer that makes an undecided recognizer fail.
  var timeout: ClockTimer?
  /// The last center of the touches, in the coordinates of the window.
  private var lastLocation = CGPoint.zero

  /// The center of the touches, or its last position, in the coordinates of the window.
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

  /// A Boolean value that indicates whether the gesture has begun and is not over.
  var isActive: Bool { state == .began || state == .changed }
  /// A Boolean value that indicates whether the recognizer has neither recognized the gesture nor
  /// failed.
  var isUndecided: Bool { isInPlay && state == .possible }
  /// A Boolean value that indicates whether the recognizer receives nothing more until its reset.
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
