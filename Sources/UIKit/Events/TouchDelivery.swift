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
  /// Whether a gesture recognizer that cancels touches has recognized a gesture with this one.
  var isClaimed = false
  /// Whether the touch moved since the view received it last.
  var hasMoved = false
  /// Runs while scroll views hold the touch back.
  var delay: ClockTimer?
  /// Whether scroll views have held the touch back long enough.
  var isDelayOver = false
}
