/// The intervals at which a screen checks for changes that no message from the page has caused.
package struct PulseRate: Sendable {
  /// The interval while content scrolls by itself, whose offset changes in every frame.
  package var scrolling: Duration = .milliseconds(16)
  /// The interval during user input and shortly afterward, and during animations.
  package var busy: Duration = .milliseconds(33)
  /// The interval at other times.
  package var idle: Duration = .milliseconds(150)

  package init(
    scrolling: Duration = .milliseconds(16), busy: Duration = .milliseconds(33),
    idle: Duration = .milliseconds(150)
  ) {
    self.scrolling = scrolling
    self.busy = busy
    self.idle = idle
  }
}
