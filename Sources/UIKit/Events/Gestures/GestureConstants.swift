/// Constants of gesture recognition that are chosen, not recorded from UIKit.
///
/// Documented and recorded ones are with their recognizers: the defaults of a long press, the
/// limits of a swipe, and the distance after which a pan begins (`UIPanGestureRecognizer.slop`).
enum GestureConstants {
  /// The distance that a finger may move during a tap, in points.
  static let tapMovement: CGFloat = 10
  /// The longest time from the beginning of a tap to its end, in seconds.
  static let tapDuration: TimeInterval = 0.75
  /// The longest time between two taps of a multiple tap, in seconds.
  static let tapInterval: TimeInterval = 0.35
  /// The maximum distance between two taps of a multiple tap, in points.
  static let tapDistance: CGFloat = 45
  /// The change of the distance between two fingers at which a pinch begins, in points.
  static let pinchSlop: CGFloat = 8
  /// The angle at which a rotation begins, in radians.
  static let rotationSlop: CGFloat = 0.1
  /// The distance from the edge of the window within which an edge pan begins, in points.
  static let edgeWidth: CGFloat = 20
  /// The time over which velocities are measured, in seconds.
  static let velocityWindow: TimeInterval = 0.05
  /// The time without movement after which a velocity is zero, in seconds.
  static let velocityTimeout: TimeInterval = 0.1
  /// The time by which a scroll view delays touches in its content, in seconds.
  static let contentTouchDelay: TimeInterval = 0.15
  /// The time after which a recognizer fails that neither recognizes nor fails when its touches are
  /// lifted, in seconds.
  static let undecidedTimeout: TimeInterval = 1
}
