/// A movement of a scroll view's content on the clock of its window.
@preconcurrency @MainActor
protocol ScrollMovement: AnyObject {
  /// The time at which ``finish()`` is due.
  var end: TimeInterval { get }
  /// Sets the content offset for a time.
  func step(to time: TimeInterval)
  /// Sets the final content offset, and calls the delegate.
  func finish()
}
