/// The color of the contents of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark contents in a light interface, light ones in a dark interface.
  case `default` = 0
  /// Light contents, for dark backgrounds.
  case lightContent = 1
  /// Dark contents, for light backgrounds.
  case darkContent = 3
}
