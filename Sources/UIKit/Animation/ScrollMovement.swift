/// A movement of a scroll view's content on the clock of its window.
@MainActor
protocol ScrollMovement: AnyObject {
  /// The time at which ``finish()`` is due.
  var end: TimeInterval { get }
  /// Puts the content where it is at a time.
  func step(to time: TimeInterval)
  /// Puts the content where the movement ends, and tells the delegate.
  func finish()
}
