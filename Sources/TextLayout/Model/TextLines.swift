/// The lines of a text without positions.
public struct TextLines: Hashable, Sendable {
  /// Consecutive characters of a line in one run.
  public struct Piece: Hashable, Sendable {
    /// The number of the run in the text.
    public var run: Int
    /// The characters.
    public var text: String
    /// The distance of the left edge from the start of the line, in points.
    public var x: Double
    /// The width, in points.
    public var width: Double

    /// Creates a part of a line.
    public init(run: Int, text: String, x: Double, width: Double) {
      self.run = run
      self.text = text
      self.x = x
      self.width = width
    }
  }

  /// The height and the edges of a line in a paragraph with a format, in points.
  public struct Metrics: Hashable, Sendable {
    /// The height above the baseline.
    public var ascent: Double
    /// The depth below the baseline, as a positive number.
    public var descent: Double
    /// The greatest leading of the fonts in the line.
    public var leading: Double
    /// The distance from the line before.
    public var spaceBefore: Double
    /// The distance of the line's start from the leading edge of the available width.
    public var start: Double
    /// The distance of the line's end from the leading edge of the available width.
    public var end: Double
    /// The alignment, or `nil` to use the alignment of the text.
    public var alignment: LineAlignment?
  }

  /// A line.
  public struct Line: Hashable, Sendable {
    /// The drawn characters: without trailing white space, and with the ellipsis of a truncated
    /// line.
    public var text: String

    /// The width of the drawn characters, in points.
    public var width: Double

    /// The width including trailing white space, in points. The size of a text includes it, as the
    /// sizes of wrapped labels recorded from UIKit do.
    public var widthWithTrailingSpaces: Double

    /// The parts of the line with positions; empty for a line in one font without tabs, which is
    /// one part.
    public var pieces: [Piece] = []

    /// The height and the edges of the line, or `nil` to use the font's height and the edges of the
    /// available width.
    public var metrics: Metrics?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - text: The drawn characters.
    ///   - width: The width of the characters, in points.
    ///   - widthWithTrailingSpaces: The width including trailing white space, in points; `width` if
    ///     `nil`.
    public init(text: String, width: Double, widthWithTrailingSpaces: Double? = nil) {
      self.text = text
      self.width = width
      self.widthWithTrailingSpaces = widthWithTrailingSpaces ?? width
    }
  }

  /// The lines from top to bottom; empty for an empty text.
  public var lines: [Line]

  /// A Boolean value that indicates whether the lines omit part of the text.
  public var isTruncated: Bool

  /// Creates lines.
  public init(lines: [Line], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }

  /// The width of the widest line including trailing white space, in points. It may exceed the
  /// available width. Indents count.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public var width: Double {
    guard !lines.isEmpty else { return 0 }
    var width = -Double.infinity
    // A copy of a line would retain its text.
    for index in lines.indices {
      let end = lines[index].widthWithTrailingSpaces + (lines[index].metrics?.start ?? 0)
      width = Swift.max(width, end)
    }
    return width
  }

  /// The leading of the last line, in points; zero for an empty text. The height does not include
  /// it.
  ///
  /// - Parameter font: The font of lines without metrics of their own.
  public func lastLeading(in font: TextFont) -> Double {
    lines.last.map { $0.metrics?.leading ?? font.leading } ?? 0
  }

  /// The sum of the heights of all lines and the distances between them, in points.
  ///
  /// - Parameter font: The font of lines without metrics of their own.
  public func height(in font: TextFont) -> Double {
    guard lines.indices.contains(where: { lines[$0].metrics != nil }) else {
      return font.height(ofLines: lines.count)
    }
    return lines.reduce(0) { sum, line in
      guard let metrics = line.metrics else { return sum + font.lineHeight }
      return sum + metrics.spaceBefore + metrics.ascent + metrics.descent
    }
  }
}
