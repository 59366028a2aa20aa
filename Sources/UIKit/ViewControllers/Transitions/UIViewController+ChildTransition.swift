extension UIViewController {
  /// Replaces the view of a child by the view of another child, with an animation.
  ///
  /// The new view is added to the view of this view controller before the animations, and the old
  /// one is removed after them. The children are told of their appearance. Call
  /// `willMove(toParent:)` and `removeFromParent()` of the old child, and `didMove(toParent:)` of
  /// the new one, as for other changes of children.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is displayed.
  ///   - toViewController: The child whose view is to be displayed.
  ///   - duration: The duration, in seconds.
  ///   - options: The curve, or one of the system's transitions.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure called after the end, with whether the animations were completed.
  /// - Precondition: Both are children of this view controller; otherwise UIKit also raises an
  ///   exception.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    for child in [fromViewController, toViewController] {
      require(
        child.parent === self,
        "\(type(of: child)) is no child of \(type(of: self)), so there is no transition; call "
          + "addChild(_:) first.")
    }
    guard let container = view, let old = fromViewController.view, let new = toViewController.view
    else { return }
    let notifies = container.window != nil && appearance.stage != .disappeared
    let isAnimated = duration > 0
    if notifies {
      fromViewController.beginAppearanceTransition(false, animated: isAnimated)
      toViewController.beginAppearanceTransition(true, animated: isAnimated)
    }
    let end = { (isFinished: Bool) in
      old.removeFromSuperview()
      if notifies {
        fromViewController.endAppearanceTransition()
        toViewController.endAppearanceTransition()
      }
      completion?(isFinished)
    }
    guard options.transition != nil else {
      container.addSubview(new)
      guard isAnimated, animations != nil else {
        animations?()
        return end(true)
      }
      return UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: end)
    }
    UIView.transition(
      with: container, duration: duration, options: options,
      animations: {
        container.addSubview(new)
        old.removeFromSuperview()
        animations?()
      }, completion: end)
  }
}
