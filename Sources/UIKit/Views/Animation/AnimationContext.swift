/// What holds for the changes that are made within a call of `UIView.animate`.
@MainActor
struct AnimationContext {
  var group: AnimationGroup
  var duration: TimeInterval
  var delay: TimeInterval
  var curve: AnimationCurve
  var options: UIView.AnimationOptions
  /// How many times the animations run, where that is not a matter of the options.
  var repeatCount: Double?
  /// Whether each run is followed by one backwards, where that is not a matter of the options.
  var autoreverses: Bool?
  /// What gathers the changes of keyframes; nil where changes are animated as they are made.
  var keyframes: KeyframeRecorder?
  /// The views that were changed, for `layoutSubviews`.
  var views = ChangedViews()

  /// What holds now; nil where changes are not animated.
  static var current: AnimationContext? {
    get { UIView.areAnimationsEnabled ? stored : nil }
    set {
      stored = newValue
      CALayer.isRecording = newValue != nil
    }
  }
  private static var stored: AnimationContext?

  /// Runs a closure whose changes are animated in this way.
  static func run(_ context: AnimationContext?, _ animations: () -> Void) {
    let outer = stored
    current = context
    animations()
    if let inner = stored, inner.options.contains(.layoutSubviews) {
      for view in inner.views.all { view.layoutIfNeeded() }
    }
    if let keyframes = stored?.keyframes {
      stored?.keyframes = nil
      keyframes.start()
    }
    current = outer
  }

  func timing(on clock: AnimationClock) -> AnimationTiming {
    AnimationTiming(
      begin: clock.now + delay, duration: duration, curve: curve,
      repeatCount: repeatCount ?? (options.contains(.repeat) ? .infinity : 1),
      autoreverses: autoreverses ?? options.contains(.autoreverse))
  }
}

/// The views that were changed within a call of `UIView.animate`. All copies of its context share them.
@MainActor
final class ChangedViews {
  private(set) var all: [UIView]

  init(_ views: [UIView] = []) { all = views }

  func append(_ view: UIView) { all.append(view) }
}
