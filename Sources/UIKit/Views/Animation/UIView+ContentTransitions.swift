extension UIView {
  /// Changes the content of a view, with a transition from the old content to the new one.
  ///
  ///     UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) {
  ///       label.text = "Done"
  ///     }
  ///
  /// The view has the new content immediately; a snapshot of the old content fades out over it, or
  /// covers it until the view has turned by a right angle. The transition takes time in the same
  /// windows as
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: The duration, in seconds. If it is not above zero, the change is visible
  ///     immediately.
  ///   - options: A transition, such as ``AnimationOptions/transitionCrossDissolve``, and a curve.
  ///     Without a transition the change is visible immediately.
  ///   - animations: A closure that changes the content of the view. Only animations of its own
  ///     animate its changes.
  ///   - completion: A closure called once: with `true` when the transition has finished, with
  ///     `false` if it was stopped before.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let snapshot = duration > 0 ? snapshot(of: view, for: options) : nil
    AnimationContext.run(nil) { animations?() }
    show(snapshot, over: view, duration: duration, options: options, completion: completion)
  }

  /// Returns a snapshot of the content of a view before a transition; `nil` if the transition takes
  /// no time.
  class func snapshot(of view: UIView, for options: AnimationOptions) -> ContentSnapshot? {
    guard options.transition != nil, areAnimationsEnabled, view.playingClock != nil else {
      return nil
    }
    view.layoutIfNeeded()
    return ContentSnapshot(of: view)
  }

  /// Displays a transition from a snapshot of the old content of a view to its present content.
  class func show(
    _ snapshot: ContentSnapshot?, over view: UIView, duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    if let snapshot { view.addDissolving(snapshot) }
    var keyframes: KeyframeRecorder?
    if snapshot != nil, case .flip = options.transition {
      keyframes = KeyframeRecorder(KeyframeAnimationOptions().calculation)
    }
    runAnimations(
      duration: duration, delay: delay, curve: options.curve,
      options: options.subtracting([.repeat, .autoreverse, .layoutSubviews]), keyframes: keyframes,
      {
        guard let snapshot else { return }
        if case .flip(let isVertical) = options.transition {
          flip(view, aboutVerticalAxis: isVertical, under: snapshot)
        } else {
          snapshot.alpha = 0
        }
      },
      { isFinished in
        if let snapshot { view.removeDissolving(snapshot) }
        completion?(isFinished)
      })
  }

  /// Adds the keyframes of a turn to the current animation: the snapshot of the old content is
  /// visible in the first half.
  private class func flip(
    _ view: UIView, aboutVerticalAxis isVertical: Bool, under snapshot: ContentSnapshot
  ) {
    let end = view.transform
    // A turned view is narrower; at the right angle it would be a line, which has no inverse.
    let side = end.scaledBy(x: isVertical ? 0.001 : 1, y: isVertical ? 1 : 0.001)
    addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.transform = side }
    addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { snapshot.alpha = 0 }
    addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.transform = end }
  }

  /// Replaces a view with another one, with a transition between them; see
  /// ``transition(with:duration:options:animations:completion:)``, with the superview of the first
  /// view as its view.
  ///
  /// - Parameters:
  ///   - fromView: The view to remove from its superview, or to hide.
  ///   - toView: The view to add in its place, or to show.
  ///   - duration: The duration, in seconds.
  ///   - options: A transition, such as ``AnimationOptions/transitionCrossDissolve``, a curve, and
  ///     ``AnimationOptions/showHideTransitionViews``.
  ///   - completion: A closure called once, with the same argument.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let container = fromView.superview
    transition(
      with: container ?? fromView, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
