/// The delivery of touches to gesture recognizers, then to views, which recognizers and scroll
/// views may delay or prevent.
extension TouchDispatcher {
  /// Delivers the changed touches of an event to gesture recognizers, then to views.
  func dispatch(_ event: UIEvent) {
    guard event.type == .touches else { return }
    lastEvent = event
    resolver.collectRequests {
      for touch in event.storedTouches where touch.phase == .began {
        for recognizer in touch.recognizers { resolver.add(touch, to: recognizer) }
      }
      for recognizer in resolver.inPlay { recognizer.receive(event) }
    }
  }

  /// Ends the delay of a touch that is over.
  func finish(_ touch: UITouch) {
    if let delay = touch.delivery.delay { clock.cancel(delay) }
    touch.delivery.delay = nil
  }

  /// Delivers touches to their views, unless recognizers or scroll views delay them.
  func deliverToViews() {
    let touches = lingering + active.map(\.touch)
    guard !touches.isEmpty else { return }
    deliver(touches.filter(isLost), as: .cancelled) { $0.touchesCancelled($1, with: $2) }
    deliver(touches.filter(\.isToBeCancelled), as: .cancelled) { $0.touchesCancelled($1, with: $2) }
    deliverBeginnings(touches)
    deliver(touches.filter(\.isToBeMoved), as: .moved) { $0.touchesMoved($1, with: $2) }
    deliver(touches.filter { $0.isToBeEnded }, as: .ended) { $0.touchesEnded($1, with: $2) }
    for touch in lingering where touch.delivery.stage == .over { finish(touch) }
    lingering.removeAll { $0.delivery.stage == .over }
  }

  /// Returns a Boolean value that indicates whether the view of a touch has left the window.
  private func isLost(_ touch: UITouch) -> Bool {
    guard let view = touch.view, touch.delivery.stage != .over, view.owningWindow !== window else {
      return false
    }
    if touch.delivery.stage == .delivered { return true }
    touch.delivery.stage = .over
    touch.view = nil
    return false
  }

  private func deliverBeginnings(_ touches: [UITouch]) {
    for touch in touches where touch.delivery.stage == .waiting && touch.isToBeDropped {
      touch.delivery.stage = .over
    }
    let ready = touches.filter { $0.delivery.stage == .waiting && !isHeld($0) }
    forEachView(of: ready) { view, touches in
      let touches = touches.filter { $0.delivery.stage == .waiting }
      guard !touches.isEmpty else { return }
      var step = view.parentView
      while let ancestor = step {
        guard ancestor.allowsTouches(touches, with: lastEvent, in: view) else {
          for touch in touches { touch.delivery.stage = .over }
          return
        }
        step = ancestor.parentView
      }
      for touch in touches { touch.delivery.stage = .delivered }
      send(touches, to: view, as: .began) { $0.touchesBegan($1, with: $2) }
    }
  }

  /// Returns a Boolean value that indicates whether a recognizer or a scroll view delays the
  /// beginning of a touch.
  private func isHeld(_ touch: UITouch) -> Bool {
    if touch.recognizers.contains(where: { $0.delaysTouchesBegan && $0.progress.isUndecided }) {
      return true
    }
    guard !touch.isOver, isHeldByScrollView(touch) else { return false }
    if touch.delivery.delay == nil {
      touch.delivery.delay = clock.schedule(after: GestureConstants.contentTouchDelay) {
        [weak self, weak touch] in
        touch?.delivery.isDelayOver = true
        self?.deliverToViews()
      }
    }
    return !touch.delivery.isDelayOver
  }

  private func isHeldByScrollView(_ touch: UITouch) -> Bool {
    guard let touched = touch.view, !touched.tracksDrags else { return false }
    var step = touched.parentView
    while let view = step {
      if view.holdsContentTouch(touch) { return true }
      step = view.parentView
    }
    return false
  }

  /// Delivers touches to their views in one phase.
  private func deliver(
    _ touches: [UITouch], as phase: UITouch.Phase,
    _ method: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    guard !touches.isEmpty else { return }
    forEachView(of: touches) { view, touches in
      let touches = touches.filter { $0.delivery.stage == .delivered }
      guard !touches.isEmpty else { return }
      for touch in touches {
        touch.delivery.hasMoved = false
        if phase != .moved { touch.delivery.stage = .over }
      }
      send(touches, to: view, as: phase, method)
      if view.owningWindow !== window { for touch in touches { touch.view = nil } }
    }
  }

  /// Calls a method of a view, with the touches in a phase.
  private func send(
    _ touches: Set<UITouch>, to view: UIView, as phase: UITouch.Phase,
    _ method: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    let actual = touches.map { ($0, $0.phase) }
    for touch in touches { touch.phase = phase }
    method(view, touches, lastEvent)
    // The touch may have been cancelled meanwhile.
    for (touch, before) in actual where touch.phase == phase { touch.phase = before }
  }

  private func forEachView(of touches: [UITouch], _ body: (UIView, Set<UITouch>) -> Void) {
    var groups: [(view: UIView, touches: Set<UITouch>)] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    for group in groups { body(group.view, group.touches) }
  }
}
