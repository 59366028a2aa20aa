/// The events that hosts deliver: touches, keys, wheels, hovering pointers, and taps on the status
/// bar. A host never inspects the type of a view.
extension UIWindow {
  /// Delivers changes of touches at the current time of the window's clock.
  ///
  /// A new touch is hit-tested after the window was laid out. Changes of unknown touches, which
  /// began outside of all views or in a window that was hidden since, are ignored.
  ///
  /// - Returns: A Boolean value that indicates whether any of the touches is known.
  @discardableResult
  package func deliver(
    _ touches: [HostTouch], modifierFlags: UIKeyModifierFlags = [],
    buttonMask: UIEvent.ButtonMask = []
  ) -> Bool {
    guard !isHidden else { return false }
    activate()
    return touchDispatcher.deliver(touches, modifierFlags: modifierFlags, buttonMask: buttonMask)
  }

  /// Delivers a change of a key to the first responder, or else to the root view controller.
  package func deliver(_ key: HostKey) {
    guard !isHidden else { return }
    activate()
    pressDispatcher.deliver(key)
  }

  /// Delivers the location of a hovering pointer, in the coordinates of the window; `nil` after it
  /// left.
  package func deliverHover(at location: CGPoint?, modifierFlags: UIKeyModifierFlags = []) {
    guard !isHidden else { return }
    activate()
    touchDispatcher.hover(at: location, modifierFlags: modifierFlags)
  }

  /// Delivers a scroll by a wheel or a trackpad to the recognizers of pans under the pointer that
  /// allow it, including the recognizers of scroll views.
  ///
  /// A scroll begins with its first translation. One recognizer follows it to its end, the
  /// innermost one unless delegates decide otherwise; of the scroll views, only the innermost one
  /// that can move in its direction takes part. A scroll view calls its delegate as for a drag. A
  /// continuous scroll bounces and decelerates with the velocity at its end. A step of a wheel is a
  /// drag without velocity, which stops at the ends of the content, and at the nearest page of a
  /// paging scroll view.
  ///
  /// UIKit's choice among nested scroll views, and its division of the steps of a wheel into drags,
  /// are not documented; they are chosen.
  ///
  /// Steps of a continuous scroll that began elsewhere, or while the window was hidden, are
  /// ignored.
  ///
  /// - Returns: A Boolean value that indicates whether a recognizer follows the scroll.
  @discardableResult
  package func deliver(_ wheel: HostWheel, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    guard !isHidden else { return false }
    activate()
    return wheelDispatcher.deliver(wheel, modifierFlags: modifierFlags)
  }

  /// Delivers a tap on the status bar, which scrolls the content of a scroll view to its top.
  ///
  /// As documented, on an iPhone the tap has an effect only if one visible scroll view has a
  /// `scrollsToTop` of `true`; elsewhere the scroll view nearest to the status bar decides.
  ///
  /// - Returns: `false`, with nothing changed, if no scroll view accepts the tap.
  @discardableResult
  package func deliverStatusBarTap() -> Bool {
    guard !isHidden else { return false }
    activate()
    layoutIfNeeded()
    let candidates = scrollViewsInSight(of: bounds)
    if traitCollection.userInterfaceIdiom == .phone {
      let willing = candidates.filter(\.scrollsToTop)
      return willing.count == 1 && willing[0].scrollToTopByUser()
    }
    let nearest = candidates.min {
      $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY
    }
    return nearest?.scrollToTopByUser() ?? false
  }

  /// Cancels all touches, scrolls, and presses, as when the window is closed.
  package func cancelEvents() {
    touchDispatcher.cancelAll()
    wheelDispatcher.cancelAll()
    pressDispatcher.cancelAll()
  }

  /// The identities of touches with which a gesture recognizer has begun that is not a scroll
  /// view's. A host that scrolls by itself leaves them to the window.
  package var claimedTouches: Set<Int> { touchDispatcher.claimedTouches }
}

extension UIView {
  /// Returns the scroll views among this view and its subtree that are visible in a rectangle of
  /// the window and that a user can touch, parents before their subviews.
  fileprivate func scrollViewsInSight(of rect: CGRect) -> [UIScrollView] {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return [] }
    var found: [UIScrollView] = []
    if let scrollView = self as? UIScrollView,
      scrollView.convert(scrollView.bounds, to: nil).intersects(rect)
    {
      found.append(scrollView)
    }
    for child in children { found += child.scrollViewsInSight(of: rect) }
    return found
  }
}
