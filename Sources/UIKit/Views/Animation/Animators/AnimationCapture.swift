/// The animations that begin within a closure, paused, for an interactive transition.
///
/// Animations of views and property animators that start while ``current`` is set are not played:
/// the capture displays a fraction of all of them, and then plays their rest or takes them back.
@MainActor
final class AnimationCapture {
  /// The capture of animations that begin now; `nil` outside of one.
  static private(set) var current: AnimationCapture?

  private var timelines: [AnimatorTimeline] = []
  /// The displayed time, in seconds.
  private var time: TimeInterval = 0

  /// Performs a closure, and captures the animations that it begins.
  func run(_ changes: () -> Void) {
    let outer = Self.current
    Self.current = self
    changes()
    Self.current = outer
    show(time)
  }

  /// Records an animation of views in place of playing it.
  func record(
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve,
    options: UIView.AnimationOptions, _ animations: () -> Void
  ) {
    let (duration, delay) = (max(duration, 0), max(delay, 0))
    let total = duration + delay
    let timeline = AnimatorTimeline(duration: total, curve: curve)
    timeline.record(
      delay: total > 0 ? delay / total : 0, isScrubbed: true, options: options, animations)
    add(timeline)
  }

  /// Adds a timeline, which is paused.
  func add(_ timeline: AnimatorTimeline) {
    timelines.append(timeline)
    show(time, on: timeline)
  }

  /// The time at which the last animation ends, in seconds.
  var duration: TimeInterval { timelines.map(\.duration).max() ?? 0 }

  /// Displays the animations at a time, in seconds.
  func show(_ time: TimeInterval) {
    self.time = time
    for timeline in timelines { show(time, on: timeline) }
  }

  private func show(_ time: TimeInterval, on timeline: AnimatorTimeline) {
    timeline.fraction = timeline.duration > 0 ? time / timeline.duration : 1
  }

  /// Plays the rest of the animations, or takes them back to their beginning.
  ///
  /// - Parameters:
  ///   - speed: The multiple of the usual speed.
  ///   - curve: The curve of the rest.
  func release(isReversed: Bool, speed: Double, curve: TimingCurve) {
    let timelines = timelines
    self.timelines = []
    for timeline in timelines {
      if isReversed { timeline.reverse() }
      let rest = isReversed ? min(time, timeline.duration) : max(0, timeline.duration - time)
      timeline.run(for: rest / max(speed, 0.01), curve: curve)
    }
  }
}
