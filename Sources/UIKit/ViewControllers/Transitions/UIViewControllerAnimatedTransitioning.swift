/// An object that animates the transition from one view controller to another.
///
/// The animator adds the new view to the container view of the context, moves it to its final
/// frame, and calls `completeTransition(_:)` at the end.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Performs the animation, and calls `completeTransition(_:)` of the context after it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns the animator of a transition that can be paused and reversed, or `nil` if there is
  /// none: an interactive transition then advances the animations of
  /// ``animateTransition(using:)``.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)?
  /// Called after the transition, with whether it was completed.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns `nil`.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { nil }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
