/// Consecutive lines of items of one size, all full except perhaps the last; or a single line of
/// items with sizes of their own.
struct UniformLines: Sendable {
  /// The first item.
  var firstItem: Int
  /// The number of items; one or more.
  var itemCount: Int
  /// The number of items in a full line.
  var perLine: Int
  /// The position of the first line, relative to the section's first line.
  var start: Double
  /// The length of a line along the scroll axis: the length of its longest item.
  var thickness: Double
  /// The distance between the starts of consecutive lines.
  var pitch: Double
  /// The distance before the first item of a line.
  var lead: Double
  /// The spacing between consecutive items of a line.
  var gap: Double
  /// The size of every item, or `nil` for a line of items with sizes of their own.
  var itemSize: LayoutSize?

  /// The number of lines.
  var lineCount: Int { (itemCount - 1) / perLine + 1 }

  /// The end of the last line.
  var end: Double { start + Double(lineCount - 1) * pitch + thickness }

  /// The position of the line behind the last one.
  var next: Double { start + Double(lineCount) * pitch }
}
