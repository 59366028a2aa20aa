extension UIView {
  /// Animates what keyframes change, one after the other or side by side.
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
  /// The keyframes' times are shares of the duration as its curve runs, which is slow at both ends. What is
  /// changed outside of keyframes takes the whole duration. For the rest this is as
  /// ``animate(withDuration:delay:options:animations:completion:)``: views have their last values when it
  /// returns.
  ///
  /// - Parameters:
  ///   - duration: how long all of it takes, in seconds. Where it is not above zero, and no delay is,
  ///     changes take effect at once.
  ///   - delay: how long what is shown stays before that, in seconds.
  ///   - options: how it runs.
  ///   - animations: adds keyframes.
  ///   - completion: called once: with true when the animations are over, with false if one of them
  ///     was ended before.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(
      duration: duration, delay: delay, curve: options.shared.curve, options: options.shared,
      keyframes: KeyframeRecorder(options.calculation), animations, completion)
  }

  /// Says what one keyframe changes, within the closure of
  /// ``animateKeyframes(withDuration:delay:options:animations:completion:)``.
  ///
  /// Keyframes go on from what those that were added before them show. Where there are no keyframes, the
  /// closure runs all the same.
  ///
  /// - Parameters:
  ///   - frameStartTime: when it begins, from 0, the beginning of the whole, to 1, its end.
  ///   - frameDuration: how long it takes, as a share of the whole. What reaches beyond the end of the
  ///     whole is over there.
  ///   - animations: changes the views.
  /// - Precondition: both are finite and not negative.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    require(
      frameStartTime.isFinite && frameStartTime >= 0 && frameDuration.isFinite
        && frameDuration >= 0,
      "A keyframe cannot begin at \(frameStartTime) and take \(frameDuration) of the whole time; give "
        + "both as shares from 0 to 1.")
    guard let keyframes = AnimationContext.current?.keyframes else { return animations() }
    let outer = keyframes.interval
    let start = min(frameStartTime, 1)
    keyframes.interval = start...min(start + frameDuration, 1)
    animations()
    keyframes.interval = outer
  }

  /// Repeats what a closure changes, within the closure of an animation, whose duration and curve it has.
  ///
  ///     UIView.animate(withDuration: 0.3) {
  ///       UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {
  ///         bell.transform = CGAffineTransform(rotationAngle: 0.2)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - count: how many times it runs, not necessarily a whole number; once where it is not above zero.
  ///   - autoreverses: whether each run is followed by one backwards. The views jump to their new values
  ///     at the end.
  ///   - animations: changes the views.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard var context = AnimationContext.current else { return animations() }
    context.views = ChangedViews(context.views.all)
    context.repeatCount = count > 0 ? Double(count) : 1
    context.autoreverses = autoreverses
    // Keyframes are of one animation, and these are of another one.
    context.keyframes = context.keyframes.map {
      let inner = KeyframeRecorder($0.calculation)
      inner.interval = $0.interval
      return inner
    }
    AnimationContext.run(context, animations)
  }
}
