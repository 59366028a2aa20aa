/// The animations of an animator on one line of time, which can be paused, scrubbed and reversed.
///
/// Views have their final values while their animations are on the line. A finished line gives them
/// the values of the position at which it ends.
@MainActor
final class AnimatorTimeline: ClockAnimation {
  /// The movement along the line.
  private struct Motion {
    /// The time at which the curve begins.
    var begin: TimeInterval
    var duration: TimeInterval
    var curve: TimingCurve
    /// A Boolean value that indicates whether the curve begins at the displayed values instead of
    /// an end of the line.
    var isPartial = false
  }

  private var parts: [AnimatorPart] = []
  private(set) var clock: AnimationClock?
  private var motion: Motion?
  /// The duration of the whole line, in seconds.
  private(set) var duration: TimeInterval
  /// The curve of the whole line.
  let curve: TimingCurve
  /// The fraction of the time at which the line is paused.
  private var pausedShare = 0.0
  /// The fraction of the change that was set while the line was paused; `nil` for the displayed
  /// one.
  private var scrubbedFraction: Double?
  private(set) var isReversed = false
  /// A Boolean value that indicates whether changes are recorded although time stands still.
  private(set) var isScrubbed = false
  /// A Boolean value that indicates whether a paused line is scrubbed without the curve.
  var scrubsLinearly = true
  /// A Boolean value that indicates whether the line stays at its end.
  var pausesOnCompletion = false
  /// The closures for the end of the line.
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Called at the end of the line.
  var didEnd: (() -> Void)?

  init(duration: TimeInterval, curve: TimingCurve) {
    self.duration = max(duration, 0)
    self.curve = curve
  }

  /// A Boolean value that indicates whether time passes on the line.
  var isRunning: Bool { motion != nil }

  private var now: TimeInterval { clock?.now ?? 0 }

  // MARK: Recording

  /// Records the changes of a closure, from a fraction of the remaining time on.
  ///
  /// - Parameter delay: A fraction of the remaining time.
  func record(
    delay: Double = 0, isScrubbed: Bool, options: UIView.AnimationOptions, _ changes: () -> Void
  ) {
    let before = share
    start = before + min(max(delay, 0), 1) * (1 - before)
    self.isScrubbed = isScrubbed
    let context = AnimationContext(
      group: AnimationGroup(nil), duration: duration, delay: 0, curve: curve, options: options,
      animator: self)
    let first = parts.count
    AnimationContext.run(context, changes)
    if clock != nil { placeParts(from: first) }
  }

  /// The fraction of the time at which recorded changes begin.
  private var start = 0.0

  func take(_ animation: LayerAnimation, _ movement: AnimatedMovement, on clock: AnimationClock) {
    self.clock = self.clock ?? clock
    parts.append(AnimatorPart(animation, movement, start: start))
  }

  // MARK: Movement

  /// The fraction of the time that has passed.
  private var share: Double {
    guard let motion else { return pausedShare }
    guard motion.duration > 0 else { return isReversed ? 0 : 1 }
    let passed = min(max((now - motion.begin) / motion.duration, 0), 1)
    return isReversed ? 1 - passed : passed
  }

  /// The fraction of the change that is displayed, which follows the elapsed time if the line is
  /// scrubbed along its curve.
  var fraction: Double {
    get {
      if let scrubbedFraction { return scrubbedFraction }
      if let motion, motion.isPartial, let part = parts.first {
        return part.animation.progress(at: now)
      }
      if !scrubsLinearly { return share }
      return curve.value(at: share)
    }
    set {
      let new = min(max(newValue, 0), 1)
      pause()
      scrubbedFraction = new
      pausedShare = scrubsLinearly ? curve.share(reaching: new) : new
      let curve = scrubsLinearly ? .linear : curve
      for part in parts { part.animation.timing.held = part.progress(new, of: curve) }
    }
  }

  /// Moves along the line from the displayed position.
  ///
  /// - Parameters:
  ///   - delay: The time before that, in seconds.
  func run(after delay: TimeInterval = 0) {
    guard motion == nil else { return }
    let passed = isReversed ? 1 - pausedShare : pausedShare
    move(
      Motion(begin: now + max(delay, 0) - passed * duration, duration: duration, curve: curve))
  }

  /// Moves from the displayed values to the end of the line in a time.
  func run(for duration: TimeInterval, curve: TimingCurve) {
    if motion != nil { pause() }
    move(Motion(begin: now, duration: max(duration, 0), curve: curve, isPartial: true))
  }

  /// The time that is left, in seconds.
  var remainingDuration: TimeInterval { duration * (isReversed ? share : 1 - share) }

  private func move(_ new: Motion) {
    motion = new
    hasArrived = false
    scrubbedFraction = nil
    guard let clock, clock.plays else {
      return NextTurn.run { [self] in if isRunning { finish() } }
    }
    placeParts(from: 0)
    clock.add(self)
  }

  private func placeParts(from first: Int) {
    for part in parts.dropFirst(first) {
      guard let motion else {
        part.animation.timing.held = part.progress(pausedShare, of: curve)
        continue
      }
      var timing = MediaTiming(
        beginTime: part.animation.ownTime(at: motion.begin), duration: motion.duration,
        fillMode: .both,
        curve: motion.curve)
      if motion.isPartial {
        timing.firstProgress = part.animation.progress(at: now)
        timing.lastProgress = isReversed ? 0 : 1
      } else {
        timing.duration *= 1 - part.start
        if isReversed {
          timing.speed = -1
          timing.timeOffset = timing.duration
        } else {
          timing.beginTime += part.start * motion.duration
        }
      }
      part.animation.timing = timing
    }
  }

  /// Stops the movement at the displayed position.
  func pause() {
    guard motion != nil else { return }
    let (share, fraction) = (share, fraction)
    let wasPartial = motion?.isPartial ?? false
    for part in parts { part.animation.timing.held = part.animation.progress(at: now) }
    leave()
    pausedShare = wasPartial ? curve.share(reaching: fraction) : share
    if wasPartial { scrubbedFraction = fraction }
  }

  /// Begins at the end, in the direction of the start.
  func startReversed() {
    isReversed = true
    pausedShare = 1
    for part in parts { part.animation.timing.held = 1 }
  }

  /// Changes the direction.
  func reverse() {
    guard let motion else {
      isReversed.toggle()
      return
    }
    let share = share
    let isPartial = motion.isPartial
    if isPartial || now < motion.begin {
      pause()
      isReversed.toggle()
      return isPartial ? run(for: motion.duration, curve: motion.curve) : run()
    }
    isReversed.toggle()
    self.motion?.begin = now - (isReversed ? 1 - share : share) * motion.duration
    placeParts(from: 0)
  }

  private func leave() {
    motion = nil
    _ = clock?.remove(self)
  }

  // MARK: The end

  /// A Boolean value that indicates whether the movement has reached its end.
  private var hasArrived = false

  var end: TimeInterval { motion.map { $0.begin + $0.duration } ?? .infinity }

  var isPlayedByHosts: Bool { parts.allSatisfy(\.animation.isPlayedByHosts) }

  func leaveClock() {
    hasArrived = true
    pausedShare = isReversed ? 0 : 1
    if pausesOnCompletion {
      for part in parts { part.animation.timing.held = pausedShare }
      scrubbedFraction = pausedShare
      motion = nil
    } else {
      settle(at: pausedShare)
    }
  }

  func finish() {
    // Without a clock that plays, nothing else has ended the line.
    if !hasArrived { leaveClock() }
    if !pausesOnCompletion { complete(at: isReversed ? .start : .end) }
  }

  /// Ends the line with the displayed values.
  func stop() {
    let progress = parts.map { $0.animation.progress(at: now) }
    leave()
    settle(at: progress)
  }

  /// Ends the line at a position, and calls the completions.
  func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: settle(at: 0)
    case .end: settle(at: 1)
    case .current: break
    }
    complete(at: position)
  }

  private func settle(at progress: Double) { settle(at: parts.map { _ in progress }) }

  /// Gives the views the values of completed fractions, the last changes first.
  private func settle(at progress: [Double]) {
    // The app's overrides of properties may call the animator.
    var settled = parts
    for index in settled.indices { settled[index].noteLaterChange() }
    for index in settled.indices.reversed() { settled[index].settle(at: progress[index]) }
    let isAtEnd = progress.allSatisfy { $0 == 1 }
    for index in settled.indices { settled[index].noteSettledValue(isAtEnd: isAtEnd) }
    if settled.count == parts.count { parts = settled }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    leave()
    parts = []
    let (completions, didEnd) = (completions, didEnd)
    self.completions = []
    self.didEnd = nil
    didEnd?()
    for completion in completions { completion(position) }
  }
}
