extension UIView {
  /// Changes what is in a view, and lets what was seen of it dissolve into what is seen now, if the options
  /// say so.
  ///
  ///     UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) {
  ///       label.text = "Done"
  ///     }
  ///
  /// The new content is there at once, and what was seen is a picture that fades out over it. So it takes time
  /// where ``animate(withDuration:delay:options:animations:completion:)`` does.
  ///
  /// - Parameters:
  ///   - view: the view whose content changes.
  ///   - duration: how long it takes, in seconds. Where it is not above zero, the change is seen at once.
  ///   - options: ``AnimationOptions/transitionCrossDissolve`` and a curve. Without a transition the change
  ///     is seen at once.
  ///   - animations: changes what is in the view. It is not animated but by animations of its own.
  ///   - completion: called once: with true when the transition is over, with false if it was ended
  ///     before.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    var snapshot: ContentSnapshot?
    if options.dissolves, duration > 0, areAnimationsEnabled, view.playingClock != nil {
      view.layoutIfNeeded()
      snapshot = ContentSnapshot(of: view)
    }
    AnimationContext.run(nil) { animations?() }
    if let snapshot { view.addDissolving(snapshot) }
    runAnimations(
      duration: duration, delay: 0, curve: options.curve,
      options: options.subtracting([.repeat, .autoreverse, .layoutSubviews]),
      { snapshot?.alpha = 0 },
      { isFinished in
        if let snapshot { view.removeDissolving(snapshot) }
        completion?(isFinished)
      })
  }

  /// Puts a view in the place of another one, and lets what was seen dissolve, if the options say so; see
  /// ``transition(with:duration:options:animations:completion:)``, for which the superview of the first
  /// is the view.
  ///
  /// - Parameters:
  ///   - fromView: what is taken out of its superview, or hidden.
  ///   - toView: what is added there in its stead, or shown.
  ///   - duration: how long it takes, in seconds.
  ///   - options: ``AnimationOptions/transitionCrossDissolve``, a curve, and
  ///     ``AnimationOptions/showHideTransitionViews``.
  ///   - completion: called once, as there.
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
