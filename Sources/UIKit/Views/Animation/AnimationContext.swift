/// The settings of the changes within a call of `UIView.animate`.
@MainActor
struct AnimationContext {
  var group: AnimationGroup
  var duration: TimeInterval
  var delay: TimeInterval
  var curve: TimingCurve
  var options: UIView.AnimationOptions
  /// The number of runs of the animations, if it overrides the options.
  var repeatCount: Double?
  /// A Boolean value that indicates whether each run is followed by a reversed one, if it overrides
  /// the options.
  var autoreverses: Bool?
  /// The recorder of keyframe changes; `nil` if changes are animated as they are made.
  var keyframes: KeyframeRecorder?
  /// The animator that takes the animations; `nil` if they run by themselves.
  var animator: AnimatorTimeline?
  /// The changed views, for `layoutSubviews`.
  var views = ChangedViews()
  /// The stack views whose arranged views were hidden or shown.
  var arrangements = ChangedViews()

  /// The current context; `nil` if changes are not animated.
  static var current: AnimationContext? {
    get { UIView.areAnimationsEnabled ? stored : nil }
    set { stored = newValue }
  }
  /// A Boolean value that indicates whether an animator records changes although its time stands
  /// still.
  static var isScrubbed: Bool {
    UIView.areAnimationsEnabled && stored?.animator?.isScrubbed == true
  }
  private static var stored: AnimationContext? {
    didSet { CALayer.isRecording = stored != nil }
  }

  /// Runs a closure whose changes are animated with a context.
  static func run(_ context: AnimationContext?, _ animations: () -> Void) {
    let outer = begin(context)
    animations()
    end(returningTo: outer)
  }

  /// Makes a context the current one until ``end(returningTo:)``.
  ///
  /// - Returns: The context before, for the call at the end.
  static func begin(_ context: AnimationContext?) -> AnimationContext? {
    let outer = stored
    current = context
    return outer
  }

  /// Replaces the current context by one with other settings.
  static func replace(with context: AnimationContext?) { current = context }

  /// Lays out the changed views that the current context is to lay out, and makes the context
  /// before it the current one.
  static func end(returningTo outer: AnimationContext?) {
    // As in UIKit, hiding an arranged view needs no explicit layout to be animated.
    if let inner = stored { for view in inner.arrangements.all { view.layoutIfNeeded() } }
    if let inner = stored, inner.options.contains(.layoutSubviews) {
      for view in inner.views.all { view.layoutIfNeeded() }
    }
    if let keyframes = stored?.keyframes {
      stored?.keyframes = nil
      keyframes.start()
    }
    current = outer
  }

  /// Returns the timing of an animation that is made at a time.
  func timing(at now: TimeInterval) -> MediaTiming {
    MediaTiming(
      beginTime: now + delay, duration: duration,
      repeatCount: repeatCount ?? (options.contains(.repeat) ? .infinity : 0),
      autoreverses: autoreverses ?? options.contains(.autoreverse), fillMode: .both, curve: curve)
  }
}

/// The changed views within a call of `UIView.animate`. All copies of its context share them.
@MainActor
final class ChangedViews {
  private(set) var all: [UIView]

  init(_ views: [UIView] = []) { all = views }

  func append(_ view: UIView) { all.append(view) }
}
