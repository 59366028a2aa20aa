/// The intervals at which a screen checks for changes that no message from the page has caused.
package struct PulseRate: Sendable {
  /// The interval during user input and shortly afterward, and during animations.
  package var busy: Duration = .milliseconds(33)
  /// The interval at other times.
  package var idle: Duration = .milliseconds(150)

  package init(busy: Duration = .milliseconds(33), idle: Duration = .milliseconds(150)) {
    self.busy = busy
    self.idle = idle
  }
}
