/// The zooming of a scroll view whose limits differ, or whose content was zoomed.
@MainActor
final class ScrollZoom {
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  /// The scale of the zoomed view.
  var scale: CGFloat = 1
  var bounces = true
  /// A Boolean value that indicates whether the user pinches the content.
  var isPinching = false
  /// A Boolean value that indicates whether the content returns to a scale within the limits.
  var isReturning = false
  /// The size of the content at the scale 1, and the size that it has by the present scale: a
  /// content size that is set later has another one.
  var content: (unscaled: CGSize, scaled: CGSize)?
  /// The middle that the zoomed view was given; `nil` if only the app or constraints place it.
  var placedCenter: CGPoint?
  /// The recognizer of pinches; `nil` while the limits are equal.
  var pinch: ScrollPinchGestureRecognizer?

  /// A Boolean value that indicates whether the user can zoom.
  var isEnabled: Bool { maximum > minimum }

  /// Returns the nearest scale within the limits.
  func held(_ scale: CGFloat) -> CGFloat { max(minimum, min(scale, max(minimum, maximum))) }

  /// Returns the displayed scale of a pinch: beyond a limit, it follows by the square root.
  /// (Chosen; UIKit's resistance is not recorded.)
  func banded(_ scale: CGFloat) -> CGFloat {
    let held = held(scale)
    guard bounces, held > 0, scale > 0 else { return held }
    return held * (scale / held).squareRoot()
  }
}
