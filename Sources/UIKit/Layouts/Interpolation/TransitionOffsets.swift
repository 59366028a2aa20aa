/// Where the content is on the way from one layout to another.
struct TransitionOffsets {
  /// The content offset in the layout that the transition begins at.
  var start: CGPoint
  /// The content offset in the layout that it leads to; nil while that layout was not asked.
  var end: CGPoint?
  /// How far the content was scrolled meanwhile.
  private(set) var scrolled = CGPoint.zero
  /// Where the content was put last.
  var placed: CGPoint

  init(start: CGPoint) {
    self.start = start
    placed = start
  }

  /// Where the content belongs at a progress from 0 to 1.
  func offset(at share: CGFloat) -> CGPoint {
    let offset = CGPoint.between(start, end ?? start, share)
    return CGPoint(x: offset.x + scrolled.x, y: offset.y + scrolled.y)
  }

  /// Counts as scrolled what moved the content since it was put somewhere.
  mutating func takeUp(_ offset: CGPoint) {
    guard offset != placed else { return }
    scrolled.x += offset.x - placed.x
    scrolled.y += offset.y - placed.y
    placed = offset
  }
}
