import UIKit

/// A finger on a hosted screen, from when it comes down until it is lifted.
///
///     let finger = screen.touch(at: CGPoint(x: 100, y: 200))
///     finger.move(to: CGPoint(x: 300, y: 200), duration: 0.3)
///     finger.lift()
///
/// Moving takes time: the clock of the screen goes on, as ``HostedScreen/advance(by:)`` has it do.
@MainActor
public final class HostedTouch {
  /// The location of the finger in the coordinates of the window, in points.
  public private(set) var location: CGPoint
  /// A Boolean value that indicates whether the finger is down.
  public private(set) var isDown: Bool

  private let screen: HostedScreen
  private let id: Int
  private static var lastID = 0

  init(at location: CGPoint, on screen: HostedScreen) {
    Self.lastID += 1
    id = Self.lastID
    self.location = location
    self.screen = screen
    screen.layOut()
    isDown = true
    send(.began)
  }

  /// Moves the finger along a straight line, at one speed.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of the window.
  ///   - duration: The time that it takes, in seconds. The screen receives the finger's location
  ///     sixty times a second; for a duration of zero once, at once.
  /// - Precondition: The finger is down, and the duration is not negative.
  public func move(to point: CGPoint, duration: TimeInterval = 0) {
    requireDown(for: "moved")
    require(
      duration >= 0 && duration.isFinite,
      "A finger was to be moved for \(duration) seconds; give a duration of zero or more.")
    move(to: point, duration: duration, steps: max(1, Int((duration * 60).rounded(.up))))
  }

  /// Moves the finger in a number of steps of equal length.
  func move(to point: CGPoint, duration: TimeInterval, steps: Int) {
    let start = location
    for step in 1...steps {
      if duration > 0 { screen.advance(by: duration / TimeInterval(steps)) }
      let share = CGFloat(step) / CGFloat(steps)
      location = CGPoint(
        x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share)
      if step == steps { location = point }
      send(.moved)
    }
  }

  /// Holds the finger still.
  ///
  /// - Precondition: The finger is down, and the duration is not negative.
  public func hold(for seconds: TimeInterval) {
    requireDown(for: "held")
    screen.advance(by: seconds)
  }

  /// Lifts the finger.
  ///
  /// - Precondition: The finger is down.
  public func lift() {
    requireDown(for: "lifted")
    isDown = false
    send(.ended)
  }

  /// Takes the finger away as the system does for a call: its touch is cancelled.
  ///
  /// - Precondition: The finger is down.
  public func cancel() {
    requireDown(for: "cancelled")
    isDown = false
    send(.cancelled)
  }

  private func requireDown(for action: String) {
    require(
      isDown,
      "A finger was to be \(action) that was lifted already; begin another touch with touch(at:).")
  }

  private func send(_ phase: HostTouch.Phase) {
    screen.window.deliver([HostTouch(id: id, phase: phase, location: location)])
    screen.layOut()
  }
}
