/// The side of their room that lines are placed at.
public enum LineAlignment: Hashable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
}

/// Lines with positions.
///
/// Coordinates are points. The origin is the top left corner of the room; y increases downward. Nothing
/// is rounded to pixels: round the sums with the position of the text's owner.
public struct LaidOutText: Hashable, Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The characters as drawn.
    public var text: String
    /// The left edge of the characters. Negative where a centered or right-aligned line exceeds the room.
    public var x: Double
    /// The top edge of the line.
    public var y: Double
    /// The width of the characters.
    public var width: Double
    /// The height of the line: its ascent and its descent.
    public var height: Double
    /// The distance from the top edge down to the baseline.
    public var ascent: Double

    /// The y of the baseline.
    public var baseline: Double { y + ascent }
  }

  /// The lines from top to bottom. None for an empty text.
  public let lines: [Line]

  /// The width of the widest line with the white space at its end, at most the room.
  public let width: Double

  /// The height of the lines and the leadings between them.
  public let height: Double

  /// A Boolean value that indicates whether some of the text is missing from the lines.
  public let isTruncated: Bool

  /// Places lines of one font below each other, beginning at y 0.
  ///
  /// - Parameters:
  ///   - broken: The lines.
  ///   - font: The font of all lines.
  ///   - room: The width that lines are aligned in, in points. Where it is infinite, lines are aligned in
  ///     the width of the widest one.
  ///   - alignment: The side of the room that lines are placed at.
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
