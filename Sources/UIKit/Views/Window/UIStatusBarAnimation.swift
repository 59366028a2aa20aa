/// The animation of a status bar that appears or disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar slides in from the top, or out to it.
  case slide = 2
}
