/// The alignment of lines in the available width.
public enum LineAlignment: Hashable, Sendable {
  /// Left alignment.
  case left
  /// Center alignment.
  case center
  /// Right alignment.
  case right
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

  /// Positions lines of one font below each other, from y 0.
  ///
  /// - Parameters:
  ///   - broken: The lines.
  ///   - font: The font of all lines.
  ///   - room: The width in which lines are aligned, in points. If it is infinite, lines are
  ///     aligned in the width of the widest one.
  ///   - alignment: The alignment of the lines.
  /// - Complexity: O(*n*) in the number of lines.
  public init(
    _ broken: TextLines, font: TextFont, room: Double, alignment: LineAlignment = .left
  ) {
    let step = font.lineHeight + font.leading
    let available = room.isFinite ? room : broken.width
    lines = broken.lines.enumerated().map { index, line in
      let free = available - line.width
      let x: Double =
        switch alignment {
        case .left: 0
        case .center: free / 2
        case .right: free
        }
      return Line(
        text: line.text, x: x, y: Double(index) * step, width: line.width,
        height: font.lineHeight, ascent: font.ascent)
    }
    width = min(broken.width, room)
    height = font.height(ofLines: broken.lines.count)
    isTruncated = broken.isTruncated
  }
}
