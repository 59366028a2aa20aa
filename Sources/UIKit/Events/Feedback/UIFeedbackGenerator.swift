/// A generator of haptic feedback.
///
/// Its subclasses have no effect, as on devices without haptic hardware, which most iPads are.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Prepares the hardware for feedback.
  open func prepare() {}
}

/// A generator of feedback for collisions of things on the screen.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the things that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Small things.
    case light
    /// Things of medium size.
    case medium
    /// Large things.
    case heavy
    /// Soft things.
    case soft
    /// Rigid things.
    case rigid
  }

  /// Creates a generator of medium impacts.
  public override init() { super.init() }

  /// Creates a generator of impacts of a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator of impacts of a style for a view.
  public init(style: FeedbackStyle = .medium, view: UIView) { super.init() }

  /// Gives feedback for an impact.
  open func impactOccurred() {}

  /// Gives feedback for an impact of an intensity between 0 and 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for changes of a selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() { super.init() }

  /// Gives feedback for a change.
  open func selectionChanged() {}
}

/// A generator of feedback for the outcome of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task has succeeded.
    case success
    /// The task has produced a warning.
    case warning
    /// The task has failed.
    case error
  }

  /// Creates a generator.
  public override init() { super.init() }

  /// Gives feedback for an outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
