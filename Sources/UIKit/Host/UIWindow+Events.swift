/// The way in for hosts: touches, keys and pointers that hover. A host never asks what a view is.
extension UIWindow {
  /// Delivers changes of touches at the present of the window's clock.
  ///
  /// A touch that begins is hit-tested after the window was laid out. Changes of touches that are
  /// unknown, because they began outside of all views or in a window that was hidden since, are
  /// ignored.
  ///
  /// - Returns: Whether any of the touches is known.
  @discardableResult
  package func deliver(
    _ touches: [HostTouch], modifierFlags: UIKeyModifierFlags = [],
    buttonMask: UIEvent.ButtonMask = []
  ) -> Bool {
    guard !isHidden else { return false }
    activate()
    return touchDispatcher.deliver(touches, modifierFlags: modifierFlags, buttonMask: buttonMask)
  }

  /// Delivers a change of a key to the first responder; without one to the root view controller.
  package func deliver(_ key: HostKey) {
    guard !isHidden else { return }
    activate()
    pressDispatcher.deliver(key)
  }

  /// Delivers the location of a pointer that hovers, in the coordinates of the window; nil where it
  /// left.
  package func deliverHover(at location: CGPoint?, modifierFlags: UIKeyModifierFlags = []) {
    guard !isHidden else { return }
    activate()
    touchDispatcher.hover(at: location, modifierFlags: modifierFlags)
  }

  /// Cancels all touches and presses, such as those of a window that is closed.
  package func cancelEvents() {
    touchDispatcher.cancelAll()
    pressDispatcher.cancelAll()
  }

  /// The identities of touches with which a gesture recognizer other than that of a scroll view has
  /// begun. A host that scrolls by itself leaves them to the window.
  package var claimedTouches: Set<Int> { touchDispatcher.claimedTouches }
}
