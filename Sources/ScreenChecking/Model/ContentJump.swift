/// A movement of displayed items that the scroll of their list does not explain.
package struct ContentJump: Hashable, Sendable {
  /// The section of the first item that moved.
  package var section: Int
  /// The index of that item in its section.
  package var item: Int
  /// The largest movement beside the scroll, in points.
  package var distance: Double
  /// The part of the list's visible area that the moved items fill, from 0 to 1.
  package var share: Double
  /// The visible length of the list along its axis, in points.
  package var visibleLength: Double
  /// The distance by which the list was scrolled, in points; negative for the way back.
  package var scroll: Double

  /// The impact: the part of the area that moved, multiplied by the part of the visible length that
  /// it moved by. It is the score of a layout shift on web pages.
  package var score: Double { share * min(1, distance / visibleLength) }

  /// Creates a movement.
  package init(
    section: Int, item: Int, distance: Double, share: Double, visibleLength: Double, scroll: Double
  ) {
    self.section = section
    self.item = item
    self.distance = distance
    self.share = share
    self.visibleLength = visibleLength
    self.scroll = scroll
  }
}
