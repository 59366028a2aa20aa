extension UIView {
  private static var animationsAllowed = true

  /// Whether changes may be animated. Default true.
  public class var areAnimationsEnabled: Bool { animationsAllowed }

  /// Sets ``areAnimationsEnabled``. Animations that run are not touched.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAllowed = enabled
  }

  /// Runs the closure; what it changes takes effect without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animationsAllowed
    animationsAllowed = false
    defer { animationsAllowed = before }
    actionsWithoutAnimation()
  }

  /// How long the animation takes whose changes are being made, in seconds; zero outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }

  /// Animates what a closure changes, slow at both ends.
  ///
  /// - Parameters:
  ///   - duration: how long it takes, in seconds. Where it is not above zero, changes take effect at
  ///     once.
  ///   - animations: changes places, sizes, transforms, opacities, grounds, corner radii and content
  ///     offsets. The views have their new values when this returns.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates what a closure changes, slow at both ends.
  ///
  /// - Parameter completion: called once: with true when the animations are over, with false if one
  ///   of them was ended before. See ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates what a closure changes.
  ///
  /// Animations take time in windows whose host plays them, such as a browser. In other windows, as in
  /// most tests, and for views without a window, they are over at once.
  ///
  /// Within the closure of another animation, duration and curve are the outer one's unless the options
  /// say otherwise.
  ///
  /// - Parameters:
  ///   - duration: how long it takes, in seconds.
  ///   - delay: how long what is shown stays before that, in seconds.
  ///   - options: how it runs.
  ///   - animations: changes the views. They have their new values when this returns.
  ///   - completion: called once: with true when the animations are over, with false if one of them
  ///     was ended before. Where nothing is animated it is called in the next turn of the main queue.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(
      duration: duration, delay: delay, curve: options.curve, options: options, animations,
      completion)
  }

  /// Animates what a closure changes, as a spring moves.
  ///
  /// - Parameters:
  ///   - duration: after which the spring is at rest, in seconds.
  ///   - delay: how long what is shown stays before that, in seconds.
  ///   - dampingRatio: 1 to come to rest without swinging, towards 0 to swing more.
  ///   - velocity: the speed at the start, in the whole way per second.
  ///   - options: how it runs; the curve among them has no effect.
  ///   - animations: changes the views. They have their new values when this returns.
  ///   - completion: called once, as in
  ///     ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve.resting(
      dampingRatio: Double(dampingRatio), velocity: Double(velocity) * max(duration, 0))
    runAnimations(
      duration: duration, delay: delay, curve: .spring(spring), options: options, animations,
      completion)
  }

  /// Animates what a closure changes, as a spring moves.
  ///
  /// - Parameters:
  ///   - duration: how long the movement seems to take, in seconds; a spring that bounces goes on
  ///     longer, and the completion waits for it.
  ///   - bounce: 0 for none, towards 1 for more; below 0 the end is approached more slowly.
  ///   - initialSpringVelocity: the speed at the start, in the whole way per second.
  ///   - delay: how long what is shown stays before that, in seconds.
  ///   - options: how it runs; the curve among them has no effect.
  ///   - animations: changes the views. They have their new values when this returns.
  ///   - completion: called once, as in
  ///     ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring =
      duration > 0
      ? SpringCurve.perceived(
        duration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity)) : nil
    runAnimations(
      duration: spring?.restingTime ?? 0, delay: delay,
      curve: spring.map { .spring($0.curve) } ?? .linear, options: options, animations, completion)
  }

  class func runAnimations(
    duration: TimeInterval, delay: TimeInterval, curve: AnimationCurve, options: AnimationOptions,
    keyframes: KeyframeRecorder? = nil, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let group = AnimationGroup(completion)
    var context = AnimationContext(
      group: group, duration: max(duration, 0), delay: max(delay, 0), curve: curve,
      options: options, keyframes: keyframes)
    if let outer = AnimationContext.current {
      if !options.contains(.overrideInheritedDuration) { context.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { context.curve = outer.curve }
      if !options.contains(.overrideInheritedOptions) {
        context.options.formUnion(outer.options.intersection(.inherited))
      }
    }
    let takesTime = context.duration > 0 || context.delay > 0
    AnimationContext.run(takesTime ? context : nil, animations)
    group.close()
  }
}
