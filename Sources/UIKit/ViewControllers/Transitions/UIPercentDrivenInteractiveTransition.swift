/// An interactive transition that displays a fraction of the animations of its animator.
///
/// The animations of views and the property animators that begin in
/// ``UIViewControllerAnimatedTransitioning/animateTransition(using:)`` are paused;
/// ``update(_:)`` displays a fraction of them, and ``finish()`` or ``cancel()`` plays the rest or
/// takes them back.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?
  private var capture: AnimationCapture?
  private var interruptible: (any UIViewImplicitlyAnimating)?

  /// Creates an interactive transition.
  public override init() { super.init() }

  /// The duration of the animator, in seconds; 0 before the transition begins.
  open private(set) var duration: CGFloat = 0
  /// The completed share of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The multiple of the usual speed at which the rest is played. The default is 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest. The default is `easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the rest of an interruptible animator, or `nil` (the default) to use the
  /// animator's.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean value that indicates whether the transition begins interactively. The default is
  /// `true`.
  open var wantsInteractiveStart = true

  /// Begins the animations of the animator, paused. An override calls `super`.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    duration = CGFloat(context.duration)
    if let animator = context.animator?.interruptibleAnimator(using: context) {
      interruptible = animator
      animator.pauseAnimation()
    } else {
      let capture = AnimationCapture()
      self.capture = capture
      capture.run {
        context.runAlongside()
        context.animator?.animateTransition(using: context)
      }
    }
  }

  /// Displays a fraction of the transition, which is clamped to the range from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    show()
    context.updateInteractiveTransition(self.percentComplete)
  }

  private func show() {
    if let interruptible {
      interruptible.fractionComplete = percentComplete
    } else {
      capture?.show(Double(percentComplete * duration))
    }
  }

  /// Pauses a transition that plays by itself, at its displayed share.
  open func pause() {
    guard let context, let interruptible else { return }
    interruptible.pauseAnimation()
    percentComplete = interruptible.fractionComplete
    context.pauseInteractiveTransition()
  }

  /// Plays the rest of the transition.
  open func finish() { release(isReversed: false) }

  /// Takes the transition back.
  open func cancel() { release(isReversed: true) }

  private func release(isReversed: Bool) {
    guard let context, context.isInteractive else { return }
    if isReversed {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    let (capture, interruptible) = (capture, interruptible)
    self.capture = nil
    self.interruptible = nil
    self.context = nil
    if let interruptible {
      interruptible.isReversed = isReversed
      interruptible.continueAnimation(
        withTimingParameters: timingCurve, durationFactor: 1 / max(completionSpeed, 0.01))
    }
    capture?.release(
      isReversed: isReversed, speed: Double(completionSpeed),
      curve: UICubicTimingParameters(animationCurve: completionCurve).timing(for: 1).curve)
  }
}
