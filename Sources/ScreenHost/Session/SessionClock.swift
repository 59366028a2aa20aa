import Foundation

/// The time of a screen, which passes at a rate of the user's choice.
struct SessionClock {
  /// The time of one frame, in seconds.
  static let frame: TimeInterval = 1.0 / 60

  /// The seconds of the screen in a second of the system; 0 while the screen pauses.
  private(set) var rate = 1.0
  private var start: TimeInterval
  private var passed: TimeInterval = 0

  /// Creates a clock that begins at a time of the system.
  init(at time: TimeInterval) { start = time }

  /// Returns the seconds since the beginning, in the time of the screen.
  func time(at systemTime: TimeInterval) -> TimeInterval {
    passed + max(systemTime - start, 0) * rate
  }

  /// Changes the rate from a time of the system on.
  mutating func setRate(_ rate: Double, at systemTime: TimeInterval) {
    passed = time(at: systemTime)
    start = systemTime
    self.rate = rate
  }

  /// Advances a clock that pauses by frames.
  mutating func step(by count: Int) { passed += Double(count) * Self.frame }
}
