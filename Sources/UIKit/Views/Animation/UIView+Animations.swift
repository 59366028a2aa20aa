extension UIView {
  private static var animationsAllowed = true

  /// A Boolean value that indicates whether changes may be animated. The default is `true`.
  public class var areAnimationsEnabled: Bool { animationsAllowed }

  /// Sets ``areAnimationsEnabled``. Running animations continue.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAllowed = enabled
  }

  /// Runs a closure whose changes are not animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animationsAllowed
    animationsAllowed = false
    defer { animationsAllowed = before }
    actionsWithoutAnimation()
  }

  /// A Boolean value that indicates whether changes are animated at present.
  static var isInAnimation: Bool { areAnimationsEnabled && AnimationContext.current != nil }

  /// The duration of the current animation context, in seconds; zero outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }

  /// Animates the changes of a closure, with a curve that is slow at both ends.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. If it is not above zero, changes take effect
  ///     immediately.
  ///   - animations: A closure that changes positions, sizes, transforms, opacities, background
  ///     colors, corner radii, and content offsets. The views have their new values when this
  ///     method returns.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates the changes of a closure, with a curve that is slow at both ends.
  ///
  /// - Parameter completion: A closure called once: with `true` when the animations have finished,
  ///   with `false` if one of them was stopped before. See
  ///   ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes of a closure.
  ///
  /// Animations take time in windows whose host displays them, such as a browser. In other windows,
  /// as in most tests, and for views without a window, they finish immediately.
  ///
  /// Within the closure of another animation, the enclosing animation determines duration and curve
  /// unless the options override them.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay before the start, in seconds; the old values stay on screen meanwhile.
  ///   - options: The options of the animation.
  ///   - animations: A closure that changes the views. They have their new values when this method
  ///     returns.
  ///   - completion: A closure called once: with `true` when the animations have finished, with
  ///     `false` if one of them was stopped before. If nothing is animated, it is called in the
  ///     next turn of the main queue.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(
      duration: duration, delay: delay, curve: options.curve, options: options, animations,
      completion)
  }

  /// Animates the changes of a closure with the motion of a spring.
  ///
  /// - Parameters:
  ///   - duration: The time until the spring is at rest, in seconds.
  ///   - delay: The delay before the start, in seconds; the old values stay on screen meanwhile.
  ///   - dampingRatio: 1 for a spring that does not oscillate; values closer to 0 oscillate more.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - options: The options of the animation; the curve has no effect.
  ///   - animations: A closure that changes the views. They have their new values when this method
  ///     returns.
  ///   - completion: A closure called once, as in
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

  /// Animates the changes of a closure with the motion of a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; a spring that bounces moves longer, and the
  ///     completion is called at its end.
  ///   - bounce: 0 for none; values closer to 1 bounce more; below 0 the spring approaches the end
  ///     more slowly.
  ///   - initialSpringVelocity: The initial velocity, in total distances per second.
  ///   - delay: The delay before the start, in seconds; the old values stay on screen meanwhile.
  ///   - options: The options of the animation; the curve has no effect.
  ///   - animations: A closure that changes the views. They have their new values when this method
  ///     returns.
  ///   - completion: A closure called once, as in
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
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: AnimationOptions,
    keyframes: KeyframeRecorder? = nil, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    if AnimationContext.current == nil, areAnimationsEnabled,
      let capture = AnimationCapture.current
    {
      // The animation begins again within the capture's, as one that is nested.
      return capture.record(duration: duration, delay: delay, curve: curve, options: options) {
        runAnimations(
          duration: duration, delay: 0, curve: curve, options: options, keyframes: keyframes,
          animations, completion)
      }
    }
    let animator = AnimationContext.current?.animator
    let group = AnimationGroup(animator == nil ? completion : nil)
    if let animator, let completion { animator.completions.append { completion($0 == .end) } }
    var context = AnimationContext(
      group: group, duration: max(duration, 0), delay: max(delay, 0), curve: curve,
      options: options, keyframes: keyframes)
    if let outer = AnimationContext.current {
      if !options.contains(.overrideInheritedDuration) { context.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { context.curve = outer.curve }
      if !options.contains(.overrideInheritedOptions) {
        context.options.formUnion(outer.options.intersection(.inherited))
      }
      context.animator = animator
    }
    let takesTime = context.duration > 0 || context.delay > 0
    AnimationContext.run(takesTime ? context : nil, animations)
    group.close()
  }
}
