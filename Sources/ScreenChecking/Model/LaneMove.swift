/// A displayed item that moved to another lane of its section.
package struct LaneMove: Hashable, Sendable {
  /// The event before a move.
  package enum Occasion: Hashable, Sendable {
    /// The screen loaded its content.
    case loading
    /// The content scrolled by a distance in points.
    case scroll(Double)
    /// The content scrolled by a distance in points and back.
    case scrollBack(Double)
  }

  /// The section of the item.
  package var section: Int
  /// The index of the item in its section.
  package var item: Int
  /// The position of the item across the lanes before the move, in the coordinates of the content,
  /// in points.
  package var start: Double
  /// The position across the lanes after the move.
  package var end: Double
  package var occasion: Occasion

  /// Creates a move.
  package init(section: Int, item: Int, start: Double, end: Double, occasion: Occasion) {
    self.section = section
    self.item = item
    self.start = start
    self.end = end
    self.occasion = occasion
  }
}
