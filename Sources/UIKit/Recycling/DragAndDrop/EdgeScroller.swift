/// The scrolling of a view while a finger holds dragged items near one of its edges.
@MainActor
final class EdgeScroller: FrameLink {
  /// The distance from an edge within which the content scrolls, in points (chosen).
  static let margin: CGFloat = 44
  /// The speed of the content right at an edge, in points per second (chosen).
  static let speed: CGFloat = 480

  private weak var drag: ActiveDrag?
  private weak var view: UIScrollView?
  private weak var window: UIWindow?
  private var velocity = CGPoint.zero
  /// The time of the last frame; `nil` before the first one.
  private var lastTime: TimeInterval?

  /// Updates the speed for the location of a drag over a view.
  func follow(_ drag: ActiveDrag, over view: UIScrollView) {
    let point = view.convert(drag.location, from: nil)
    let part = view.bounds.inset(by: view.adjustedContentInset)
    velocity = CGPoint(
      x: Self.velocity(at: point.x, from: part.minX, to: part.maxX),
      y: Self.velocity(at: point.y, from: part.minY, to: part.maxY))
    guard offset(after: 1.0 / 60, in: view) != view.contentOffset else { return stop() }
    self.drag = drag
    self.view = view
    guard window == nil, let found = view.window else { return }
    window = found
    lastTime = nil
    found.animationClock.add(self)
  }

  /// Ends the scrolling.
  func stop() {
    window?.animationClock.remove(self)
    window = nil
  }

  func step(to time: TimeInterval) {
    guard let view, let drag, view.window === window else { return stop() }
    defer { lastTime = time }
    guard let lastTime, time > lastTime else { return }
    let offset = offset(after: time - lastTime, in: view)
    guard offset != view.contentOffset else { return stop() }
    view.contentOffset = offset
    view.layoutIfNeeded()
    drag.updateTarget()
  }

  /// Returns the content offset after an interval, within the content.
  private func offset(after interval: TimeInterval, in view: UIScrollView) -> CGPoint {
    let insets = view.adjustedContentInset
    func moved(
      _ offset: CGFloat, _ velocity: CGFloat, _ low: CGFloat, _ high: CGFloat
    ) -> CGFloat {
      guard velocity != 0, high > low else { return offset }
      return min(max(offset + velocity * interval, low), high)
    }
    return CGPoint(
      x: moved(
        view.contentOffset.x, velocity.x, -insets.left,
        view.contentSize.width + insets.right - view.bounds.width),
      y: moved(
        view.contentOffset.y, velocity.y, -insets.top,
        view.contentSize.height + insets.bottom - view.bounds.height))
  }

  /// Returns the speed at a position between two edges, which grows toward them.
  private static func velocity(
    at position: CGFloat, from low: CGFloat, to high: CGFloat
  ) -> CGFloat {
    guard high - low > 2 * margin else { return 0 }
    if position < low + margin { return -speed * min(1, (low + margin - position) / margin) }
    if position > high - margin { return speed * min(1, (position - high + margin) / margin) }
    return 0
  }
}
