/// The touches of a window, which are created from a host's reports and delivered to gesture
/// recognizers and views.
@MainActor
final class TouchDispatcher {
  /// The maximum number of touches. Others are ignored.
  private static let mostTouches = 32

  let resolver: GestureResolver
  private let link: WindowLink
  let clock: AnimationClock
  /// The touches that are down, in the order in which they began, with the host's numbers.
  private(set) var active: [(id: Int, touch: UITouch)] = []
  /// Touches that were lifted, and whose end their views have not received.
  var lingering: [UITouch] = []
  /// The last event that was delivered.
  var lastEvent = UIEvent()
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?
  private var hovering: [UIGestureRecognizer] = []

  init(link: WindowLink, clock: AnimationClock) {
    self.link = link
    self.clock = clock
    resolver = GestureResolver(clock: clock)
    resolver.didSettle = { [weak self] in self?.deliverToViews() }
  }

  var window: UIWindow? { link.window }

  // MARK: From the host

  /// Applies changes of touches, and sends the window an event.
  func deliver(
    _ changes: [HostTouch], modifierFlags: UIKeyModifierFlags, buttonMask: UIEvent.ButtonMask
  ) -> Bool {
    guard let window else { return false }
    window.layoutIfNeeded()
    releaseLostViews()
    // A number that is used again without an end was lost.
    let lost = changes.filter { $0.phase == .began && touch($0.id) != nil }.map(\.id)
    if !lost.isEmpty { cancel(lost) }
    for (_, touch) in active { touch.phase = .stationary }
    var began: [UITouch] = []
    var isAnyKnown = false
    for change in changes {
      guard isValid(change.location) else { continue }
      if change.phase == .began {
        guard let touch = begin(change) else { continue }
        active.append((change.id, touch))
        began.append(touch)
      } else if let touch = touch(change.id) {
        move(touch, change)
      } else {
        continue
      }
      isAnyKnown = true
    }
    guard isAnyKnown else { return false }
    for touch in began { touch.buttonMask = buttonMask }
    let event = makeEvent(modifierFlags, buttonMask)
    for touch in began { assignRecognizers(to: touch, event) }
    send(event)
    return true
  }

  /// Cancels all touches.
  func cancelAll() {
    hover(at: nil, modifierFlags: [])
    cancel(active.map(\.id))
    for touch in lingering { touch.delivery.isClaimed = true }
    deliverToViews()
  }

  private func cancel(_ ids: [Int]) {
    guard !ids.isEmpty else { return }
    for (id, touch) in active {
      touch.phase = ids.contains(id) ? .cancelled : .stationary
      touch.timestamp = clock.now
    }
    send(makeEvent([], []))
  }

  private func touch(_ id: Int) -> UITouch? { active.first { $0.id == id }?.touch }

  private func isValid(_ location: CGPoint) -> Bool { location.x.isFinite && location.y.isFinite }

  private func makeEvent(
    _ modifierFlags: UIKeyModifierFlags, _ buttonMask: UIEvent.ButtonMask
  ) -> UIEvent {
    // A host names the buttons where they go down. The views may get that touch later.
    let held = active.reduce(buttonMask) { $0.union($1.touch.buttonMask) }
    return UIEvent(
      type: .touches, timestamp: clock.now, touches: active.map(\.touch),
      modifierFlags: modifierFlags, buttonMask: held)
  }

  /// Sends the window an event, and removes the ended touches.
  private func send(_ event: UIEvent) {
    window?.pass(event)
    if lastEvent !== event {
      // The window's class has kept the event to itself.
      for touch in event.storedTouches where touch.phase == .began || touch.isOver {
        touch.delivery.stage = .over
      }
    }
    for (_, touch) in active where touch.isOver {
      if touch.delivery.stage == .over {
        finish(touch)
      } else {
        lingering.append(touch)
      }
    }
    active.removeAll { $0.touch.isOver }
    resolver.removeFinishedTouches()
  }

  // MARK: Touches

  private func begin(_ change: HostTouch) -> UITouch? {
    guard let window, active.count < Self.mostTouches,
      let view = window.hitTest(change.location, with: lastEvent)
    else { return nil }
    let touch = UITouch()
    touch.link = link
    touch.view = view
    touch.type = change.type
    touch.isScrolledByHost = change.isScrolledByHost
    touch.windowLocation = change.location
    touch.previousWindowLocation = change.location
    take(change, touch)
    touch.tapCount = tapCount(at: change.location)
    if isBlocked(view) { touch.delivery.stage = .over }
    return touch
  }

  private func move(_ touch: UITouch, _ change: HostTouch) {
    switch change.phase {
    case .began, .moved:
      touch.phase = .moved
      touch.delivery.hasMoved = true
    case .ended: touch.phase = .ended
    case .cancelled: touch.phase = .cancelled
    }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = change.location
    touch.isScrolledByHost = change.isScrolledByHost
    take(change, touch)
    if change.phase == .ended {
      lastTap = (change.location, clock.now, touch.tapCount)
    }
  }

  private func take(_ change: HostTouch, _ touch: UITouch) {
    touch.timestamp = clock.now
    touch.force = change.force
    touch.maximumPossibleForce = change.maximumForce
    touch.majorRadius = change.radius
  }

  private func tapCount(at location: CGPoint) -> Int {
    guard let lastTap, clock.now - lastTap.time <= GestureConstants.tapInterval,
      hypot(location.x - lastTap.location.x, location.y - lastTap.location.y)
        <= GestureConstants.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  /// Returns a Boolean value that indicates whether another touch prevents a new one in a view.
  private func isBlocked(_ view: UIView) -> Bool {
    active.contains { _, touch in
      guard let other = touch.view, !touch.isOver, touch.delivery.stage != .over else {
        return false
      }
      if other === view { return !view.isMultipleTouchEnabled }
      return view.isExclusiveTouch || other.isExclusiveTouch
    }
  }

  private func assignRecognizers(to touch: UITouch, _ event: UIEvent) {
    var step = touch.view
    while let view = step {
      for recognizer in view.installedRecognizers where recognizer.receives(touch, event) {
        touch.recognizers.append(recognizer)
      }
      step = view.parentView
    }
  }

  /// Cancels the gestures and touches of views that have left the window.
  private func releaseLostViews() {
    guard !active.isEmpty || !lingering.isEmpty || !resolver.inPlay.isEmpty else { return }
    deliverToViews()
    for recognizer in resolver.inPlay where recognizer.attachedView?.owningWindow !== window {
      recognizer.stop()
    }
    resolver.resetFinished()
    resolver.settle()
  }

  // MARK: Hovering

  /// Delivers the location of a hovering pointer to the recognizers of the views under it.
  func hover(at location: CGPoint?, modifierFlags: UIKeyModifierFlags) {
    guard location != nil || !hovering.isEmpty, let window else { return }
    window.layoutIfNeeded()
    let event = UIEvent(type: .hover, timestamp: clock.now, modifierFlags: modifierFlags)
    var found: [UIGestureRecognizer] = []
    var step = location.flatMap { isValid($0) ? window.hitTest($0, with: event) : nil }
    while let view = step {
      found += view.installedRecognizers.filter { $0.tracksHover && $0.receives(event) }
      step = view.parentView
    }
    let left = hovering.filter { old in !found.contains { $0 === old } }
    hovering = found
    for recognizer in left { recognizer.receiveHover(at: nil, event) }
    for recognizer in found { recognizer.receiveHover(at: location, event) }
  }

  // MARK: For the host

  /// The host's numbers of touches that belong to a gesture other than scrolling.
  var claimedTouches: Set<Int> {
    Set(
      active.filter { _, touch in
        touch.recognizers.contains { !$0.scrolls && $0.progress.isActive }
      }.map(\.id))
  }
}
