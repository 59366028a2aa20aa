/// The delivery of one touch to the view in which it began.
struct TouchDelivery {
  enum Stage {
    /// The view has not received the beginning.
    case waiting
    /// The view has received the beginning, and not the end.
    case delivered
    /// The view receives nothing more.
    case over
  }

  var stage = Stage.waiting
  /// A Boolean value that indicates whether a gesture recognizer that cancels touches has
  /// recognized a gesture with this touch.
  var isClaimed = false
  /// A Boolean value that indicates whether the touch has moved since its last delivery to the
  /// view.
  var hasMoved = false
  /// The timer of the delay by scroll views; `nil` if there is none.
  var delay: ClockTimer?
  /// A Boolean value that indicates whether the delay of scroll views for this touch has passed.
  var isDelayOver = false
}
