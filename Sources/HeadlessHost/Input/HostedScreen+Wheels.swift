import UIKit

extension HostedScreen {
  /// Turns the wheel of a mouse by one step.
  ///
  /// The innermost scroll view under the pointer that can move in the direction scrolls by the
  /// distance, at once, as by a drag without velocity; or else a pan recognizer that allows
  /// `discrete` scrolling follows the step.
  ///
  ///     screen.turnWheel(at: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: 50))
  ///
  /// - Parameters:
  ///   - point: The location of the pointer in the coordinates of the window.
  ///   - distance: The distance in points of the window. A positive `y` reveals what is below, a
  ///     positive `x` what is to the right.
  /// - Returns: `false`, without a change, if nothing at the point follows the wheel.
  /// - Precondition: The numbers are finite.
  @discardableResult
  public func turnWheel(at point: CGPoint, by distance: CGPoint) -> Bool {
    requireFinite(point, distance)
    layOut()
    let translation = CGPoint(x: 0 - distance.x, y: 0 - distance.y)
    let isFollowed = window.deliver(
      HostWheel(phase: .discrete, location: point, translation: translation))
    layOut()
    return isFollowed
  }

  /// Scrolls with two fingers on a trackpad, at one speed, and lifts them in motion.
  ///
  /// The time advances by the duration. The innermost scroll view under the pointer that can move
  /// in the direction follows the fingers, and decelerates after they are lifted; or else a pan
  /// recognizer that allows `continuous` scrolling follows them.
  ///
  /// - Parameters:
  ///   - point: The location of the pointer in the coordinates of the window.
  ///   - distance: The distance in points of the window. A positive `y` reveals what is below, a
  ///     positive `x` what is to the right.
  ///   - duration: The time in seconds. The screen receives a step sixty times a second; for a
  ///     duration of zero once, and the fingers have no velocity.
  /// - Returns: `false`, without a change, if nothing at the point follows the scroll.
  /// - Precondition: The numbers are finite, and the duration is not negative.
  @discardableResult
  public func scroll(
    at point: CGPoint, by distance: CGPoint, duration: TimeInterval = 0.3
  ) -> Bool {
    requireFinite(point, distance)
    require(
      duration >= 0 && duration.isFinite,
      "A scroll of \(duration) seconds was asked for; give a duration of zero or more.")
    layOut()
    func send(_ phase: HostWheel.Phase, _ translation: CGPoint = .zero) -> Bool {
      let isFollowed = window.deliver(
        HostWheel(phase: phase, location: point, translation: translation))
      layOut()
      return isFollowed
    }
    _ = send(.began)
    let steps = max(1, Int((duration * 60).rounded(.up)))
    var isFollowed = false
    var scrolled = CGPoint.zero
    for step in 1...steps {
      if duration > 0 { advance(by: duration / TimeInterval(steps)) }
      let share = CGFloat(step) / CGFloat(steps)
      // Sums of sixty-fourths are exact.
      func place(_ whole: CGFloat) -> CGFloat {
        step == steps ? whole : (whole * share * 64).rounded() / 64
      }
      let next = CGPoint(x: place(distance.x), y: place(distance.y))
      if send(.changed, CGPoint(x: scrolled.x - next.x, y: scrolled.y - next.y)) {
        isFollowed = true
      }
      scrolled = next
    }
    _ = send(.ended)
    return isFollowed
  }

  private func requireFinite(_ point: CGPoint, _ distance: CGPoint) {
    require(
      [point.x, point.y, distance.x, distance.y].allSatisfy(\.isFinite),
      "A scroll at \(point.x), \(point.y) by \(distance.x), \(distance.y) points was asked for; give "
        + "finite numbers.")
  }
}
