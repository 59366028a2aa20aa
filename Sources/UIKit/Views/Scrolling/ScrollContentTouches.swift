/// The part of a scroll view's subclass that handles touches in the content.
@preconcurrency @MainActor
protocol ScrollContentTouches: AnyObject {
  /// Returns the recognizers that come before the recognizer of scrolling.
  func makeRecognizers() -> [UIGestureRecognizer]

  /// Handles touches that no view in the content has kept.
  func handle(_ touches: Set<UITouch>, in phase: UITouch.Phase, of scrollView: UIScrollView)
}
