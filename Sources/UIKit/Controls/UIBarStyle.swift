/// The colors of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The colors of the interface style.
  case `default` = 0
  /// A dark bar with light contents.
  case black = 1
}
