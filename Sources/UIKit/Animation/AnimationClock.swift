/// The clock of a window's animations. The host of the window advances it; there are no timers.
///
/// A clock plays animations only if the host displays movement; at first, no clock does. Otherwise,
/// animations end as soon as they begin, and their completions run in the next turn of the main
/// queue. So a test that waits for a completion never hangs, and every drawing shows the end.
@MainActor
package final class AnimationClock {
  /// A Boolean value that indicates whether animations take time. Setting it to `false` finishes
  /// the running ones.
  package var plays = false {
    didSet { if !plays { finishAll() } }
  }
  /// The current time, in seconds since the clock's beginning.
  package private(set) var now: TimeInterval = 0

  private var running: [any ClockAnimation] = []
  private var movements: [any ScrollMovement] = []
  private var timers: [ClockTimer] = []
  private var frameLinks: [any FrameLink] = []

  nonisolated init() {}

  /// A Boolean value that indicates whether any animation or movement is running.
  package var isBusy: Bool { !running.isEmpty || !movements.isEmpty }

  /// A Boolean value that indicates whether the clock has to advance: for a movement, for an
  /// animation with an end, or for one that hosts do not play by themselves.
  package var needsFrames: Bool {
    !movements.isEmpty || running.contains { $0.end < .infinity || !$0.isPlayedByHosts }
  }

  /// A Boolean value that indicates whether anything changes from frame to frame that hosts do not
  /// play by themselves.
  var changesEveryFrame: Bool {
    !movements.isEmpty || running.contains { !$0.isPlayedByHosts }
  }

  /// Advances the clock. Animations that end by then finish in order, and their completions see the
  /// time at which they ended, so consecutive animations follow each other exactly.
  ///
  /// - Complexity: O(n) for each time at which any of the n animations ends.
  package func advance(to time: TimeInterval) {
    while let end = nextEnd, end <= time {
      now = max(now, end)
      finish { $0 <= end }
      fireTimers(until: end)
    }
    now = max(now, time)
    for movement in movements { movement.step(to: now) }
    for link in frameLinks { link.step(to: now) }
  }

  /// Advances the clock by a number of seconds.
  package func advance(by seconds: TimeInterval) { advance(to: now + seconds) }

  /// Adds an animation, which ends at its own time.
  func add(_ animation: any ClockAnimation) { running.append(animation) }

  /// Removes an animation before its end.
  ///
  /// - Returns: A Boolean value that indicates whether the animation was running.
  func remove(_ animation: any ClockAnimation) -> Bool {
    guard let index = running.firstIndex(where: { $0 === animation }) else { return false }
    running.remove(at: index)
    return true
  }

  /// A Boolean value that indicates whether a timer is scheduled.
  package var hasTimers: Bool { !timers.isEmpty }

  /// Schedules a closure after a delay in seconds. It runs when the host advances the clock past
  /// the delay, even if the clock does not play animations.
  package func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void)
    -> ClockTimer
  {
    let timer = ClockTimer(time: now + seconds, action: action)
    timers.append(timer)
    return timer
  }

  /// Cancels a timer that has not fired.
  package func cancel(_ timer: ClockTimer) { timers.removeAll { $0 === timer } }

  func add(_ movement: any ScrollMovement) { movements.append(movement) }

  func remove(_ movement: any ScrollMovement) { movements.removeAll { $0 === movement } }

  /// A Boolean value that indicates whether content scrolls, so that its offset changes in every
  /// frame.
  package var isScrolling: Bool { !movements.isEmpty }

  /// A Boolean value that indicates whether an object is called for every frame.
  package var hasFrameLinks: Bool { !frameLinks.isEmpty }

  func add(_ link: any FrameLink) {
    guard !frameLinks.contains(where: { $0 === link }) else { return }
    frameLinks.append(link)
  }

  func remove(_ link: any FrameLink) { frameLinks.removeAll { $0 === link } }

  private var nextEnd: TimeInterval? {
    let ends = running.lazy.map(\.end).min()
    let movementEnds = movements.lazy.map(\.end).min()
    let times = timers.lazy.map(\.time).min()
    let earliest = min(ends ?? .infinity, movementEnds ?? .infinity, times ?? .infinity)
    return earliest < .infinity ? earliest : nil
  }

  private func fireTimers(until time: TimeInterval) {
    let due = timers.filter { $0.time <= time }
    timers.removeAll { $0.time <= time }
    for timer in due { timer.action() }
  }

  /// Finishes the animations whose end satisfies a predicate, in the order in which they began.
  private func finish(where isDue: (TimeInterval) -> Bool) {
    let due = running.filter { isDue($0.end) }
    running.removeAll { isDue($0.end) }
    let dueMovements = movements.filter { isDue($0.end) }
    movements.removeAll { isDue($0.end) }
    for animation in due { animation.leaveClock() }
    for animation in due { animation.finish() }
    for movement in dueMovements { movement.finish() }
  }

  private func finishAll() {
    while isBusy { finish { _ in true } }
  }

  /// Ends all animations in the next turn of the main queue, because their window is gone: nobody
  /// advances the clock, and views and the completions of their animations retain each other.
  func endSoon() {
    timers = []
    guard isBusy else { return }
    NextTurn.run { [self] in finishAll() }
  }
}

/// A change of values over time that an ``AnimationClock`` ends.
@preconcurrency @MainActor
protocol ClockAnimation: AnyObject {
  /// The time at which ``finish()`` is due.
  var end: TimeInterval { get }
  /// A Boolean value that indicates whether hosts play the animation by themselves.
  var isPlayedByHosts: Bool { get }
  /// Called at the end, before any animation that ends at the same time finishes.
  func leaveClock()
  /// Called at the end, for the completions of the app.
  func finish()
}

/// An object that is called for every frame.
@preconcurrency @MainActor
protocol FrameLink: AnyObject {
  /// Called after the clock has advanced.
  func step(to time: TimeInterval)
}

/// A closure that an ``AnimationClock`` runs once, at a scheduled time.
@MainActor
package final class ClockTimer {
  let time: TimeInterval
  let action: @MainActor () -> Void

  init(time: TimeInterval, action: @escaping @MainActor () -> Void) {
    self.time = time
    self.action = action
  }
}
