/// The content offsets during a transition between two layouts.
struct TransitionOffsets {
  /// The content offset in the transition's current layout.
  var start: CGPoint
  /// The content offset in the transition's next layout; `nil` until that layout is queried.
  var end: CGPoint?
  /// The scrolled distance since the beginning of the transition.
  private(set) var scrolled = CGPoint.zero
  /// The content offset that the transition set last.
  var placed: CGPoint

  init(start: CGPoint) {
    self.start = start
    placed = start
  }

  /// Returns the content offset at a progress from 0 to 1.
  func offset(at share: CGFloat) -> CGPoint {
    let offset = CGPoint.between(start, end ?? start, share)
    return CGPoint(x: offset.x + scrolled.x, y: offset.y + scrolled.y)
  }

  /// Records the difference between an offset and the last one that the transition set as
  /// scrolling.
  mutating func takeUp(_ offset: CGPoint) {
    guard offset != placed else { return }
    scrolled.x += offset.x - placed.x
    scrolled.y += offset.y - placed.y
    placed = offset
  }
}
