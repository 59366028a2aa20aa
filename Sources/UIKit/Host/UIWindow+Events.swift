/// The events that hosts deliver: touches, keys, and hovering pointers. A host never inspects the
/// type of a view.
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

  /// Cancels all touches and presses, such as those of a closed window.
  package func cancelEvents() {
    touchDispatcher.cancelAll()
    pressDispatcher.cancelAll()
  }

  /// The identities of touches with which a gesture recognizer other than that of a scroll view has
  /// begun. A host that scrolls by itself leaves them to the window.
  package var claimedTouches: Set<Int> { touchDispatcher.claimedTouches }
}
