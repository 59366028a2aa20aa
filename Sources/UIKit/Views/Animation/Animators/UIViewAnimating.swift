/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not begun, or has finished.
  case inactive
  /// The animator runs or is paused.
  case active
  /// The animator was stopped; `finishAnimation(at:)` ends it.
  case stopped
}

/// The position at which an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animations.
  case end
  /// The beginning of the animations.
  case start
  /// The values displayed now.
  case current
}

/// Animations that can be started, paused, scrubbed and stopped.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uiviewanimating
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animations.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether time passes for the animations.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animations run from their end to their beginning.
  var isReversed: Bool { get set }
  /// The completed fraction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animations, or continues paused ones.
  func startAnimation()
  /// Starts the animations after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations at the displayed values.
  func pauseAnimation()
  /// Stops the animations at the displayed values.
  ///
  /// - Parameter withoutFinishing: `true` to end them without completions; `false` to wait for
  ///   `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends stopped animations, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations that closures are added to.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called with the position at which the animations end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues paused animations with other timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
