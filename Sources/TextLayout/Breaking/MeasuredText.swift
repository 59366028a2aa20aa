/// A text whose parts have widths.
///
/// Line breaking works on this protocol, so that texts in one font need no search for runs.
protocol MeasuredText {
  /// The widths of the characters in a font.
  associatedtype Widths: FontWidths

  var text: Substring { get }

  /// Returns the run that contains an offset, a number of bytes from the start of ``text``.
  func run(atOffset offset: Int) -> RunWidths<Widths>

  /// Returns the width of a part of ``text``, in points. Tabs have no width.
  func width(of part: Substring) -> Double

  /// Returns the width of an ellipsis in the style of a position, in points.
  func ellipsisWidth(at index: Substring.Index) -> Double

  /// Returns the ends of the line that begins at an offset, within the available width.
  func room(in width: Double, at start: Int, isFirst: Bool) -> LineRoom

  /// Returns the position of the tab stop after a position, in points from the start of a line.
  func tabStop(after position: Double, at index: Substring.Index) -> Double

  /// Returns the number of the run that contains a position.
  func run(at index: Substring.Index) -> Int

  /// Calls a closure with the parts of a part that are in one run, from left to right.
  func forEachRun(in part: Substring, _ body: (Int, Substring) -> Void)

  /// Returns the line break mode and strategy of the paragraph at an offset.
  func breaking(at start: Int, options: LineBreakOptions) -> (LineBreakMode, LineBreakStrategy)
}

extension MeasuredText {
  /// Returns the position after a part that begins at a position, in points. A tab advances to the
  /// next tab stop.
  func advance(_ position: Double, over part: Substring) -> Double {
    guard TextSpaces.containsTab(part) else { return position + width(of: part) }
    var position = position
    var rest = part
    while let tab = TextSpaces.firstTab(in: rest) {
      position += width(of: rest[..<tab])
      position = tabStop(after: position, at: tab)
      rest = rest[rest.utf8.index(after: tab)...]
    }
    return position + width(of: rest)
  }
}

/// The ends of a line, in points from the leading edge of the available width.
struct LineRoom {
  var start: Double
  var end: Double

  init(_ start: Double, _ end: Double) {
    self.start = start
    self.end = end
  }
}

/// The mark at the position of omitted text.
let ellipsis = "…"
