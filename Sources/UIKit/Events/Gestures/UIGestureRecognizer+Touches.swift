extension UIGestureRecognizer {
  /// Returns whether the recognizer currently receives events of a type.
  func receives(_ event: UIEvent) -> Bool {
    isEnabled && shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Returns whether the recognizer receives a new touch.
  func receives(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, !tracksHover, !progress.isOver, progress.scroll == nil,
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    if requiresExclusiveTouchType, let first = progress.touches.first, first.type != touch.type {
      return false
    }
    return receives(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Receives the changed touches of an event.
  func receive(_ event: UIEvent) {
    progress.modifierFlags = event.modifierFlags
    progress.buttonMask = event.buttonMask
    receive(event, .began) { touchesBegan($0, with: event) }
    receive(event, .moved) { touchesMoved($0, with: event) }
    receive(event, .ended) { touchesEnded($0, with: event) }
    receive(event, .cancelled) { touchesCancelled($0, with: event) }
  }

  /// Receives a step of a scroll.
  func receive(_ scroll: WheelScroll, _ event: UIEvent) {
    guard isEnabled, !progress.isOver else { return }
    progress.modifierFlags = event.modifierFlags
    progress.buttonMask = event.buttonMask
    progress.setLocation(scroll.location)
    follow(scroll, at: event.timestamp)
  }

  private func receive(_ event: UIEvent, _ phase: UITouch.Phase, _ body: (Set<UITouch>) -> Void) {
    guard isEnabled, !progress.isOver else { return }
    let changed = event.storedTouches.filter { touch in
      touch.phase == phase && progress.touches.contains { $0 === touch }
    }
    if !changed.isEmpty { body(Set(changed)) }
  }
}
