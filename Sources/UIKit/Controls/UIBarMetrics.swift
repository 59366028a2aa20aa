/// The sizes of bars, for which images can differ.
///
/// Controls display the images for ``default``, because bars do not contain them.
public enum UIBarMetrics: Int, Sendable {
  /// A bar of the usual height.
  case `default` = 0
  /// A low bar, as on an iPhone in landscape.
  case compact = 1
  /// A bar of the usual height with a prompt.
  case defaultPrompt = 101
  /// A low bar with a prompt.
  case compactPrompt = 102
}
