import UIKit

extension HostedScreen {
  /// Scrolls the collection or table view to a distance, with the effects of a drag without
  /// velocity at its end.
  ///
  /// The view scrolls to the exact offset by itself, without a touch, so that neither
  /// covering views nor gesture recognizers influence it. ``flick(by:velocity:)``,
  /// ``turnWheel(at:by:)``, and ``scroll(at:by:duration:)`` deliver events instead.
  ///
  /// The content stays there, unless paging or a delegate determines another final offset. If
  /// animations have a duration (``playsAnimations``), the content moves while the time advances.
  ///
  /// - Parameter distance: The distance from the beginning of the content, below the bars, in
  ///   points. A distance beyond the end scrolls to the end. Content that scrolls only horizontally
  ///   is scrolled horizontally, from right to left if it begins at the right.
  /// - Returns: `false`, without a change, if there is no such view that scrolls.
  @discardableResult
  public func scroll(to distance: CGFloat) -> Bool {
    layOut()
    guard let list else { return false }
    let hasScrolled = list.view.scrollByUser(
      to: list.offset(atDistance: distance), velocity: .zero)
    layOut()
    return hasScrolled
  }

  /// Scrolls an orthogonally scrolling section, with the effects of drags without velocity at their
  /// ends. As with ``scroll(to:)``, there are no touches.
  ///
  /// A drag is at most as long as the visible part of the row, and the row rests after each drag
  /// according to its behavior: one drag turns at most one page. The drags end when one of them
  /// does not decrease the distance to the target. If animations have a duration
  /// (``playsAnimations``), the time advances until the row rests.
  ///
  /// - Parameters:
  ///   - section: The section, which must be on screen.
  ///   - distance: The distance from the beginning of its row, in points. A row of a right-to-left
  ///     screen begins at the right.
  /// - Returns: `false`, without a change, if there is no such section on the screen.
  @discardableResult
  public func scroll(section: Int, to distance: CGFloat) -> Bool {
    layOut()
    guard let collectionView, let row = collectionView.rowScrollView(ofSection: section),
      let stroke = collectionView.rowViewportLength(ofSection: section), stroke > 0
    else { return false }
    guard var place = collectionView.rowDistance(inSightOfSection: section) else { return false }
    var hasScrolled = false
    while true {
      let step = min(max(distance - place, -stroke), stroke)
      guard let way = collectionView.rowMovement(ofSection: section, by: step) else { break }
      let offset = row.contentOffset
      guard
        row.scrollByUser(
          to: CGPoint(x: offset.x + way.x, y: offset.y + way.y), velocity: .zero)
      else { break }
      hasScrolled = true
      layOut()
      letScrollingEnd()
      guard let reached = collectionView.rowDistance(inSightOfSection: section),
        abs(distance - reached) < abs(distance - place) - 0.01, abs(distance - reached) > 0.01
      else { break }
      place = reached
    }
    return hasScrolled
  }

  /// Flicks the content of the collection or table view.
  ///
  /// The finger moves at a constant speed. Scrolling begins after the first 10 points, by which the
  /// content does not move. After the end of the touch, the content decelerates as in UIKit: on the
  /// clock of the screen if animations have a duration (``playsAnimations``), so that
  /// ``advance(by:)`` displays intermediate offsets; otherwise immediately.
  ///
  ///     screen.playsAnimations = true
  ///     screen.flick(by: 100, velocity: 1500)
  ///     screen.advance(by: 0.5)
  ///     #expect(screen.collectionView!.isDecelerating)
  ///
  /// - Parameters:
  ///   - distance: The distance by which the content follows the finger, in points; positive
  ///     towards the end of the content. Beyond an end the content follows less.
  ///   - velocity: The speed at the end of the touch, in points per second. Its sign is ignored.
  ///     Zero stands for a finger that is held still.
  /// - Returns: `false`, without a change, if there is no such view that the user can scroll.
  /// - Precondition: Both numbers are finite.
  @discardableResult
  public func flick(by distance: CGFloat, velocity: CGFloat) -> Bool {
    layOut()
    guard let list else { return false }
    let way =
      list.scrollsSideways
      ? CGPoint(x: list.contentBeginsAtTheRight ? -distance : distance, y: 0)
      : CGPoint(x: 0, y: distance)
    return drag(list.view, way, velocity)
  }

  /// Flicks an orthogonally scrolling section, as ``flick(by:velocity:)`` flicks the collection
  /// view. A paging row turns one page.
  ///
  /// - Parameters:
  ///   - section: The section, which must be on screen.
  ///   - distance: The distance by which the row follows the finger, in points; positive towards
  ///     its end.
  ///   - velocity: The speed at which the touch ends, in points per second.
  /// - Returns: `false`, without a change, if there is no such section on the screen.
  @discardableResult
  public func flick(section: Int, by distance: CGFloat, velocity: CGFloat) -> Bool {
    layOut()
    guard let collectionView, let row = collectionView.rowScrollView(ofSection: section),
      let way = collectionView.rowMovement(ofSection: section, by: distance)
    else { return false }
    return drag(row, way, velocity)
  }

  /// Moves a finger over a scroll view, and lifts it at a speed.
  ///
  /// - Parameter way: The change of the offset, in the coordinates of the scroll view.
  private func drag(_ view: UIScrollView, _ way: CGPoint, _ velocity: CGFloat) -> Bool {
    let length = hypot(way.x, way.y)
    require(
      length.isFinite && velocity.isFinite,
      "A drag by \(way.x), \(way.y) points at \(velocity) points per second was asked for; give finite "
        + "numbers.")
    guard length > 0, let start = touchablePoint(of: view) else { return false }
    // The finger goes against the offset.
    let zero = view.convert(CGPoint.zero, to: nil)
    let travel = length + ScrollPhysics.panSlop
    let end = view.convert(
      CGPoint(x: -way.x / length * travel, y: -way.y / length * travel), to: nil)
    let speed = velocity == 0 ? 1000 : abs(velocity)
    let duration = TimeInterval(travel / speed)
    let finger = touch(at: start)
    let frames = (duration * 60).rounded(.up)
    finger.move(
      to: CGPoint(x: start.x + end.x - zero.x, y: start.y + end.y - zero.y), duration: duration,
      // No caller sees the steps if no time passes between them.
      steps: playsAnimations ? Int(min(max(frames, 1), 600)) : 2)
    let scrolls = view.isDragging
    if velocity == 0 { finger.hold(for: 0.2) }
    finger.lift()
    return scrolls
  }

  /// The middle of the visible part of a scroll view, in the coordinates of the window; nil if it
  /// cannot be touched there.
  private func touchablePoint(of view: UIScrollView) -> CGPoint? {
    let visible = view.convert(view.bounds, to: nil).intersection(window.bounds)
    guard !visible.isNull else { return nil }
    let point = CGPoint(x: visible.midX, y: visible.midY)
    return window.hitTest(point, with: nil)?.isDescendant(of: view) ?? false ? point : nil
  }

  /// Advances the time until nothing scrolls, by at most a minute: a delegate may begin another
  /// scroll at the end of each one.
  private func letScrollingEnd() {
    var frames = Int(60 / ScrollPhysics.frameDuration)
    while window.animationClock.isScrolling, frames > 0 {
      advance(by: ScrollPhysics.frameDuration)
      frames -= 1
    }
  }
}
