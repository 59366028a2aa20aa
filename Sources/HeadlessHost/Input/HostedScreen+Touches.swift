import UIKit

extension HostedScreen {
  /// Puts a finger on the screen.
  ///
  /// - Parameter point: A point in the coordinates of the window.
  /// - Returns: The finger, to be moved and lifted.
  @discardableResult
  public func touch(at point: CGPoint) -> HostedTouch { HostedTouch(at: point, on: self) }

  /// Taps a point of the screen: a finger comes down for a twentieth of a second.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of the window.
  ///   - count: The number of taps, a tenth of a second apart.
  /// - Throws: ``UnreachableTarget`` if there is nothing at the point that takes touches.
  /// - Precondition: The count is at least 1.
  public func tap(at point: CGPoint, count: Int = 1) throws {
    require(count > 0, "\(count) taps were asked for; ask for one or more.")
    layOut()
    guard window.hitTest(point, with: nil) != nil else {
      throw UnreachableTarget(
        description: "there is nothing to tap at \(point.x), \(point.y) of the window")
    }
    for index in 0..<count {
      if index > 0 { advance(by: 0.1) }
      let finger = touch(at: point)
      finger.hold(for: 0.05)
      finger.lift()
    }
  }

  /// Taps the middle of a view.
  ///
  /// - Throws: ``UnreachableTarget`` if the view is not on screen, takes no touches, or is covered
  ///   there by another one.
  public func tap(on view: UIView, count: Int = 1) throws {
    try tap(at: try reachablePoint(of: view), count: count)
  }

  /// Taps the middle of an item's cell.
  ///
  /// - Throws: ``UnreachableTarget`` if the cell is not on screen, takes no touches, or is covered
  ///   by another view there.
  public func tap(at indexPath: IndexPath) throws {
    try tap(at: try reachablePoint(of: indexPath))
  }

  /// Presses the middle of a view for long, and lifts the finger.
  ///
  /// - Parameter duration: The time in seconds. The default is a little more than a long press
  ///   takes.
  /// - Throws: ``UnreachableTarget`` if the finger cannot reach the view.
  public func longPress(on view: UIView, for duration: TimeInterval = 0.6) throws {
    let finger = touch(at: try reachablePoint(of: view))
    finger.hold(for: duration)
    finger.lift()
  }

  /// Drags a finger from one point to another one, at one speed, and lifts it there in motion.
  ///
  /// - Parameters:
  ///   - start: A point in the coordinates of the window.
  ///   - end: A point in the coordinates of the window.
  ///   - duration: The time in seconds.
  /// - Throws: ``UnreachableTarget`` if there is nothing at the first point that takes touches.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) throws {
    layOut()
    guard window.hitTest(start, with: nil) != nil else {
      throw UnreachableTarget(
        description: "there is nothing to drag at \(start.x), \(start.y) of the window")
    }
    let finger = touch(at: start)
    finger.move(to: end, duration: duration)
    finger.lift()
  }

  /// Puts two fingers side by side on a view and moves them apart or together.
  ///
  /// - Parameters:
  ///   - view: The view, with the middle between the fingers at its middle.
  ///   - scale: The distance of the fingers at the end, as a multiple of `distance`.
  ///   - distance: The distance of the fingers at the beginning, in points.
  ///   - duration: The time in seconds.
  /// - Throws: ``UnreachableTarget`` if a finger cannot reach the view.
  public func pinch(
    on view: UIView, scale: CGFloat, distance: CGFloat = 60, duration: TimeInterval = 0.3
  ) throws {
    let middle = try reachablePoint(of: view)
    func ends(_ distance: CGFloat) -> [CGPoint] {
      [-1, 1].map { CGPoint(x: middle.x + $0 * distance / 2, y: middle.y) }
    }
    for end in ends(distance) { try requireReaching(view, at: end) }
    let fingers = ends(distance).map { touch(at: $0) }
    let steps = max(1, Int((duration * 60).rounded(.up)))
    for step in 1...steps {
      advance(by: duration / TimeInterval(steps))
      let share = CGFloat(step) / CGFloat(steps)
      let present = ends(distance * (1 + (scale - 1) * share))
      for (finger, point) in zip(fingers, present) { finger.move(to: point) }
    }
    for finger in fingers { finger.lift() }
  }

  // MARK: Reaching

  /// The middle of a view in the coordinates of the window.
  private func reachablePoint(of view: UIView) throws -> CGPoint {
    layOut()
    let point = view.convert(
      CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    try requireReaching(view, at: point)
    return point
  }

  func reachablePoint(of indexPath: IndexPath) throws -> CGPoint {
    layOut()
    guard let cell = list?.cell(ofItemAt: indexPath) else {
      throw UnreachableTarget(
        description:
          "the \(list?.itemName ?? "item") at \(indexPath.sentence) has no cell on screen; "
          + "scroll there before")
    }
    let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    try requireReaching(cell, at: point)
    return point
  }

  private func requireReaching(_ view: UIView, at point: CGPoint) throws {
    guard view.window === window else {
      throw UnreachableTarget(description: "\(Swift.type(of: view)) is not on this screen")
    }
    let hit = window.hitTest(point, with: nil)
    guard let hit, hit.isDescendant(of: view) else {
      let obstacle = hit.map { "\(Swift.type(of: $0)) is touched instead" } ?? "nothing is touched"
      throw UnreachableTarget(
        description: "a finger at \(point.x), \(point.y) of the window does not reach "
          + "\(Swift.type(of: view)): \(obstacle)")
    }
  }
}

extension IndexPath {
  /// The index path as `[section, item]`.
  fileprivate var sentence: String { "[\(map(String.init).joined(separator: ", "))]" }
}
