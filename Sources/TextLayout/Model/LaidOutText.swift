/// The alignment of lines in the available width.
public enum LineAlignment: Hashable, Sendable {
  /// Left alignment.
  case left
  /// Center alignment.
  case center
  /// Right alignment.
  case right
  /// Alignment at both edges by wider spaces, in paragraphs with this format. The last line of a
  /// paragraph, and texts without formats, are left-aligned.
  case justified
}

/// Lines with positions.
///
/// Coordinates are in points. The origin is the top left corner of the available width; y increases
/// downward. Positions are not rounded to pixels: round their sums with the position of the text.
public struct LaidOutText: Hashable, Sendable {
  /// A line.
  public struct Line: Hashable, Sendable {
    /// The characters as drawn.
    public var text: String
    /// The left edge of the characters. Negative for a centered or right-aligned line that exceeds
    /// the available width.
    public var x: Double
    /// The top edge of the line.
    public var y: Double
    /// The width of the characters.
    public var width: Double
    /// The height of the line: the sum of its ascent and descent.
    public var height: Double
    /// The distance from the top edge to the baseline.
    public var ascent: Double
    /// The parts of the line, with positions relative to ``x``; empty for a line that is one part.
    public var pieces: [TextLines.Piece] = []

    /// The y coordinate of the baseline.
    public var baseline: Double { y + ascent }
  }

  /// The lines from top to bottom; empty for an empty text.
  public let lines: [Line]

  /// The width of the widest line including trailing white space, at most the available width.
  public let width: Double

  /// The height of the lines and the leadings between them.
  public let height: Double

  /// A Boolean value that indicates whether the lines omit part of the text.
  public let isTruncated: Bool

  /// Positions lines below each other, from y 0.
  ///
  /// - Parameters:
  ///   - broken: The lines.
  ///   - font: The font of lines without metrics of their own.
  ///   - room: The width in which lines are aligned, in points. If it is infinite, lines are
  ///     aligned in the width of the widest one.
  ///   - alignment: The alignment of the lines.
  /// - Complexity: O(*n*) in the number of lines.
  public init(
    _ broken: TextLines, font: TextFont, room: Double, alignment: LineAlignment = .left
  ) {
    var top = 0.0
    lines = broken.lines.enumerated().map { index, line in
      let metrics = line.metrics
      if let metrics {
        top += metrics.spaceBefore
      } else if index > 0 {
        top = Double(index) * (font.lineHeight + font.leading)
      }
      let start = metrics?.start ?? 0
      let end = metrics.map { $0.end.isFinite ? $0.end : broken.width }
      let free = (end ?? (room.isFinite ? room : broken.width)) - start - line.width
      let x: Double =
        switch metrics?.alignment ?? alignment {
        case .left, .justified: start
        case .center: start + free / 2
        case .right: start + free
        }
      let (ascent, height) = (
        metrics?.ascent ?? font.ascent,
        metrics.map { $0.ascent + $0.descent } ?? font.lineHeight
      )
      defer { top += height }
      return Line(
        text: line.text, x: x, y: top, width: line.width, height: height, ascent: ascent,
        pieces: line.pieces)
    }
    width = min(broken.width, room)
    height = broken.height(in: font)
    isTruncated = broken.isTruncated
  }
}
