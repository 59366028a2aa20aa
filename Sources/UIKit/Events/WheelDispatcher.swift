/// Delivers the scrolls of wheels and trackpads in a window to recognizers of pans, among them
/// the recognizers of scroll views.
@MainActor
final class WheelDispatcher {
  private let link: WindowLink
  private let clock: AnimationClock
  private let resolver: GestureResolver
  /// The scroll in progress.
  private var scroll: WheelScroll?

  init(link: WindowLink, clock: AnimationClock, resolver: GestureResolver) {
    self.link = link
    self.clock = clock
    self.resolver = resolver
  }

  /// Sends the window an event.
  ///
  /// - Returns: A Boolean value that indicates whether a recognizer follows the scroll.
  func deliver(_ wheel: HostWheel, modifierFlags: UIKeyModifierFlags) -> Bool {
    guard let window = link.window,
      [wheel.location.x, wheel.location.y, wheel.translation.x, wheel.translation.y]
        .allSatisfy(\.isFinite)
    else { return false }
    window.layoutIfNeeded()
    for recognizer in scroll?.followers ?? [] where recognizer.attachedView?.owningWindow !== window
    {
      recognizer.stop()
    }
    let event = WheelEvent(wheel, timestamp: clock.now, modifierFlags: modifierFlags)
    window.pass(event)
    // The window's class may have kept the end to itself.
    if wheel.phase.isEnd { cancelAll() }
    return event.isFollowed
  }

  /// Delivers an event to the recognizers.
  func dispatch(_ event: WheelEvent) {
    let wheel = event.wheel
    if wheel.phase == .discrete || wheel.phase == .began {
      cancelAll()
      begin(event)
    }
    guard let scroll else { return }
    scroll.move(to: wheel.location, by: wheel.translation)
    resolver.collectRequests {
      for recognizer in scroll.followers { recognizer.receive(scroll, event) }
    }
    event.isFollowed = scroll.followers.contains(where: \.progress.isActive)
    if wheel.phase.isEnd { end(as: wheel.phase == .cancelled ? .cancelled : .ended) }
  }

  /// Cancels the scroll in progress.
  func cancelAll() { end(as: .cancelled) }

  private func begin(_ event: WheelEvent) {
    guard let view = link.window?.hitTest(event.wheel.location, with: event) else { return }
    let scroll = WheelScroll(
      event.wheel.phase == .discrete ? .discrete : .continuous, at: event.wheel.location, in: view,
      for: event)
    self.scroll = scroll
    scroll.begin(resolver)
  }

  private func end(as state: UIGestureRecognizer.State) {
    guard let scroll else { return }
    self.scroll = nil
    resolver.collectRequests {
      for recognizer in scroll.followers where !recognizer.progress.isOver {
        let hasBegun = recognizer.progress.isActive || recognizer.progress.pending == .began
        recognizer.state = hasBegun ? state : .failed
      }
    }
  }
}

/// An event of type `scroll`.
@MainActor
final class WheelEvent: UIEvent {
  let wheel: HostWheel
  /// A Boolean value that indicates whether a recognizer follows the scroll.
  var isFollowed = false

  init(_ wheel: HostWheel, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    self.wheel = wheel
    super.init(type: .scroll, timestamp: timestamp, modifierFlags: modifierFlags)
  }
}

extension HostWheel.Phase {
  /// A Boolean value that indicates whether the scroll is over with this event.
  fileprivate var isEnd: Bool { self != .began && self != .changed }
}
