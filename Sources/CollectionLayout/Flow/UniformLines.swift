/// Lines of a flow that follow each other and are alike: all items are of one size, and every line but
/// perhaps the last is full. Or one line, of items with sizes of their own.
struct UniformLines: Sendable {
  /// The first item in the run.
  var firstItem: Int
  /// How many items the run has; one or more.
  var itemCount: Int
  /// How many items a full line holds.
  var perLine: Int
  /// Where the first line begins, measured from the beginning of the section's first line.
  var start: Double
  /// How long a line is along the scroll axis: as long as its longest item.
  var thickness: Double
  /// From the beginning of one line to that of the next.
  var pitch: Double
  /// What lies before the first item of a line.
  var lead: Double
  /// What lies between two items of a line.
  var gap: Double
  /// The size of every item; nil in a line of items with sizes of their own.
  var itemSize: LayoutSize?

  /// How many lines there are.
  var lineCount: Int { (itemCount - 1) / perLine + 1 }

  /// Where the last line ends.
  var end: Double { start + Double(lineCount - 1) * pitch + thickness }

  /// Where the line after the last one begins.
  var next: Double { start + Double(lineCount) * pitch }
}
