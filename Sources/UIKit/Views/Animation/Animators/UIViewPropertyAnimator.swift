/// Animations of views that can be paused, scrubbed, reversed, and stopped.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
///
///     let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
///       card.center.y -= 200
///     }
///     animator.addCompletion { position in … }
///     animator.startAnimation()
///
/// Views have their final values as soon as the animator is active. An animator that ends at its
/// start, because it was reversed or finished there, gives them their earlier values back.
///
/// In a window whose host shows no movement the animations are over as soon as they start; a paused
/// animator displays its fraction in every window. Views outside of windows change at once, and
/// have no earlier values to return to.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing of the animations.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration, in seconds. For springs with a duration of their own, it is that.
  open private(set) var duration: TimeInterval
  /// The delay before the start, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// A Boolean value that indicates whether animated views receive touches. The default is `true`.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the animator can be paused, scrubbed and stopped. The
  /// default is `true`.
  open var isInterruptible = true
  /// A Boolean value that indicates whether a paused animator is scrubbed at constant speed,
  /// without its curve. The default is `true`.
  open var scrubsLinearly = true { didSet { timeline?.scrubsLinearly = scrubsLinearly } }
  /// A Boolean value that indicates whether the animator stays active at its end. The default is
  /// `false`.
  open var pausesOnCompletion = false {
    didSet { timeline?.pausesOnCompletion = pausesOnCompletion }
  }
  /// The state of the animations.
  open private(set) var state = UIViewAnimatingState.inactive

  private let curve: TimingCurve
  private var pending: [(changes: () -> Void, delay: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var timeline: AnimatorTimeline?
  private var startsReversed = false

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - parameters: The timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let timing = parameters.timing(for: max(duration, 0))
    self.duration = timing.duration
    curve = timing.curve
    timingParameters = parameters
  }

  /// Creates an animator with one of the curves of views.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve by its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that is at rest at the end of the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay before the start, in seconds.
  ///   - options: The curve, and whether animated views receive touches.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure called with the position at which the animations end.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let made = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.animationCurve))
    made.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    made.addAnimations(animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    guard let result = made as? Self else {
      fatalError(
        "\(self) cannot create running animators; call the method of UIViewPropertyAnimator.")
    }
    return result
  }

  // MARK: Changes

  /// Adds changes, which begin with the animator or, while it runs, at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes with a delay.
  ///
  /// - Parameters:
  ///   - animation: A closure that changes views.
  ///   - delayFactor: The delay as a fraction of the remaining time.
  /// - Precondition: The animator is not stopped.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    requireNotStopped("add animations to")
    guard state == .active, let timeline else {
      pending.append((animation, delayFactor))
      return
    }
    timeline.record(
      delay: Double(delayFactor), isScrubbed: timeline.isScrubbed, options: options, animation)
  }

  /// Adds a closure that is called after the end, with the position of the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if let timeline {
      timeline.completions.append(completion)
    } else {
      completions.append(completion)
    }
  }

  private var options: UIView.AnimationOptions {
    isUserInteractionEnabled ? .allowUserInteraction : []
  }

  // MARK: Time

  /// A Boolean value that indicates whether the animations are running: neither paused nor stopped.
  open var isRunning: Bool { timeline?.isRunning ?? false }

  /// A Boolean value that indicates whether the animations run from their end to their beginning.
  open var isReversed: Bool {
    get { timeline?.isReversed ?? startsReversed }
    set {
      guard newValue != isReversed else { return }
      if let timeline { timeline.reverse() } else { startsReversed = newValue }
    }
  }

  /// The completed share of the animations, from 0 to 1. Setting it pauses the animator.
  ///
  /// - Precondition: The animator is not stopped.
  open var fractionComplete: CGFloat {
    get { CGFloat(timeline?.fraction ?? 0) }
    set {
      requireNotStopped("scrub")
      requireInterruptible("scrub")
      activate(isScrubbed: true).fraction = Double(newValue)
    }
  }

  /// Starts or continues the animations.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animations after a delay, in seconds.
  ///
  /// - Precondition: The animator is not stopped.
  open func startAnimation(afterDelay delay: TimeInterval) {
    requireNotStopped("start")
    self.delay = max(delay, 0)
    if state == .inactive, let capture = AnimationCapture.current {
      return capture.add(activate(isScrubbed: true))
    }
    let timeline = activate(isScrubbed: false)
    timeline.run(after: delay)
  }

  /// Pauses the animations at the displayed values.
  ///
  /// - Precondition: The animator is not stopped.
  open func pauseAnimation() {
    requireNotStopped("pause")
    requireInterruptible("pause")
    activate(isScrubbed: true).pause()
  }

  /// Continues a paused animator with other timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing, or `nil` to use the animator's.
  ///   - durationFactor: The time for the rest, as a multiple of `duration`; 0 for the time that is
  ///     left.
  /// - Precondition: The animator is paused.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    require(
      state == .active,
      "An animator that is \(state) cannot be continued; pause a running one first.")
    guard let timeline else { return }
    if parameters == nil, durationFactor == 0 { return timeline.run() }
    let time = durationFactor > 0 ? duration * durationFactor : timeline.remainingDuration
    let timing = parameters?.timing(for: time) ?? (curve: curve, duration: time)
    timeline.run(for: timing.duration, curve: timing.curve)
  }

  /// Stops the animations at the displayed values.
  ///
  /// - Parameter withoutFinishing: A Boolean value that indicates whether the animator becomes
  ///   inactive without calling its completions; otherwise it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let timeline else { return }
    requireInterruptible("stop")
    timeline.stop()
    if withoutFinishing {
      timeline.completions = []
      timeline.finish(at: .current)
    } else {
      state = .stopped
    }
  }

  /// Gives the views the values of a position, and calls the completions. Values that were set
  /// after the animator was stopped remain; cells that were reused keep theirs.
  ///
  /// - Precondition: The animator is stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    require(
      state == .stopped,
      "Only a stopped animator can be finished; call stopAnimation(false) first.")
    timeline?.finish(at: finalPosition)
  }

  /// Returns the timeline of the active animator, after recording the changes that were added.
  private func activate(isScrubbed: Bool) -> AnimatorTimeline {
    if let timeline { return timeline }
    let made = AnimatorTimeline(duration: duration, curve: curve)
    made.scrubsLinearly = scrubsLinearly
    made.pausesOnCompletion = pausesOnCompletion
    made.completions = completions
    made.didEnd = { self.end() }
    completions = []
    timeline = made
    state = .active
    let changes = pending
    pending = []
    for (changes, delay) in changes {
      made.record(delay: Double(delay), isScrubbed: isScrubbed, options: options, changes)
    }
    if startsReversed { made.startReversed() }
    return made
  }

  private func end() {
    timeline = nil
    state = .inactive
    startsReversed = false
  }

  private func requireInterruptible(_ verb: String) {
    require(
      isInterruptible,
      "You cannot \(verb) an animator that is not interruptible; set isInterruptible to true.")
  }

  private func requireNotStopped(_ verb: String) {
    require(
      state != .stopped,
      "You cannot \(verb) a stopped animator; call finishAnimation(at:) first.")
  }
}
