extension UIView {
  /// Animates the changes of keyframes, in sequence or in parallel.
  ///
  ///     UIView.animateKeyframes(withDuration: 1, delay: 0) {
  ///       UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
  ///         ball.center.y -= 100
  ///       }
  ///       UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
  ///         ball.center.y += 100
  ///       }
  ///     }
  ///
  /// The keyframes' times are fractions of the duration after its curve is applied, which is slow
  /// at both ends. Changes outside of keyframes take the whole duration. Otherwise the method
  /// behaves like ``animate(withDuration:delay:options:animations:completion:)``: views have their
  /// final values when it returns.
  ///
  /// - Parameters:
  ///   - duration: The total duration, in seconds. If neither it nor the delay is above zero,
  ///     changes take effect immediately.
  ///   - delay: The delay before the start, in seconds; the old values stay on screen meanwhile.
  ///   - options: The options of the animation.
  ///   - animations: A closure that adds keyframes.
  ///   - completion: A closure called once: with `true` when the animations have finished, with
  ///     `false` if one of them was stopped before.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(
      duration: duration, delay: delay, curve: options.shared.curve, options: options.shared,
      keyframes: KeyframeRecorder(options.calculation), animations, completion)
  }

  /// Adds a keyframe, within the closure of
  /// ``animateKeyframes(withDuration:delay:options:animations:completion:)``.
  ///
  /// A keyframe starts at the result of the keyframes added before it. Outside of keyframe
  /// animations the closure still runs.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the keyframe, from 0, the beginning of the animation, to 1,
  ///     its end.
  ///   - frameDuration: The duration of the keyframe, as a fraction of the animation. The keyframe
  ///     ends no later than the animation.
  ///   - animations: A closure that changes the views.
  /// - Precondition: Both numbers are finite and not negative.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    require(
      frameStartTime.isFinite && frameStartTime >= 0 && frameDuration.isFinite
        && frameDuration >= 0,
      "A keyframe cannot begin at \(frameStartTime) with a duration of \(frameDuration); give both as "
        + "fractions from 0 to 1.")
    guard let keyframes = AnimationContext.current?.keyframes else { return animations() }
    let outer = keyframes.interval
    let start = min(frameStartTime, 1)
    keyframes.interval = start...min(start + frameDuration, 1)
    animations()
    keyframes.interval = outer
  }

  /// Repeats the changes of a closure, within the closure of an animation, with that animation's
  /// duration and curve.
  ///
  ///     UIView.animate(withDuration: 0.3) {
  ///       UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {
  ///         bell.transform = CGAffineTransform(rotationAngle: 0.2)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - count: The number of runs, not necessarily an integer; 1 if it is not above zero.
  ///   - autoreverses: A Boolean value that indicates whether each run is followed by a reversed
  ///     one. At the end, the views jump to their new values.
  ///   - animations: A closure that changes the views.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard var context = AnimationContext.current else { return animations() }
    context.views = ChangedViews(context.views.all)
    context.repeatCount = count > 0 ? Double(count) : 1
    context.autoreverses = autoreverses
    // Keyframes belong to one animation, and these belong to another one.
    context.keyframes = context.keyframes.map {
      let inner = KeyframeRecorder($0.calculation)
      inner.interval = $0.interval
      return inner
    }
    AnimationContext.run(context, animations)
  }
}
